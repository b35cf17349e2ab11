import { Suspense } from 'react';

import { lazyComponent, type ProblemCardProps } from '../../runtime/registry/index.ts';

const DrawnProblem = lazyComponent(async () => (await import('./DrawnProblem.tsx')).DrawnProblem);

/** The card that replaces a part that cannot be rendered; loaded with the first problem. */
export function ProblemCard(props: ProblemCardProps) {
  return (
    <Suspense fallback={null}>
      <DrawnProblem {...props} />
    </Suspense>
  );
}
