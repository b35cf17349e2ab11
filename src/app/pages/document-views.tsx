import type { PortError } from '../../runtime/data/ports.ts';
import type { PageViews } from '../../runtime/page/index.ts';
import { ListPage } from '../../views/list/index.ts';
import { ProblemCard } from '../../views/problem-card/index.ts';
import { ErrorState, ForbiddenState, ListSkeleton, NotFoundState, OfflineState } from '../../views/states/index.ts';

/** What document pages are drawn with. */
export const documentViews: PageViews = { List: ListPage, Loading: ListSkeleton, Failure, Problem: ProblemCard };

function Failure({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  const { kind, message, requestId } = error;
  if (kind === 'forbidden') return <ForbiddenState requestId={requestId} onRetry={onRetry} />;
  if (kind === 'not-found') return <NotFoundState />;
  if (kind === 'offline') return <OfflineState onRetry={onRetry} />;
  return <ErrorState message={message} requestId={requestId} onRetry={onRetry} />;
}
