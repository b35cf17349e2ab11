import type { Form } from '@formily/core';
import { batch, untracked } from '@formily/reactive';

import { setValueAt, valueAt } from '../../../engine/values/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { copyRecord } from './record-paths.ts';
import { saysTheSame } from './sent-values.ts';
import { plainOf, unobservedRows, withValuesIn } from './unobserved-rows.ts';

type Written = readonly (readonly [path: string, value: unknown])[];

/** Writes values into a form. Rows of tables are stored unobserved (see `unobservedRows`). */
export interface FormWriter {
  overwrite(record: DataRecord): void;
  /** Writes values at paths, including paths inside the rows of tables, as one change. */
  set(written: Written): void;
  /** Writes one value at a path that is not inside a table's rows. */
  write(path: string, value: unknown): void;
  /**
   * Returns the computed values that differ from `values`. Rows of tables are returned whole, whether they are computed
   * themselves or contain computed values.
   */
  changed(values: DataRecord, computed: ReadonlyMap<string, unknown>): Written;
}

/** Creates a writer into `formily`; `tables` returns the paths of its tables. */
export function createFormWriter(formily: Form, tables: () => readonly string[]): FormWriter {
  const write = (path: string, value: unknown) =>
    formily.setValuesIn(path, tables().includes(path) && Array.isArray(value) ? unobservedRows(value) : value);
  const tableOf = (path: string) => tables().find((table) => path.startsWith(`${table}.`));
  const whole = (values: DataRecord, written: Written): Written => {
    const ofTables = tables().flatMap((table): [string, unknown][] => {
      const own = written.filter(([path]) => tableOf(path) === table);
      if (own.length === 0) return [];
      const rows = plainOf(valueAt(values, table));
      const inside = own.map(([path, value]) => [path.slice(table.length + 1), value] as const);
      return [[table, withValuesIn(Array.isArray(rows) ? rows : [], inside)]];
    });
    return [...written.filter(([path]) => tableOf(path) === undefined), ...ofTables];
  };
  /** Returns the computed rows: each keeps its current record, and the computed values inside it are merged in. */
  const computedRows = (values: DataRecord, computed: ReadonlyMap<string, unknown>): Written =>
    tables().flatMap((table): [string, unknown][] => {
      const rows = computed.get(table);
      if (!Array.isArray(rows)) return [];
      const inside = [...computed].filter(([path]) => path.startsWith(`${table}.`));
      const written = inside.map(([path, value]) => [path.slice(table.length + 1), value] as const);
      const before = valueAt(values, table);
      return [[table, withValuesIn(atPositions(rows, Array.isArray(before) ? before : []), written)]];
    });
  const changed = (values: DataRecord, computed: ReadonlyMap<string, unknown>): Written => {
    const isOther = ([path, value]: readonly [string, unknown]) => !saysTheSame(valueAt(values, path), value);
    const rows = computedRows(values, computed);
    const isInRows = (path: string) => rows.some(([table]) => path === table || path.startsWith(`${table}.`));
    const others = [...computed].filter(([path, value]) => !isInRows(path) && isOther([path, value]));
    return [...whole(values, others), ...rows.filter(isOther)];
  };
  return {
    overwrite(record) {
      const values = copyRecord(record, tables());
      for (const path of tables()) {
        const rows = valueAt(values, path);
        if (Array.isArray(rows)) setValueAt(values, path, unobservedRows(rows));
      }
      formily.setValues(values, 'overwrite');
    },
    set: (written) =>
      batch(() => {
        const all = untracked(() => whole(formily.values, written));
        for (const [path, value] of all) write(path, value);
      }),
    write,
    changed,
  };
}

function atPositions(rows: readonly unknown[], before: readonly unknown[]): unknown[] {
  return rows.map((row, position) => ({ ...asRecord(before[position]), ...asRecord(row) }));
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
