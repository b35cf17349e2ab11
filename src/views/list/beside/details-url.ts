import { printSearch } from '../../../runtime/list/index.ts';

/** Names with a dot cannot be fields, so these never collide with one. */
const rowKey = 'list.row';
const tabKey = 'list.tab';
const queryKey = 'list.details';

/** What stands beside a list, as its address says. */
export interface DetailsPlace {
  /** Id of the row that is chosen. */
  row: string | undefined;
  /** Which of the lists that follow it, counted from 0. */
  tab: number;
  /** The address of that list: a search part of its own. */
  search: string;
}

/** Reads the place; a tab that makes no sense is the first. */
export function detailsOf(search: string, tabs: number): DetailsPlace {
  const params = new URLSearchParams(search);
  const tab = Number(params.get(tabKey) ?? 0);
  return {
    row: params.get(rowKey) || undefined,
    tab: Number.isInteger(tab) && tab >= 0 && tab < tabs ? tab : 0,
    search: params.get(queryKey) ?? '',
  };
}

/** The address with another place; the inverse of detailsOf. What stands beside no row is not written. */
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
