import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { DataRecord } from '../data/ports.ts';
import { recordId } from './selection.ts';
import { type TableRow, type TreeState, childrenOf, emptyTree, flattenTree, plainRows } from './tree-rows.ts';

/**
 * Rows of a table, as a tree where `loadChildren` is given: opening a row whose children are not known loads them; a
 * failed load closes the row again and is told through `onError`. New `records` load the children of open rows anew.
 */
export function useTreeRows(
  records: readonly DataRecord[],
  loadChildren: ((record: DataRecord) => Promise<DataRecord[]>) | undefined,
  onError: (error: unknown) => void,
): { rows: TableRow[]; toggle: (record: DataRecord) => void } {
  const [tree, setTree] = useState(emptyTree);
  const rows = useMemo(
    () => (loadChildren ? flattenTree(records, tree) : plainRows(records)),
    [records, tree, loadChildren],
  );
  const toggle = useCallback(
    (record: DataRecord) => {
      const id = recordId(record);
      const opens = !tree.expanded.has(id);
      setTree((current) => withExpanded(current, id, opens));
      if (!opens || !loadChildren || childrenOf(record, tree) || tree.loading.has(id)) return;
      setTree((current) => ({ ...current, loading: new Set([...current.loading, id]) }));
      loadChildren(record).then(
        (children) => setTree((current) => withChildren(current, id, children)),
        (error: unknown) => {
          setTree((current) => withExpanded(withoutLoading(current, id), id, false));
          onError(error);
        },
      );
    },
    [tree, loadChildren, onError],
  );
  const latest = useRef({ rows, tree, loadChildren });
  useEffect(() => {
    latest.current = { rows, tree, loadChildren };
  });
  useEffect(() => {
    const { rows: open, tree: known, loadChildren: load } = latest.current;
    for (const { key, record, expanded } of open) {
      if (!expanded || !load || !known.children.has(key)) continue;
      load(record).then((children) => setTree((current) => withChildren(current, key, children)), onError);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new records are the reason to load again
  }, [records, onError]);
  return { rows, toggle };
}

function withExpanded(tree: TreeState, id: string, expanded: boolean): TreeState {
  const ids = new Set(tree.expanded);
  if (expanded) ids.add(id);
  else ids.delete(id);
  return { ...tree, expanded: ids };
}

function withChildren(tree: TreeState, id: string, children: readonly DataRecord[]): TreeState {
  return { ...withoutLoading(tree, id), children: new Map([...tree.children, [id, children]]) };
}

function withoutLoading(tree: TreeState, id: string): TreeState {
  return { ...tree, loading: new Set([...tree.loading].filter((other) => other !== id)) };
}
