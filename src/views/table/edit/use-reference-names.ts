import { useCallback, useEffect, useState } from 'react';

import { editingKind, textKey } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/resolved-list.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';

/** Names of records by `resource id`. */
type Names = ReadonlyMap<string, string>;

/**
 * The names of the records that references of the rows in the window point at, where the rows do not carry them: one
 * question for each resource, each id once. Nothing is shown until the name is here, so that no id flashes.
 */
export function useReferenceNames(store: GridStore, columns: readonly ResolvedColumn[], keys: readonly string[]) {
  const { records } = useRuntime().ports;
  const [names, setNames] = useState<Names>(new Map());
  const [asked] = useState(() => new Set<string>());
  const drawn = keys.join('\n');

  useEffect(() => {
    const tell = (resource: string, ids: readonly string[], nameOf: (id: string) => string) =>
      setNames((known) => new Map([...known, ...ids.map((id) => [nameKey(resource, id), nameOf(id)] as const)]));
    const ask = () => {
      for (const [resource, ids] of missingNames(store, columns, drawn.split('\n'), asked)) {
        for (const id of ids) asked.add(nameKey(resource, id));
        records.options(resource, { ids, pageSize: ids.length }).then(
          (options) => {
            const found = new Map(options.map(({ value, text }) => [value, text]));
            tell(resource, ids, (id) => found.get(id) ?? id);
          },
          // The value itself is shown then, which is all that is known of it.
          () => tell(resource, ids, (id) => id),
        );
      }
    };
    ask();
    return store.on('data', ask);
  }, [store, columns, drawn, asked, records]);

  return useCallback(
    (column: ResolvedColumn, value: unknown) => {
      const resource = resourceOf(column);
      return resource === undefined ? undefined : names.get(nameKey(resource, String(value)));
    },
    [names],
  );
}

function missingNames(
  store: GridStore,
  columns: readonly ResolvedColumn[],
  keys: readonly string[],
  asked: ReadonlySet<string>,
): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const column of columns) {
    const resource = resourceOf(column);
    if (resource === undefined) continue;
    const ids = keys.flatMap((key) => {
      const record = store.rowState(key)?.row.record ?? {};
      const value = record[column.key];
      const isNamed = value === null || value === undefined || value === '' || record[textKey(column.key)];
      return isNamed || asked.has(nameKey(resource, String(value))) ? [] : [String(value)];
    });
    if (ids.length > 0) missing.set(resource, [...new Set([...(missing.get(resource) ?? []), ...ids])]);
  }
  return missing;
}

function resourceOf(column: ResolvedColumn): string | undefined {
  const { resource } = column.componentProps;
  return editingKind(column) === 'reference' && typeof resource === 'string' ? resource : undefined;
}

function nameKey(resource: string, id: string): string {
  return `${resource} ${id}`;
}
