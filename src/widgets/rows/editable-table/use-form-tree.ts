import { useMemo } from 'react';

import type { FieldLines } from '../../../engine/form/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import { isParent, knownChildren, tableRequest } from '../../../runtime/table/index.ts';
import type { EditTree } from '../../../views/table/index.ts';
import { withRows, type KnownRows } from './known-rows.ts';

/**
 * Shows the rows of a field as a tree, if its columns or the model of the rows define one. Rows that are loaded later
 * become part of the value, without counting as a user's change.
 */
export function useFormTree(
  lines: FieldLines,
  store: GridStore,
  adopt: (known: KnownRows) => void,
): EditTree | undefined {
  const runtime = useRuntime();
  const tree = lines.table?.tree ?? lines.model.tree;
  const children = lines.table?.tree?.children;
  return useMemo(() => {
    const ask = async (key: string) =>
      children ? runtime.ports.lookups.rows(tableRequest(children, key, runtime)) : [];
    return (
      tree && {
        parentKey: tree.parent,
        hasChildren: (record) => (children ? isParent(record) : (knownChildren(record)?.length ?? 0) > 0),
        async loadChildren(key, record) {
          const rows = knownChildren(record) ?? (await ask(key));
          store.adopt(rows, key);
          adopt(withRows(rows, key));
        },
      }
    );
  }, [tree, children, store, runtime, adopt]);
}
