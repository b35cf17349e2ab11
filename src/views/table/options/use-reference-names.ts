import { useCallback, useEffect, useState } from 'react';

import { isNamed, isSearched } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markedName, splitList, textKey } from '../../../engine/values/index.ts';
import { fetchDictTexts } from '../../../runtime/data/index.ts';
import type { Ports } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';

type Names = ReadonlyMap<string, string>;

interface NameSource {
  key: string;
  ask: (values: readonly string[], ports: Ports) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Returns the names of referenced records and table items for the visible rows, if the rows do not contain them. One
 * call per source, each value once. Until a name has arrived the cell is empty, so that no id flashes.
 */
export function useReferenceNames(store: GridStore, columns: readonly ResolvedColumn[], keys: readonly string[]) {
  const { ports } = useRuntime();
  const [names, setNames] = useState<Names>(new Map());
  const [asked] = useState(() => new Set<string>());
  const drawn = keys.join('\n');

  useEffect(() => {
    const named = columns.filter(isNamed);
    if (named.length === 0) return undefined;
    const setNamesOf = (source: string, values: readonly string[], nameOf: (value: string) => string) =>
      setNames((known) => new Map([...known, ...values.map((one) => [nameKey(source, one), nameOf(one)] as const)]));
    const ask = () => {
      for (const [source, values] of missingNames(store, named, drawn.split('\n'), asked)) {
        for (const value of values) asked.add(nameKey(source.key, value));
        source.ask(values, ports).then(
          (found) => setNamesOf(source.key, values, (value) => found.get(value) ?? value),
          () => setNamesOf(source.key, values, (value) => value),
        );
      }
    };
    ask();
    return store.on('data', ask);
  }, [store, columns, drawn, asked, ports]);

  return useCallback(
    (column: ResolvedColumn, value: unknown) => {
      const source = sourceOf(column);
      if (!source) return undefined;
      const found = valuesOf(column, value).map((one) => names.get(nameKey(source.key, one)));
      return found.includes(undefined) ? undefined : found.join('、');
    },
    [names],
  );
}

function missingNames(
  store: GridStore,
  columns: readonly ResolvedColumn[],
  keys: readonly string[],
  asked: ReadonlySet<string>,
): Map<NameSource, string[]> {
  const missing = new Map<string, { source: NameSource; values: Set<string> }>();
  for (const column of columns) {
    const source = sourceOf(column);
    if (!source) continue;
    const entry = missing.get(source.key) ?? { source, values: new Set() };
    for (const key of keys) {
      const record = store.rowState(key)?.row.record ?? {};
      if (record[textKey(column.key)]) continue;
      for (const value of valuesOf(column, record[column.key]))
        if (!asked.has(nameKey(source.key, value))) entry.values.add(value);
    }
    if (entry.values.size > 0) missing.set(source.key, entry);
  }
  return new Map([...missing.values()].map(({ source, values }) => [source, [...values]]));
}

function valuesOf(column: ResolvedColumn, value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return column.componentProps.multiple === true ? splitList(String(value)) : [String(value)];
}

function sourceOf(column: ResolvedColumn): NameSource | undefined {
  const { resource, dictionary } = column.componentProps;
  if (isSearched(column) && typeof dictionary === 'string')
    return { key: dictionary, ask: (values, { lookups }) => fetchDictTexts(lookups, dictionary, values) };
  if (!isNamed(column) || typeof resource !== 'string') return undefined;
  return {
    key: resource,
    async ask(ids, { records }) {
      const options = await records.options(resource, { ids: [...ids], pageSize: ids.length });
      return new Map(options.map(({ value, text, mark }) => [value, markedName(text, mark)]));
    },
  };
}

function nameKey(source: string, value: string): string {
  return `${source} ${value}`;
}
