import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { ValueProblem } from '../../../engine/form/index.ts';
import type { GridRecord } from '../../../engine/grid/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { type CellErrors, type GridStore, createGridStore } from '../../../runtime/table/editing/index.ts';

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
  /** The field that keeps the rows' order. */
  sortKey: string | undefined;
  pageSize: number | undefined;
}

/** The store of a table in a form: what a person does goes into the form, what the form computes comes back. */
export function useFormRows(form: FormRows): GridStore {
  const { value, problems, serverProblems, showAllProblems, beginsWithRow, fresh, sortKey, pageSize } = form;
  const [store] = useState(() => createGridStore(value ?? [], sortKey === undefined ? {} : { sortKey }));
  const latest = useRef(form);
  useLayoutEffect(() => {
    store.changeView({ pageSize: pageSize ?? Infinity });
  }, [store, pageSize]);

  useLayoutEffect(() => {
    latest.current = form;
  });
  useLayoutEffect(() => {
    const rows = value ?? [];
    const isFresh = beginsWithRow && rows.length === 0 && store.history().past.length === 0;
    if (!isFresh) store.receive(rows);
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
        latest.current.onChange?.(isEmpty ? [] : [...store.data().rows.records]);
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
