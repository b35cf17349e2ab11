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
  const emptiedBy = new Map<string, GridRecord>();
  const rows = new Map<string, { emptied: Set<GridRecord>; written: Record<string, unknown> }>();
  const emptiedWith = (column: string) => {
    const known = emptiedBy.get(column) ?? valuesOfChange(all, column, null);
    emptiedBy.set(column, known);
    return known;
  };
  return {
    write(key, column, value, text, mark) {
      const row = rows.get(key) ?? { emptied: new Set(), written: {} };
      rows.set(key, row);
      row.emptied.add(emptiedWith(column));
      row.written[column] = value;
      row.written[textKey(column)] = text;
      row.written[markKey(column)] = mark;
    },
    keys: () => [...rows.keys()],
    valuesOf(key) {
      const { emptied = [], written = {} } = rows.get(key) ?? {};
      return Object.assign({}, ...emptied, written);
    },
  };
}
