import type { ListSnapshot } from './list-loader.ts';

export type ListStatus = 'loading' | 'error' | 'offline' | 'forbidden' | 'empty' | 'filtered-empty' | 'ready';

/**
 * Derives the status of a list. `query` is the current query; `filtered` is true if it has conditions. Rows of another
 * query are kept (dimmed) while a request is pending and without a network (`isOutdated`); after any other failure they
 * would look like its result.
 */
export function listStatus(snapshot: ListSnapshot, query: string, filtered: boolean): ListStatus {
  const { failure, answered, pending, records } = snapshot;
  if (isOutdated(snapshot, query)) return 'ready';
  if (failure?.query === query && pending === undefined && answered !== query) return failureStatus(failure.error.kind);
  if (answered === undefined || (answered !== query && records.length === 0)) return 'loading';
  if (records.length > 0) return 'ready';
  return filtered ? 'filtered-empty' : 'empty';
}

/** Returns true if the rows belong to an earlier query because the network was unavailable for this one. */
export function isOutdated({ failure, answered, pending, records }: ListSnapshot, query: string): boolean {
  const isGone = failure?.query === query && failure.error.kind === 'offline' && pending === undefined;
  return isGone && answered !== query && records.length > 0;
}

function failureStatus(kind: string): ListStatus {
  if (kind === 'offline') return 'offline';
  return kind === 'forbidden' ? 'forbidden' : 'error';
}
