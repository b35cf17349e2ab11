import type { GridRecord, GridRow } from '../../../engine/grid/index.ts';
import { fieldOfKey, isNameKey, sameValue } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import type { GridStore } from '../../table/editing/index.ts';
import type { RemoteRowChange } from '../../table/index.ts';
import type { RowsSaved, RowsToSave, RowToUpdate } from './save-rows.ts';

export const noRows: RowsToSave = { added: [], updated: [], removed: [] };

/** Returns the unsaved changes of the loaded rows. */
export function unsavedOf(store: GridStore): RowsToSave {
  const { rows } = store.data();
  const having = (status: string) => rows.filter(({ key }) => store.rowState(key)?.status === status);
  const updated = having('edited').map((row) => ({ ...row, changed: changedNames(row, store.saved(row.key) ?? {}) }));
  return { added: having('added'), updated, removed: removedFrom(store) };
}

function changedNames({ record }: GridRow, saved: GridRecord): string[] {
  const names = Object.keys({ ...saved, ...record }).filter((name) => !isNameKey(name));
  return names.filter((name) => !sameValue(record[name], saved[name]));
}

/** Returns the removed rows, deepest first in a tree: a record with children cannot be removed. */
export function removedFrom(store: GridStore): string[] {
  const { removed } = store.difference();
  return store.parentKey() === undefined ? removed : removed.toReversed();
}

export function countUnsaved(store: GridStore): number {
  const { added, updated, removed } = store.difference();
  return added.length + updated.length + removed.length;
}

/** Merges two sets of changes; for the same row the later one wins. */
export function joined(before: RowsToSave, after: RowsToSave): RowsToSave {
  const keys = new Set([...after.added, ...after.updated].map(({ key }) => key));
  const gone = new Set(after.removed);
  const older = <Row extends GridRow>(rows: readonly Row[]) =>
    rows.filter(({ key }) => !keys.has(key) && !gone.has(key));
  return {
    added: [...older(before.added), ...after.added],
    updated: [...older(before.updated), ...after.updated],
    removed: [...new Set([...before.removed, ...after.removed])],
  };
}

/** Returns the changes of rows that are not loaded. New rows are always loaded; those that are missing were removed. */
export function withoutLoaded(rows: RowsToSave, store: GridStore): RowsToSave {
  const { positions } = store.data();
  const removed = new Set(store.difference().removed);
  return {
    added: [],
    updated: rows.updated.filter(({ key }) => !positions.has(key)),
    removed: rows.removed.filter((id) => !removed.has(id) && !positions.has(id)),
  };
}

/** Returns the changes that a save did not store: they failed, or are newer than those that were sent. */
export function stillUnsaved(rows: RowsToSave, sent: RowsToSave, failures: RowsSaved['failures']): RowsToSave {
  const records = new Set(sent.updated.map(({ record }) => record));
  const removed = new Set(sent.removed);
  return {
    added: [],
    updated: rows.updated.filter(({ key, record }) => failures.has(key) || !records.has(record)),
    removed: rows.removed.filter((id) => failures.has(id) || !removed.has(id)),
  };
}

/** Returns the keys and ids of rows that changed during the save. */
export function changedSince(sent: RowsToSave, store: GridStore): string[] {
  const { added, updated, removed } = unsavedOf(store);
  const records = new Set([...sent.added, ...sent.updated].map(({ record }) => record));
  const ids = new Set(sent.removed);
  return [
    ...[...added, ...updated].filter(({ record }) => !records.has(record)).map(({ key }) => key),
    ...removed.filter((id) => !ids.has(id)),
  ];
}

/** Returns the changes to send to others after a save. */
export function remoteChangesOf({ added, removed }: RowsToSave, { saved, failures }: RowsSaved): RemoteRowChange[] {
  const isNew = new Set(added.map(({ key }) => key));
  const gone = removed.filter((id) => !failures.has(id));
  return [
    ...[...saved].map(([key, row]): RemoteRowChange => ({ kind: isNew.has(key) ? 'added' : 'saved', row })),
    ...gone.map((id): RemoteRowChange => ({ kind: 'removed', row: { id } })),
  ];
}

export function countElsewhere(rows: RowsToSave, store: GridStore): number {
  const { updated, removed } = withoutLoaded(rows, store);
  return updated.length + removed.length;
}

/** Reapplies unsaved changes to newly loaded rows. */
export function reapplyUnsaved(store: GridStore, { added, updated, removed }: RowsToSave): void {
  const { positions } = store.data();
  const here = updated.filter(({ key }) => positions.has(key));
  store.change(say('未保存的修改'), [
    ...here.map((row) => ({ type: 'set' as const, key: row.key, values: valuesToReapply(row) })),
    ...(added.length > 0 ? [{ type: 'insert' as const, rows: added.map((row, at) => ({ at, row })) }] : []),
    ...(removed.some((id) => positions.has(id)) ? [{ type: 'remove' as const, keys: removed }] : []),
  ]);
}

/** Returns the changed values with their texts; the rest is taken from the newer response. */
function valuesToReapply({ record, changed }: RowToUpdate): GridRecord {
  const names = new Set(changed);
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.has(fieldOfKey(name))));
}
