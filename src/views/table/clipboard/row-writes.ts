import { type GridRecord, valuesOfChange } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markKey, textKey } from '../../../engine/values/index.ts';

/** Collects what is written into cells of many rows at once. */
export interface RowWrites {
  /** `text`: the name of the value, where it has one; `mark`: what tells it from others of that name. */
  write(key: string, column: string, value: unknown, text?: unknown, mark?: unknown): void;
  /** The rows that are written, by key. */
  keys(): string[];
  valuesOf(key: string): GridRecord;
}

/** What is written stays, also where a column that it depends on is written too, and would have emptied it. */
export function createRowWrites(columns: ReadonlyMap<string, ResolvedColumn>): RowWrites {
  const all = [...columns.values()];
  const written = new Map<string, Record<string, unknown>>();
  const emptied = new Map<string, Record<string, unknown>>();
  return {
    write(key, column, value, text, mark) {
      emptied.set(key, { ...emptied.get(key), ...valuesOfChange(all, column, null) });
      written.set(key, { ...written.get(key), [column]: value, [textKey(column)]: text, [markKey(column)]: mark });
    },
    keys: () => [...written.keys()],
    valuesOf: (key) => ({ ...emptied.get(key), ...written.get(key) }),
  };
}
