import type { ListController } from '../../runtime/list/index.ts';
import { ErrorState, ForbiddenState, OfflineState } from './FailureStates.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

/** What stands in the place of a list's rows until they are read, and when they cannot be. */
export function UnreadList(props: {
  controller: ListController;
  /** The most rows and columns that its grey shape has. */
  rows: number;
  columns: number;
}) {
  const { list, status, state, snapshot, refresh } = props.controller;
  if (status === 'loading') return <ListSkeleton rows={Math.min(props.rows, state.pageSize)} columns={props.columns} />;
  if (status === 'offline') return <OfflineState onRetry={refresh} />;
  const { requestId, message } = snapshot.failure?.error ?? {};
  if (status === 'forbidden')
    return <ForbiddenState permission={`${list.permission}:list`} requestId={requestId} onRetry={refresh} />;
  return <ErrorState message={message} requestId={requestId} onRetry={refresh} />;
}
