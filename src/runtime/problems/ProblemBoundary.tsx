import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { say } from '../../schema/locale/index.ts';
import { useRuntime } from '../registry/index.ts';

/**
 * Keeps a fault in its place: when what stands inside throws while it is drawn, the registry's problem card takes its
 * place and the rest of the page works on. `title` is what a person calls the part, e.g. the field's title. A change of
 * `resetKey` (the node) draws it again.
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
