import type { PageViews } from '../runtime/page/index.ts';
import { StartedList } from './list/index.ts';
import { FormPage, ScreenPage } from './page/index.ts';
import { ProblemCard } from './problem-card/index.ts';
import { ErrorState, ForbiddenState, ListSkeleton, NotFoundState, OfflineState } from './states/index.ts';

/** How pages made of documents look: what `DocumentPage` draws with. */
export const pageViews: PageViews = {
  List: StartedList,
  Form: FormPage,
  Screen: ScreenPage,
  Loading: ListSkeleton,
  Problem: ProblemCard,
  Failure({ error, onRetry }) {
    const { kind, message, requestId } = error;
    if (kind === 'not-found') return <NotFoundState />;
    if (kind === 'forbidden') return <ForbiddenState requestId={requestId} onRetry={onRetry} />;
    if (kind === 'offline') return <OfflineState onRetry={onRetry} />;
    return <ErrorState message={message} requestId={requestId} onRetry={onRetry} />;
  },
};
