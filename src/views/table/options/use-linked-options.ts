import { useCallback, useEffect, useState } from 'react';

import type { GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { FieldOption } from '../../../engine/model/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import { askOptions, isAskable, linkedKey } from './linked-options.ts';

type Loaded = ReadonlyMap<string, readonly FieldOption[]>;

/**
 * Returns the options that a request provides for the value of another column, loaded once per value of the visible
 * rows. Undefined until they are loaded, so that no code is shown instead of a name.
 */
export function useLinkedOptions(store: GridStore, columns: readonly ResolvedColumn[], keys: readonly string[]) {
  const runtime = useRuntime();
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const [asked] = useState(() => new Set<string>());
  const drawn = keys.join('\n');

  useEffect(() => {
    const linked = columns.filter(({ optionsRequest }) => optionsRequest);
    if (linked.length === 0) return undefined;
    const take = (key: string, options: readonly FieldOption[]) =>
      setLoaded((known) => new Map([...known, [key, options]]));
    const ask = () => {
      for (const row of drawn.split('\n')) {
        for (const column of linked) {
          const parent = parentValue(column, store.rowState(row)?.row.record ?? {});
          const key = linkedKey(column, parent);
          if (asked.has(key) || !isAskable(column, parent)) continue;
          asked.add(key);
          askOptions(column, parent, runtime).then(
            (options) => take(key, options),
            () => asked.delete(key),
          );
        }
      }
    };
    ask();
    return store.on('data', ask);
  }, [store, columns, drawn, asked, runtime]);

  return useCallback(
    (column: ResolvedColumn, record: GridRecord): readonly FieldOption[] | undefined => {
      if (!column.optionsRequest) return undefined;
      const parent = parentValue(column, record);
      return isAskable(column, parent) ? loaded.get(linkedKey(column, parent)) : [];
    },
    [loaded],
  );
}

function parentValue({ parentColumn }: ResolvedColumn, record: GridRecord): unknown {
  return parentColumn === undefined ? undefined : record[parentColumn];
}
