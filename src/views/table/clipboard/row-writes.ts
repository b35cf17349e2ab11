import { valuesOfChange, type GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { markKey, textKey } from '../../../engine/values/index.ts';

/** Collects writes to cells of many rows. */
export interface RowWrites {
  /**
   * `text`: the name of the value, if it has one; `mark`: the text that distinguishes it from others with the same
   * name.
   */
  write(key: string, column: string, value: unknown, text?: unknown, mark?: unknown): void;
  /** Adds values that a written reference copies into its row; a written value that is not empty takes precedence. */
  bring(key: string, values: GridRecord): void;
  keys(): string[];
  valuesOf(key: string): GridRecord;
}

/**
 * Creates a collector. A written value is kept even if a column that it depends on is written too, which would
 * otherwise clear it.
 */
export function createRowWrites(columns: ReadonlyMap<string, ResolvedColumn>): RowWrites {
  const all = [...columns.values()];
  const emptiedBy = new Map<string, GridRecord>();
  const rows = new Map<string, WrittenRow>();
  const rowOf = (key: string): WrittenRow => {
    const known = rows.get(key) ?? { emptied: new Set(), brought: {}, written: {} };
    rows.set(key, known);
    return known;
  };
  const emptiedWith = (column: string) => {
    const known = emptiedBy.get(column) ?? valuesOfChange(all, column, null);
    emptiedBy.set(column, known);
    return known;
  };
  return {
    write(key, column, value, text, mark) {
      const row = rowOf(key);
      row.emptied.add(emptiedWith(column));
      row.written[column] = value;
      row.written[textKey(column)] = text;
      row.written[markKey(column)] = mark;
    },
    bring: (key, values) => void Object.assign(rowOf(key).brought, values),
    keys: () => [...rows.keys()],
    valuesOf(key) {
      const { emptied = [], brought = {}, written = {} } = rows.get(key) ?? {};
      const over = Object.entries(written).filter(
        ([name, value]) => !Object.hasOwn(brought, name) || !isNothing(value),
      );
      return Object.assign({}, ...emptied, brought, Object.fromEntries(over));
    },
  };
}

interface WrittenRow {
  emptied: Set<GridRecord>;
  brought: Record<string, unknown>;
  written: Record<string, unknown>;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
