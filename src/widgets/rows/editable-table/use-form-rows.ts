import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { ValueProblem } from '../../../engine/form/index.ts';
import type { GridRecord } from '../../../engine/grid/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { createGridStore, type CellErrors, type GridStore } from '../../../runtime/table/editing/index.ts';

/** The inputs from the surrounding form: its rows and their problems. */
export interface FormRows {
  value: readonly DataRecord[] | null | undefined;
  onChange: ((rows: DataRecord[]) => void) | undefined;
  problems: readonly ValueProblem[];
  serverProblems: readonly ValueProblem[];
  showAllProblems: boolean;
  beginsWithRow: boolean;
  fresh: () => GridRecord;
  /** Counts the trailing rows that are rendered, but not part of the value yet. */
  blankEnd?: (records: readonly GridRecord[]) => number;
  /** The field with the rows' order. */
  sortKey: string | undefined;
  pageSize: number | undefined;
}

/**
 * Returns the store of a table in a form: the user's changes are written to the form, and its computed values are read
 * back.
 */
export function useFormRows(form: FormRows): GridStore {
  const { value, problems, serverProblems, showAllProblems, beginsWithRow, fresh, sortKey, pageSize } = form;
  const [store] = useState(() => createGridStore(value ?? [], sortKey === undefined ? {} : { sortKey }));
  const latest = useRef(form);
  const leftOut = useRef<{ length: number; rows: readonly GridRecord[] }>({ length: 0, rows: [] });
  useLayoutEffect(() => {
    store.changeView({ pageSize: pageSize ?? Infinity });
  }, [store, pageSize]);

  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(() => {
    const rows = value ?? [];
    const isFresh = beginsWithRow && rows.length === 0 && store.history().past.length === 0;
    const { length, rows: more } = leftOut.current;
    if (!isFresh) store.receive(more.length > 0 && rows.length === length ? [...rows, ...more] : rows);
    else if (!isDraft(store)) store.load([fresh()]);
  }, [store, value, beginsWithRow, fresh]);
  // This effect runs after that of the rows, as a new value may assign other rows to the paths.
  useLayoutEffect(() => {
    store.errors.set(byCell(store, problems), byCell(store, serverProblems));
    store.errors.showAll(showAllProblems);
  }, [store, problems, serverProblems, showAllProblems]);
  useEffect(
    () =>
      store.on('values', () => {
        const isEmpty = latest.current.beginsWithRow && isDraft(store);
        const { records } = store.data().rows;
        const length = isEmpty ? 0 : records.length - (latest.current.blankEnd?.(records) ?? 0);
        leftOut.current = { length, rows: isEmpty ? [] : records.slice(length) };
        latest.current.onChange?.(records.slice(0, length));
      }),
    [store],
  );
  return store;
}

/** A single unchanged row is rendered, but not part of the value yet. */
function isDraft(store: GridStore): boolean {
  return store.data().rows.length === 1 && store.history().past.length === 0;
}

function byCell(store: GridStore, problems: readonly ValueProblem[]): ReadonlyMap<string, CellErrors> {
  const { rows } = store.data();
  const byRow = new Map<string, Map<string, string>>();
  for (const { path, message, severity } of problems) {
    const [place, column] = path.split('.');
    const key = rows.keyAt(Number(place));
    if (key === undefined || column === undefined || severity !== 'error') continue;
    const cells = byRow.get(key) ?? new Map<string, string>();
    if (!cells.has(column)) cells.set(column, message);
    byRow.set(key, cells);
  }
  return byRow;
}
