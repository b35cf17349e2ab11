import type { ResolvedList } from '../../../engine/list/index.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import type { DataRecord, RecordPage } from '../../ports/index.ts';
import type { TableLook, TableStore } from '../../table/index.ts';
import type { ListSort, ListState } from '../query/index.ts';
import type { ListSnapshot } from './list-loader.ts';
import type { ListStatus } from './list-status.ts';
import type { ListTotals } from './use-list-totals.ts';

/** The list's part of a tab's URL: its search part, with the `?`. */
export interface ListLocation {
  /** The path of the tab; absent if the list is only a part of a page. */
  path?: string;
  search: string;
  setSearch(next: string): void;
  /** The part after the page's path: the address of a record (`recordAddress`); '' for none. Present only for pages. */
  record?: string;
  /** Appends a record's address to the path, as a new entry of the browser's history. */
  openRecord?(address: string): void;
  /** Removes it again, by going back if the previous entry was the page without it. */
  closeRecord?(): void;
}

export interface ListController {
  list: ResolvedList;
  state: ListState;
  status: ListStatus;
  snapshot: ListSnapshot;
  /** True while a reload is pending and the previous rows are still shown. */
  refreshing: boolean;
  /** True if there is no network for the current query and the rows of an earlier one are still shown. */
  outdated: boolean;
  filtered: boolean;
  totals: ListTotals | undefined;
  /** True if the pending request takes longer than 3 s. */
  slow: boolean;
  stop(): void;
  /** Applies the query of another address of this list. Foreign parameters of the address are kept. */
  goTo(address: string): void;
  /** Selection, focus and look of the table. The look is saved per page and user. */
  table: TableStore;
  search(values: Readonly<Record<string, unknown>>): void;
  /** Resets the query to the defaults and loads. */
  reset(): void;
  /** Clears all conditions, including defaults. */
  clearSearch(): void;
  /** Sets the advanced query, which applies in addition to the search; undefined clears it. */
  advancedSearch(query: AdvancedQuery | undefined): void;
  /**
   * Sets the advanced query and searches with what is in the search fields, like their own button. Throws PortError for
   * a query while a search field is invalid.
   */
  searchWith(query: AdvancedQuery | undefined): void;
  /** Sets the function that reads the search fields on the screen; it returns undefined if they are invalid. */
  connectSearchFields(read: (() => Readonly<Record<string, unknown>> | undefined) | undefined): void;
  /** @param adds keeps the other sort columns. */
  sortBy(column: string, adds?: boolean): void;
  /** Sets the sort columns; undefined restores the list's default. */
  sortTo(sort: readonly ListSort[] | undefined): void;
  paginate(page: number, pageSize: number): void;
  refresh(): void;
  /** Reloads without reporting a failure, unless a request is pending. */
  refreshQuietly(): void;
  refreshAfterRemoval(ids: readonly string[]): void;
  clearSelection(): void;
  /** True if all matching records can be selected: the list is paged and the total is known. */
  canSelectAll: boolean;
  /**
   * Storage key of advanced queries that were saved before they became views: the list's save code, or the path of its
   * page.
   */
  queryStorageKey: string;
  whyNotAll: string | undefined;
  selectAll(): void;
  /** The fixed conditions, which are also the defaults of new records. */
  where: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
  /**
   * Returns the parameters of the current query without its page.
   * @throws PortError for a query that the server does not support.
   */
  wholeQuery(): Record<string, string>;
  loadChildren: ((record: DataRecord) => Promise<DataRecord[]>) | undefined;
}

export interface ListOptions {
  /** True if a new search keeps the selection, which the picker lists separately. */
  keepsSelection?: boolean;
  /** Replaces the list's own request. Must be stable. */
  load?: (params: Record<string, string>, signal: AbortSignal) => Promise<RecordPage>;
  look?: TableLook;
}
