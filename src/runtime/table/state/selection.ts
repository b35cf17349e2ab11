import type { DataRecord } from '../../ports/index.ts';
import type { Selection, TableState, TableStore } from './table-state.ts';

export const emptySelection: Selection = new Map();

/** Returns the record's id as text; '' for a record without one. */
export function recordId(record: DataRecord): string {
  const { id } = record;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Selects the record, or deselects it if it is selected. `single` replaces the selection. */
export function toggleRecord(selection: Selection, record: DataRecord, single = false): Selection {
  const id = recordId(record);
  if (selection.has(id)) return without(selection, [record]);
  return single ? new Map([[id, record]]) : new Map([...selection, [id, record]]);
}

/** Selects all of the records, or deselects them if all are selected. */
export function toggleRecords(selection: Selection, records: readonly DataRecord[]): Selection {
  if (selectionState(selection, records) === 'all') return without(selection, records);
  return new Map([...selection, ...records.map((record) => [recordId(record), record] as const)]);
}

export function selectionState(selection: Selection, records: readonly DataRecord[]): 'all' | 'some' | 'none' {
  const selected = records.filter((record) => selection.has(recordId(record))).length;
  if (selected === 0) return 'none';
  return selected === records.length ? 'all' : 'some';
}

/** Returns true if the record with that id is selected, by itself or with all results of the query. */
export function isSelected(
  { selection, selectsAll }: Pick<TableState, 'selection' | 'selectsAll'>,
  id: string,
): boolean {
  return selectsAll || selection.has(id);
}

/**
 * Returns the `keys` from the one that was selected last to `to`, in that direction; only `to` if none was selected.
 */
export function rangeTo(keys: readonly string[], selected: Iterable<string>, to: string): string[] {
  const last = [...selected].findLast((key) => keys.includes(key)) ?? to;
  const [from, end] = [keys.indexOf(last), keys.indexOf(to)];
  return from <= end ? keys.slice(from, end + 1) : keys.slice(end, from + 1).toReversed();
}

/**
 * Selects the record in its table, or deselects it; with `extends`, selects all records from the last selected one to
 * it. If all results of the query were selected, the other records of the `page` remain selected.
 */
export function toggleInTable(
  table: TableStore,
  record: DataRecord,
  { page, single = false, ...how }: { page: readonly DataRecord[]; single?: boolean; extends?: boolean },
): void {
  const { selection, selectsAll } = table.get();
  if (how.extends && !single && !selectsAll) {
    const known = new Map(page.map((each) => [recordId(each), each]));
    const range = rangeTo([...known.keys()], selection.keys(), recordId(record));
    const added = range.flatMap((id) => {
      const each = known.get(id);
      return each ? [[id, each] as const] : [];
    });
    table.set({ selection: new Map([...selection, ...added]) });
    return;
  }
  const from = selectsAll ? new Map(page.map((each) => [recordId(each), each])) : selection;
  table.set({ selection: toggleRecord(from, record, single) });
}

function without(selection: Selection, records: readonly DataRecord[]): Selection {
  const rest = new Map(selection);
  for (const record of records) rest.delete(recordId(record));
  return rest;
}
