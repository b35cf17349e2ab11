import { Suspense } from 'react';

import { lazyComponent, type ProblemCardProps } from '../../runtime/registry/index.ts';

const DrawnProblem = lazyComponent(async () => (await import('./DrawnProblem.tsx')).DrawnProblem);

/** The card in the place of a part that cannot be drawn; loaded with the first problem. */
export function ProblemCard(props: ProblemCardProps) {
  return (
    <Suspense fallback={null}>
      <DrawnProblem {...props} />
    </Suspense>
  );
}
