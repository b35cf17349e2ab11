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
  /** The path of the tab; absent where the list is only a part of a page. */
  path?: string;
  search: string;
  setSearch(next: string): void;
  /** What stands behind the page's path: the address of a record (`recordAddress`); '' for none. Pages alone have it. */
  record?: string;
  /** Puts a record's address behind the path, as another step of the browser's history. */
  openRecord?(address: string): void;
  /** Takes it away again: the step before, where that was the page without it. */
  closeRecord?(): void;
}

/** The state of an open list and the commands that change it. */
export interface ListController {
  list: ResolvedList;
  state: ListState;
  status: ListStatus;
  snapshot: ListSnapshot;
  /** A reload is pending; the previous rows are still shown. */
  refreshing: boolean;
  /** There is no network for the present query; the rows of an earlier one are still shown. */
  outdated: boolean;
  filtered: boolean;
  /** Totals over the whole query, where the page shows a part of it. */
  totals: ListTotals | undefined;
  /** The pending request has exceeded 3 s. */
  slow: boolean;
  /** Cancels the pending request. */
  stop(): void;
  /** Applies the query of another address of this list. Foreign parameters of the address stay. */
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
  /** @param adds keeps the other sort columns. */
  sortBy(column: string, adds?: boolean): void;
  /** Sets the sort columns; undefined: the list's default. */
  sortTo(sort: readonly ListSort[] | undefined): void;
  paginate(page: number, pageSize: number): void;
  /** Reloads the current query. */
  refresh(): void;
  /** Reloads without reporting a failure, unless a request is pending. */
  refreshQuietly(): void;
  /** Reloads after records were removed, on a page that still exists. */
  refreshAfterRemoval(ids: readonly string[]): void;
  clearSelection(): void;
  /** Whether all matching records can be selected: the list is paged and the total is known. */
  canSelectAll: boolean;
  /** Storage key of the advanced queries that were saved before they were views: the list's save code, else the path of its page. */
  queryStorageKey: string;
  /** Why they cannot be selected, where there are more pages. */
  whyNotAll: string | undefined;
  /** Selects all matching records of all pages. */
  selectAll(): void;
  /** The fixed conditions, which are also the defaults of new records. */
  where: Readonly<Record<string, unknown>>;
  /** Fixed request parameters that are not fields. */
  params: Readonly<Record<string, unknown>>;
  /** The parameters of the current query without its page. @throws PortError for a query that the server does not support. */
  wholeQuery(): Record<string, string>;
  /** Loads a record's children in a tree. */
  loadChildren: ((record: DataRecord) => Promise<DataRecord[]>) | undefined;
}

/** Options of a list, for lists inside pickers. */
export interface ListOptions {
  /** A new search keeps the selection, which the picker lists separately. */
  keepsSelection?: boolean;
  /** Replaces the list's own request. Must be stable. */
  load?: (params: Record<string, string>, signal: AbortSignal) => Promise<RecordPage>;
  /** The initial look of the table, instead of the saved one. */
  look?: TableLook;
}
