import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { ValueProblem } from '../../../engine/form/index.ts';
import type { GridRecord } from '../../../engine/grid/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { createGridStore, type CellErrors, type GridStore } from '../../../runtime/table/editing/index.ts';

/** What the form around gives: the rows as they are there, and what is wrong in them. */
export interface FormRows {
  value: readonly DataRecord[] | null | undefined;
  onChange: ((rows: DataRecord[]) => void) | undefined;
  problems: readonly ValueProblem[];
  serverProblems: readonly ValueProblem[];
  showAllProblems: boolean;
  /** Whether an empty row is drawn while there are none. */
  beginsWithRow: boolean;
  fresh: () => GridRecord;
  /** Counts the rows at the end that are drawn and no part of the value yet. */
  blankEnd?: (records: readonly GridRecord[]) => number;
  /** The field that keeps the rows' order. */
  sortKey: string | undefined;
  pageSize: number | undefined;
}

/** The store of a table in a form: what a person does goes into the form, what the form computes comes back. */
export function useFormRows(form: FormRows): GridStore {
  const { value, problems, serverProblems, showAllProblems, beginsWithRow, fresh, sortKey, pageSize } = form;
  const [store] = useState(() => createGridStore(value ?? [], sortKey === undefined ? {} : { sortKey }));
  const latest = useRef(form);
  /** The rows at the end that the value of that length leaves out. */
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
  // After the rows: a new value may give the places other rows.
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

/** One row to which nothing has been done: it is drawn, and no part of the value yet. */
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
