import { useEffect, useRef, useState } from 'react';

import { presentNames, type ResolvedList } from '../../../engine/list/index.ts';
import { useRuntime } from '../../registry/index.ts';
import {
  createTableStore,
  emptySelection,
  keepExpanded,
  keepLook,
  loadExpanded,
  loadLook,
  type TableLook,
  type TableStore,
} from '../../table/index.ts';
import type { FixedQuery, ListState } from '../query/index.ts';
import { formerStorageKeys, listStorageKey } from './list-storage-key.ts';

/**
 * Returns the table of a list. Its look and expanded branches are saved per page and user; `look` replaces the saved
 * look.
 */
export function useListTable(list: ResolvedList, look: TableLook | undefined): TableStore {
  const { user } = useRuntime();
  const [place] = useState({ page: listStorageKey(list), user: user?.id ?? '' });
  const [table] = useState(() => {
    const expanded = list.tree ? loadExpanded(place) : new Set<string>();
    return createTableStore({
      ...(look ??
        loadLook({ ...place, former: formerStorageKeys(list) }, localStorage, presentNames(list.model.fields))),
      expanded,
    });
  });
  useEffect(() => keepLook(table, place), [table, place]);
  useEffect(() => keepExpanded(table, place), [table, place]);
  return table;
}

/** Clears the selection when the query changes to other conditions. */
export function useSelectionOfQuery(parts: {
  table: TableStore;
  fixed: FixedQuery;
  state: ListState;
  keepsSelection: boolean;
}): void {
  const { table, fixed, state, keepsSelection } = parts;
  // Other fixed conditions (a node chosen in the side tree) lead to other records: clear the selection.
  // A changed document gives equal conditions in new objects.
  const wanted = JSON.stringify(fixed);
  const before = useRef(wanted);
  useEffect(() => {
    if (before.current === wanted) return;
    before.current = wanted;
    if (!keepsSelection) table.set({ selection: emptySelection });
  }, [wanted, table, keepsSelection]);

  // The browser's Back button may change the query: clear the selection then.
  const conditions = JSON.stringify([wanted, state.values, state.advanced]);
  const selectedIn = useRef(conditions);
  useEffect(() => {
    if (selectedIn.current === conditions) return;
    selectedIn.current = conditions;
    table.set({ selectsAll: false });
  }, [table, conditions]);
}
