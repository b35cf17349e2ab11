import { useEffect, useMemo, useRef } from 'react';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { serverTimeText } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { scopeAt } from '../../../schema/expressions/index.ts';
import { invalidateNames } from '../../data/index.ts';
import { allCapabilities, PortError, type DataRecord } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { emptySelection } from '../../table/index.ts';
import {
  isEmptySearch,
  isFiltered,
  listReducer,
  listRequest,
  nextSort,
  parseListUrl,
  printListUrl,
  refuseUnknown,
  wholeQuery,
  type ListAction,
} from '../query/index.ts';
import { fixedConditions, withSearchDefaults } from './evaluated-list.ts';
import type { ListController, ListLocation, ListOptions } from './list-controller.ts';
import { childRecords } from './list-records.ts';
import { isOutdated, listStatus } from './list-status.ts';
import { listStorageKey } from './list-storage-key.ts';
import { lastPage, pageAfterRemoval } from './pages.ts';
import { canSelectAll, whyNotAll } from './select-all.ts';
import { useListLoading } from './use-list-loading.ts';
import { useListTable, useSelectionOfQuery } from './use-list-table.ts';
import { useListTotals } from './use-list-totals.ts';
import { useSlow } from './use-slow.ts';

/**
 * Turns a resolved list and the tab's location into the state and commands of a list page. The query is stored in the
 * location, everything else in the component. `onFailure` is called for every failed request.
 */
export function useListController(
  given: ResolvedList,
  location: ListLocation,
  onFailure: (error: PortError) => void,
  use: ListOptions = defaultOptions,
): ListController {
  const { ports, user, permissions } = useRuntime();
  const list = useMemo(
    () => withSearchDefaults(given, scopeAt('default', { user, now: serverTimeText() })),
    [given, user],
  );
  const table = useListTable(list, use.look);
  const searchFields = useRef<Parameters<ListController['connectSearchFields']>[0]>(undefined);
  const { search, setSearch } = location;
  const state = useMemo(() => parseListUrl(list, search), [list, search]);
  const { capabilities = allCapabilities } = ports;
  const path = list.endpoints.list;
  const fixed = useMemo(
    () => fixedConditions(list, scopeAt('list', { user, permissions, now: serverTimeText() })),
    [list, user, permissions],
  );
  const query = JSON.stringify([path, listRequest(list, state, fixed)]);

  const dispatch = (action: ListAction) => setSearch(printListUrl(list, listReducer(list, state, action), search));
  const askFor = (action: ListAction) => {
    const next = printListUrl(list, listReducer(list, state, action), search);
    // An address from elsewhere may express the same query in another way.
    if (next === printListUrl(list, state, search)) load();
    else setSearch(next);
  };
  const loading = useListLoading({ list, query, refusal: fixed.refusal, advanced: state.advanced, use, onFailure });
  const { snapshot, load } = loading;
  useSelectionOfQuery({ table, fixed, state, keepsSelection: use.keepsSelection === true });

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
    outdated: isOutdated(snapshot, query),
    filtered,
    totals: useListTotals(list, snapshot, wholeQuery(list, state, fixed), snapshot.answered === query),
    slow: useSlow(snapshot.pending),
    stop: loading.stop,
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
    searchWith(query) {
      const values = searchFields.current?.();
      if (query && searchFields.current && !values) throw new PortError('invalid', say('请先改正查询栏里标红的条件'));
      clearSelection();
      askFor({ type: 'advanced', query, values });
    },
    connectSearchFields: (read) => void (searchFields.current = read),
    sortBy: (column, adds) => dispatch({ type: 'sort', sort: nextSort(list, state.sort, column, adds) }),
    sortTo: (sort) => dispatch({ type: 'sort', sort: sort ?? [list.sort] }),
    paginate,
    refresh() {
      invalidateNames();
      load();
    },
    refreshQuietly: loading.refreshQuietly,
    refreshAfterRemoval(ids) {
      const gone = new Set(ids);
      table.set({ selection: new Map([...table.get().selection].filter(([id]) => !gone.has(id))) });
      const page = pageAfterRemoval(state.page, state.pageSize, snapshot.total, ids.length);
      if (page === state.page) load();
      else paginate(page, state.pageSize);
    },
    clearSelection,
    queryStorageKey: list.saveCode ?? location.path ?? listStorageKey(list),
    canSelectAll: canSelectAll(list, snapshot),
    whyNotAll: whyNotAll(list, snapshot),
    selectAll: () => table.set({ selectsAll: true }),
    wholeQuery() {
      if (fixed.refusal) throw fixed.refusal;
      refuseUnknown(state, capabilities);
      return wholeQuery(list, state, fixed);
    },
    where: fixed.where,
    params: fixed.params,
    loadChildren: filtered ? undefined : loadChildren,
  };
}

const defaultOptions: ListOptions = {};
