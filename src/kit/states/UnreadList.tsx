import type { ListController } from '../../runtime/list/index.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** The panel that replaces a list's rows while they load, or if they failed to. */
export function UnreadList(props: { controller: ListController; rows: number; columns: number }) {
  const { list, status, state, snapshot, refresh } = props.controller;
  if (status === 'loading') return <ListSkeleton rows={Math.min(props.rows, state.pageSize)} columns={props.columns} />;
  return <LoadFailure error={snapshot.failure?.error} onRetry={refresh} permission={`${list.permission}:list`} />;
}
