import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { DataRecord } from '../../ports/index.ts';
import { expandRow, recordId, useTableState, type TableStore } from '../state/index.ts';
import { childrenOf, flattenTree, isParent, plainRows, type TableRow } from './tree-rows.ts';

/** The children loaded for a record while its table showed the records `of`. */
interface Loaded {
  of: readonly DataRecord[];
  children: readonly DataRecord[];
}

/**
 * Returns the rows of a table, as a tree if `loadChildren` is given. Children of expanded rows in `table` are loaded
 * once they become visible, and again for new `records`, with the old children shown meanwhile. A failed load collapses
 * a row without known children and calls `onError`. A single root is expanded initially.
 */
export function useTreeRows(
  records: readonly DataRecord[],
  loadChildren: ((record: DataRecord) => Promise<DataRecord[]>) | undefined,
  table: TableStore,
  onError: (error: unknown) => void,
): { rows: TableRow[]; toggle: (record: DataRecord) => void } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const expanded = useTableState(table, (state) => state.expanded);
  const children = useMemo(() => childrenShown(loaded, records, expanded), [loaded, records, expanded]);
  const rows = useMemo(
    () => (loadChildren ? flattenTree(records, { expanded, children }) : plainRows(records)),
    [records, expanded, children, loadChildren],
  );
  const asked = useRef(new Map<string, readonly DataRecord[]>());
  const isBegun = useRef(false);

  useEffect(() => {
    if (!loadChildren || isBegun.current || records.length === 0) return;
    isBegun.current = true;
    const [root] = records;
    if (root && records.length === 1 && isParent(root) && table.get().expanded.size === 0)
      expandRow(table, recordId(root));
  }, [records, loadChildren, table]);

  useEffect(() => {
    if (!loadChildren) return;
    for (const row of rows) {
      const id = recordId(row.record);
      const isWanted = row.kind === 'loading' || (row.expanded && loaded.has(id) && loaded.get(id)?.of !== records);
      if (!isWanted || asked.current.get(id) === records) continue;
      asked.current.set(id, records);
      // Newer records may have been requested, and loaded, meanwhile.
      const isOld = () => (asked.current.get(id) ?? records) !== records;
      loadChildren(row.record).then(
        (answer) => {
          if (!isOld()) setLoaded((known) => new Map([...known, [id, { of: records, children: answer }]]));
        },
        (error: unknown) => {
          if (isOld()) return;
          if (!childrenOf(row.record, { children })) expandRow(table, id, false);
          onError(error);
        },
      );
    }
  }, [rows, records, loaded, children, loadChildren, table, onError]);

  const toggle = useCallback(
    (record: DataRecord) => {
      const id = recordId(record);
      asked.current.delete(id);
      expandRow(table, id, !table.get().expanded.has(id));
    },
    [table],
  );
  return { rows, toggle };
}

/**
 * Returns the children to show. Children loaded for older records are kept only below expanded rows, until the new ones
 * arrive; an empty list counts only for the current records. Records that have moved elsewhere are not shown twice.
 */
function childrenShown(
  loaded: ReadonlyMap<string, Loaded>,
  records: readonly DataRecord[],
  expanded: ReadonlySet<string>,
): ReadonlyMap<string, readonly DataRecord[]> {
  const shown = [...loaded].filter(([id, { of, children }]) => {
    return of === records || (expanded.has(id) && children.length > 0);
  });
  const present = shown.filter(([, { of }]) => of === records).flatMap(([, { children }]) => children);
  const placed = new Set([...records, ...present].map(recordId));
  return new Map(
    shown.map(([id, { of, children }]) => [
      id,
      of === records ? children : children.filter((child) => !placed.has(recordId(child))),
    ]),
  );
}
