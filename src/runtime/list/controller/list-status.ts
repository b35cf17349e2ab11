import type { ListSnapshot } from './list-loader.ts';

/** The state that a list page shows; `ready` shows the table. */
export type ListStatus = 'loading' | 'error' | 'offline' | 'forbidden' | 'empty' | 'filtered-empty' | 'ready';

/**
 * Derives the status of a list. `query` is the current query, `filtered` whether it has conditions. Rows of another query
 * stay (dimmed) while a request is pending, and without a network (`isOutdated`); after another failure they would look like
 * its result.
 */
export function listStatus(snapshot: ListSnapshot, query: string, filtered: boolean): ListStatus {
  const { failure, answered, pending, records } = snapshot;
  if (isOutdated(snapshot, query)) return 'ready';
  if (failure?.query === query && pending === undefined && answered !== query) return failureStatus(failure.error.kind);
  if (answered === undefined || (answered !== query && records.length === 0)) return 'loading';
  if (records.length > 0) return 'ready';
  return filtered ? 'filtered-empty' : 'empty';
}

/** The rows answer an earlier query: the network was gone when this one was asked. */
export function isOutdated({ failure, answered, pending, records }: ListSnapshot, query: string): boolean {
  const isGone = failure?.query === query && failure.error.kind === 'offline' && pending === undefined;
  return isGone && answered !== query && records.length > 0;
}

function failureStatus(kind: string): ListStatus {
  if (kind === 'offline') return 'offline';
  return kind === 'forbidden' ? 'forbidden' : 'error';
}
