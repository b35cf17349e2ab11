import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { say } from '../../locale/index.ts';
import { useRuntime } from '../registry/index.ts';

/**
 * Isolates errors: if a child throws while rendering, the registry's problem card replaces it and the rest of the page
 * keeps working. `title` is the user-facing name of the part, e.g. the field's title. A change of `resetKey` (the node)
 * renders the children again.
 */
export function ProblemBoundary(props: {
  document: string;
  pointer: string;
  title: string;
  resetKey?: unknown;
  children: ReactNode;
}) {
  const { ProblemCard } = useRuntime().registry.views;
  const { document, pointer, title } = props;
  return (
    <ErrorBoundary
      resetKeys={[props.resetKey]}
      onError={(error) => console.error(`${document}${pointer}`, error)}
      fallbackRender={({ resetErrorBoundary }) => (
        <ProblemCard
          problem={{
            severity: 'error',
            code: 'cannot-draw',
            document,
            pointer,
            message: say('“{title}”显示时出了错，其余部分可以照常使用。', { title }),
          }}
          onRetry={resetErrorBoundary}
        />
      )}
    >
      {props.children}
    </ErrorBoundary>
  );
}
