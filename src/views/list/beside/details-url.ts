import { printSearch } from '../../../runtime/list/index.ts';

/** Field names contain no dot, so these never collide with one. */
const rowKey = 'list.row';
const tabKey = 'list.tab';
const queryKey = 'list.details';

/** The details next to a list, as stored in its address. */
export interface DetailsPlace {
  row: string | undefined;
  tab: number;
  /** The query of the detail list, as an encoded search string. */
  search: string;
}

/** Reads the place; an invalid tab falls back to the first. */
export function detailsOf(search: string, tabs: number): DetailsPlace {
  const params = new URLSearchParams(search);
  const tab = Number(params.get(tabKey) ?? 0);
  return {
    row: params.get(rowKey) || undefined,
    tab: Number.isInteger(tab) && tab >= 0 && tab < tabs ? tab : 0,
    search: params.get(queryKey) ?? '',
  };
}

/** Returns the address with another place; the inverse of `detailsOf`. Without a row nothing is written. */
export function withDetails(search: string, { row, tab, search: query }: DetailsPlace): string {
  const params = new URLSearchParams(search);
  for (const key of [rowKey, tabKey, queryKey]) params.delete(key);
  if (row !== undefined) {
    params.set(rowKey, row);
    if (tab > 0) params.set(tabKey, String(tab));
    if (query !== '') params.set(queryKey, query);
  }
  return printSearch(params);
}
