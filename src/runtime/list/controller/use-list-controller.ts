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

/** The part of a tab's address that is the list's: the search part of the URL, with its `?`. */
export interface ListLocation {
  /** The path of the tab whose page it is; absent where the list is only a part of a page. */
  path?: string;
  search: string;
  setSearch(next: string): void;
}

/** A list page at work: what it shows and the ways to ask for something else. */
export interface ListController {
  list: ResolvedList;
  state: ListState;
  status: ListStatus;
  snapshot: ListSnapshot;
  /** Newer rows are on their way; the old ones are shown meanwhile. */
  refreshing: boolean;
  filtered: boolean;
  /** The answer takes long. */
  slow: boolean;
  /** Gives up waiting for the answer. */
  stop(): void;
  /** Asks for what another address of this list says; what of the address is not the list's stays. */
  goTo(address: string): void;
  /** Selection, focus and look of the table; its look is kept for this page and this person. */
  table: TableStore;
  search(values: Readonly<Record<string, unknown>>): void;
  /** Asks for what the list starts with, again where that is what it shows. */
  reset(): void;
  /** Takes all conditions away, defaults included. */
  clearSearch(): void;
  /** Asks for what an advanced query says beside the search; undefined takes it away. */
  advancedSearch(query: AdvancedQuery | undefined): void;
  /** @param adds the other columns go on sorting too. */
  sortBy(column: string, adds?: boolean): void;
  /** Sorts by these; undefined: as the list does by itself. */
  sortTo(sort: readonly ListSort[] | undefined): void;
  paginate(page: number, pageSize: number): void;
  /** Loads the same query again. */
  refresh(): void;
  /** Loads it again without a word where that fails, unless something is on its way. */
  refreshQuietly(): void;
  /** Loads again after records were removed, on a page that still exists. */
  refreshAfterRemoval(ids: readonly string[]): void;
  clearSelection(): void;
  /** Whether all that the query finds can be selected: there are pages, and one knows how many records. */
  canSelectAll: boolean;
  /** What saved queries are kept by: the list's save code, else the path of its page (specification 2). */
  queryPlace: string;
  /** Why it cannot be, where there is more than one sees. */
  whyNotAll: string | undefined;
  /** Selects all that the query finds, on whatever page. */
  selectAll(): void;
  /** The fixed conditions, which a new record meets too. */
  where: Readonly<Record<string, unknown>>;
  /** What is always asked for beside them; these are no fields. */
  params: Readonly<Record<string, unknown>>;
  /** The query of all that is shown, without the page. Throws PortError for one that the server does not know. */
  wholeQuery(): Record<string, string>;
  /** For trees: a record's children. */
  loadChildren: ((record: DataRecord) => Promise<DataRecord[]>) | undefined;
}

/** What a list inside a picker does otherwise. */
export interface ListUse {
  /** Searching keeps what is selected: it was chosen, and stands in a list of its own. */
  keepsSelection?: boolean;
  /** Gives the records in place of the list's own call. Keep its identity. */
  load?: (params: Record<string, string>, signal: AbortSignal) => Promise<RecordPage>;
  /** What the table looks like to begin with, in place of the person's own; what he changes then is his own. */
  look?: TableLook;
}

/**
 * Turns a resolved list and the tab's location into everything a list page shows. The query lives in the location, the
 * rest as long as the component. `onFailure` hears of every load that failed.
 */
export function useListController(
  list: ResolvedList,
  location: ListLocation,
  onFailure: (error: PortError) => void,
  use: ListUse = usual,
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

  // Other fixed conditions (a node chosen beside the list) are another list: nothing of it is selected yet.
  const before = useRef(fixed);
  useEffect(() => {
    if (before.current === fixed) return;
    before.current = fixed;
    if (!use.keepsSelection) table.set({ selection: emptySelection });
  }, [fixed, table, use]);

  // By the browser's way back one comes to another query with the selection of this one.
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
    queryPlace: list.saveCode ?? location.path ?? listStorageKey(list),
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

const usual: ListUse = {};
/** Of 500 children each: what nobody looks through. */
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
