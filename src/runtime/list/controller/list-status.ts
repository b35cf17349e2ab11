import type { ListSnapshot } from './list-loader.ts';

/** What a list page shows in the place of its table; `ready` is the table itself. */
export type ListStatus = 'loading' | 'error' | 'offline' | 'forbidden' | 'empty' | 'filtered-empty' | 'ready';

/**
 * The one status of a list. `query` is what is asked for now, `filtered` whether it has conditions. Rows of another
 * query stay (dimmed) only while their successors are on the way: after a failure they would be passed off as the answer.
 */
export function listStatus(snapshot: ListSnapshot, query: string, filtered: boolean): ListStatus {
  const { failure, answered, pending, records } = snapshot;
  if (failure?.query === query && pending === undefined && answered !== query) return failureStatus(failure.error.kind);
  if (answered === undefined || (answered !== query && records.length === 0)) return 'loading';
  if (records.length > 0) return 'ready';
  return filtered ? 'filtered-empty' : 'empty';
}

function failureStatus(kind: string): ListStatus {
  if (kind === 'offline') return 'offline';
  return kind === 'forbidden' ? 'forbidden' : 'error';
}
