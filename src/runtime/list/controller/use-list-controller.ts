import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { type AdvancedQuery, mostByQuery } from '../../../engine/query/index.ts';
import { evaluateTemplates } from '../../actions/index.ts';
import { allCapabilities, type DataRecord, PortError, portError, type RecordPage } from '../../ports/index.ts';
import { invalidateNames } from '../../data/index.ts';
import { useRuntime } from '../../registry/index.ts';
import {
  type TableLook,
  type TableStore,
  createTableStore,
  emptySelection,
  keepExpanded,
  keepLook,
  loadExpanded,
  loadLook,
  recordId,
} from '../../table/index.ts';
import {
  type FixedQuery,
  listRequest,
  refuseUnknown,
  wholeQuery,
  type ListSort,
  nextSort,
  type ListAction,
  type ListState,
  isFiltered,
  listReducer,
  parseListUrl,
  printListUrl,
  isEmptySearch,
} from '../query/index.ts';
import { type ListSnapshot, createListLoader } from './list-loader.ts';
import { type ListStatus, listStatus } from './list-status.ts';
import { listStorageKey } from './list-storage-key.ts';
import { lastPage, pageAfterRemoval } from './pages.ts';
import { usePoll } from './use-poll.ts';
import { useSlow } from './use-slow.ts';

/** The list's part of a tab's URL: its search part, with the `?`. */
export interface ListLocation {
  /** The path of the tab; absent where the list is only a part of a page. */
  path?: string;
  search: string;
  setSearch(next: string): void;
}

/** The state of an open list and the commands that change it. */
export interface ListController {
  list: ResolvedList;
  state: ListState;
  status: ListStatus;
  snapshot: ListSnapshot;
  /** A reload is pending; the previous rows are still shown. */
  refreshing: boolean;
  filtered: boolean;
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
  /** Storage key of saved queries: the list's save code, else the path of its page. */
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

/**
 * Turns a resolved list and the tab's location into the state and commands of a list page. The query lives in the
 * location, everything else in the component. `onFailure` is called for every failed request.
 */
export function useListController(
  list: ResolvedList,
  location: ListLocation,
  onFailure: (error: PortError) => void,
  use: ListOptions = defaultOptions,
): ListController {
  const { ports, user } = useRuntime();
  const [loader] = useState(createListLoader);
  const [place] = useState({ page: listStorageKey(list), user: user?.id ?? '' });
  const [table] = useState(() => {
    const expanded = list.tree ? loadExpanded(place) : new Set<string>();
    return createTableStore({ ...(use.look ?? loadLook(place)), expanded });
  });
  useEffect(() => keepLook(table, place), [table, place]);
  useEffect(() => keepExpanded(table, place), [table, place]);
  const snapshot = useSyncExternalStore(loader.subscribe, loader.get, loader.get);
  const { search, setSearch } = location;
  const state = useMemo(() => parseListUrl(list, search), [list, search]);
  const { advanced } = state;
  const { capabilities = allCapabilities } = ports;
  const path = list.endpoints.list;
  const where = useMemo(() => evaluateTemplates(list.where, { $user: user ?? null }), [list.where, user]);
  const fixed = useMemo(
    () => ({ where, params: evaluateTemplates(list.params ?? {}, { $user: user ?? null }) }),
    [where, list.params, user],
  );
  const query = JSON.stringify([path, listRequest(list, state, fixed)]);

  const dispatch = (action: ListAction) => setSearch(printListUrl(list, listReducer(list, state, action), search));
  const askFor = (action: ListAction) => {
    const next = printListUrl(list, listReducer(list, state, action), search);
    if (next === search) load();
    else setSearch(next);
  };
  const start = useCallback(
    (failed?: (error: PortError) => void) => {
      const [address, params]: [string | null, Record<string, string>] = JSON.parse(query);
      const ask = async (signal: AbortSignal) => {
        refuseUnknown({ advanced }, capabilities);
        return use.load?.(params, signal) ?? listRecords(ports.records, address, params, signal);
      };
      loader.load(query, ask, failed);
    },
    [loader, ports, query, advanced, capabilities, use],
  );
  const load = useCallback(() => start(onFailure), [start, onFailure]);

  useEffect(() => {
    const { answered, failure } = loader.get();
    if (answered !== query && failure?.query !== query) load();
    return () => loader.cancel();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- another callback or port is no reason to ask again; another query is
  }, [loader, query]);

  const refreshQuietly = () => {
    if (loader.get().pending === undefined) start();
  };
  usePoll(list.poll, refreshQuietly);

  // Other fixed conditions (a node chosen in the side tree) make another list: clear the selection.
  const before = useRef(fixed);
  useEffect(() => {
    if (before.current === fixed) return;
    before.current = fixed;
    if (!use.keepsSelection) table.set({ selection: emptySelection });
  }, [fixed, table, use]);

  // The browser's Back button may change the query: clear the selection then.
  const conditions = JSON.stringify([fixed, state.values, state.advanced]);
  const selectedIn = useRef(conditions);
  useEffect(() => {
    if (selectedIn.current === conditions) return;
    selectedIn.current = conditions;
    table.set({ selectsAll: false });
  }, [table, conditions]);

  const isCounted = list.tree === undefined && !snapshot.whole && !snapshot.estimated;
  const last = lastPage(snapshot.total, state.pageSize);
  const beyond = snapshot.answered === query && snapshot.records.length === 0 && state.page > last;
  useEffect(() => {
    if (beyond) dispatch({ type: 'paginate', page: last, pageSize: state.pageSize });
  });

  const paginate = (page: number, pageSize: number) => dispatch({ type: 'paginate', page, pageSize });
  const clearSelection = () => table.set({ selection: emptySelection });
  const filtered = !isEmptySearch(state.values) || state.advanced !== undefined;
  const loadChildren = useMemo(
    () => (list.tree ? (record: DataRecord) => childRecords(list, state, fixed, record, ports.records) : undefined),
    [list, state, fixed, ports],
  );
  return {
    list,
    state,
    status: beyond ? 'loading' : listStatus(snapshot, query, filtered || isFiltered(list, state.values)),
    snapshot,
    refreshing: snapshot.pending !== undefined && snapshot.answered !== undefined,
    filtered,
    slow: useSlow(snapshot.pending),
    stop: loader.giveUp,
    goTo: (address) => setSearch(printListUrl(list, parseListUrl(list, address), search)),
    table,
    search(values) {
      if (!use.keepsSelection) clearSelection();
      askFor({ type: 'search', values });
    },
    reset() {
      if (!use.keepsSelection) clearSelection();
      askFor({ type: 'reset' });
    },
    clearSearch() {
      if (!use.keepsSelection) clearSelection();
      dispatch({ type: 'clear' });
    },
    advancedSearch(query) {
      clearSelection();
      askFor({ type: 'advanced', query });
    },
    sortBy: (column, adds) => dispatch({ type: 'sort', sort: nextSort(list, state.sort, column, adds) }),
    sortTo: (sort) => dispatch({ type: 'sort', sort: sort ?? [list.sort] }),
    paginate,
    refresh() {
      invalidateNames();
      load();
    },
    refreshQuietly,
    refreshAfterRemoval(ids) {
      const gone = new Set(ids);
      table.set({ selection: new Map([...table.get().selection].filter(([id]) => !gone.has(id))) });
      const page = pageAfterRemoval(state.page, state.pageSize, snapshot.total, ids.length);
      if (page === state.page) load();
      else paginate(page, state.pageSize);
    },
    clearSelection,
    queryStorageKey: list.saveCode ?? location.path ?? listStorageKey(list),
    canSelectAll: isCounted && snapshot.total <= mostByQuery.export,
    whyNotAll: whyNotAll(list, snapshot),
    selectAll: () => table.set({ selectsAll: true }),
    wholeQuery() {
      refuseUnknown(state, capabilities);
      return wholeQuery(list, state, fixed);
    },
    where,
    params: fixed.params,
    loadChildren: filtered ? undefined : loadChildren,
  };
}

function whyNotAll({ tree }: ResolvedList, { whole, estimated, total }: ListSnapshot): string | undefined {
  if (tree) return '树形列表只能选中看得到的记录，不能选择全部';
  if (whole) return undefined;
  const most = mostByQuery.export.toLocaleString('zh-CN');
  return estimated || total > mostByQuery.export
    ? `记录太多，不能选择全部；请缩小查询范围到 ${most} 条以内`
    : undefined;
}

const defaultOptions: ListOptions = {};
/** Pages of 500 children each that are loaded at most. */
const mostChildPages = 20;

type Records = ReturnType<typeof useRuntime>['ports']['records'];

async function listRecords(records: Records, path: string | null, params: Record<string, string>, signal: AbortSignal) {
  if (path === null) throw new PortError('invalid', '请设置 url.list 属性！');
  return records.list(path, params, { signal });
}

async function childRecords(
  list: ResolvedList,
  state: ListState,
  fixed: FixedQuery,
  record: DataRecord,
  records: Records,
): Promise<DataRecord[]> {
  const path = list.endpoints.children ?? list.endpoints.list;
  if (path === null) throw new PortError('invalid', '请设置 url.list 属性！');
  const request = listRequest(list, state, fixed, recordId(record));
  try {
    const children: DataRecord[] = [];
    for (let page = 1; page <= mostChildPages; page++) {
      const answer = await records.list(path, { ...request, pageNo: String(page) });
      children.push(...answer.records);
      if (answer.whole || answer.records.length === 0 || children.length >= answer.total) break;
    }
    return children;
  } catch (reason) {
    throw portError(reason);
  }
}
