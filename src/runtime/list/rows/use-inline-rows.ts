import { throttle } from 'es-toolkit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { type GridRecord, type GridRow, recordKey, createRowChecks } from '../../../engine/grid/index.ts';
import { commonFields } from '../../../engine/model/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { noRules, type RuleSet } from '../../../engine/rules/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { type GridStore, createGridStore, prepareChecks, readRows, useGrid } from '../../table/editing/index.ts';
import { type RemoteRowChange, applyRowChange } from '../../table/index.ts';
import { type UnsavedPart, useUnsaved } from '../../unsaved/index.ts';
import { type ServerErrors, serverErrors, remainingErrors } from './server-errors.ts';
import { type RowsSaved, type RowsToSave, type SaveProgress, saveRows } from './save-rows.ts';
import type { ListController, RemoteChanges } from '../controller/index.ts';

/** The rows of a list with inline editing, and their unsaved changes. */
export interface InlineRows {
  store: GridStore;
  /** The number of unsaved rows on all pages. */
  unsaved: number;
  /** The progress of a running save. */
  saving: SaveProgress | undefined;
  /** Saves the changes; undefined where rows have errors, which are shown then. */
  save(): Promise<RowsSaved | undefined>;
  /** Inserts loaded children of a row and reapplies their unsaved changes. */
  adopt(children: readonly DataRecord[], parent: string): void;
}

/** Milliseconds between two progress updates. */
const progressInterval = 100;

const none: RowsToSave = { added: [], updated: [], removed: [] };

/** Inline editing of a list. Locked rows are not validated. Unsaved changes survive paging, sorting, searching and a refresh. */
export function useInlineRows(
  { list, snapshot, state, filtered, where, refresh }: ListController,
  { columns, isLocked }: { columns: readonly ResolvedColumn[]; isLocked: (record: GridRecord) => boolean },
  { notify, subscribe }: RemoteChanges['rows'],
): InlineRows {
  const { ports } = useRuntime();
  const [store] = useState(() => createGridStore(snapshot.records));
  const carried = useRef(none);
  const loaded = useRef<readonly DataRecord[]>(snapshot.records);
  const [saving, setSaving] = useState<SaveProgress>();
  const [elsewhere, setElsewhere] = useState(0);
  const rules: RuleSet = list.form.ruleSet ?? noRules;
  const checks = useMemo(() => createRowChecks(columns, rules, isLocked), [columns, rules, isLocked]);
  const answered = useRef<ServerErrors>(new Map());
  const check = useCallback(
    () => store.errors.set(checks.check(store.data().rows), remainingErrors(answered.current, store)),
    [store, checks],
  );
  useEffect(() => {
    const endIdle = prepareChecks(store, checks, check);
    const stop = store.on('values', check);
    return () => {
      endIdle();
      stop();
    };
  }, [store, checks, check]);

  // A row that somebody added stands where a new one does: on the first page, where it is not searched for another.
  const showsNew = state.page === 1 && !filtered;
  const onChange = useCallback(
    (change: RemoteRowChange) => {
      const fits = Object.entries(where).every(([name, value]) => String(change.row[name]) === String(value));
      applyRowChange(store, change, showsNew && fits ? 'first' : undefined, check);
    },
    [store, where, showsNew, check],
  );
  useEffect(() => subscribe(onChange), [subscribe, onChange]);

  useLayoutEffect(() => {
    if (loaded.current === snapshot.records) return;
    carried.current = joined(withoutLoaded(carried.current, store), unsavedOf(store));
    loaded.current = snapshot.records;
    store.load(snapshot.records);
    reapplyUnsaved(store, carried.current);
    setElsewhere(countElsewhere(carried.current, store));
  }, [store, snapshot.records]);

  const adopt = useCallback(
    (children: readonly DataRecord[], parent: string) => {
      store.adopt(children, parent);
      const keys = new Set(children.map(({ id }) => String(id)));
      const { updated, removed } = carried.current;
      reapplyUnsaved(store, {
        added: [],
        updated: updated.filter(({ key }) => keys.has(key)),
        removed: removed.filter((id) => keys.has(id)),
      });
      setElsewhere(countElsewhere(carried.current, store));
    },
    [store],
  );

  const part = useMemo<UnsavedPart>(
    () => ({
      isUnsaved: () => countUnsaved(store) + countElsewhere(carried.current, store) > 0,
      subscribe: (listener) => store.on('data', listener),
      discard: () => undefined,
    }),
    [store],
  );
  useUnsaved(part);

  const isOrdered = keepsOrder(list);
  const unsaved = useGrid(store, 'data', countUnsaved);
  const save = useCallback(async () => {
    check();
    if (readRows(store, { checks }).errors.size > 0) {
      store.errors.showAll(true);
      return undefined;
    }
    const wanted = joined(withoutLoaded(carried.current, store), unsavedOf(store));
    setSaving({ done: 0, total: wanted.added.length + wanted.updated.length + wanted.removed.length });
    const reportProgress = throttle(setSaving, progressInterval);
    const outcome = await saveRows(wanted, list.endpoints, ports.records, {
      isTree: store.parentKey() !== undefined,
      keepsOrder: isOrdered,
      onProgress: reportProgress,
    });
    reportProgress.cancel();
    setSaving(undefined);
    const { saved, failures } = outcome;
    const sent = new Map([...wanted.added, ...wanted.updated].map(({ key, record }) => [key, record]));
    carried.current = stillUnsaved(withoutLoaded(carried.current, store), wanted, failures);
    setElsewhere(countElsewhere(carried.current, store));
    store.settle(saved, new Set([...failures.keys(), ...changedSince(wanted, store)]), sent);
    answered.current = serverErrors(outcome, store);
    check();
    for (const change of remoteChangesOf(wanted, outcome)) notify(change);
    if (failures.size === 0) refresh();
    return outcome;
  }, [checks, check, store, list.endpoints, isOrdered, ports, refresh, notify]);

  return { store, unsaved: unsaved + elsewhere, saving, save, adopt };
}

/** Whether the order of saving new rows is visible later: by the list's sort, or by numbers that the server assigns. */
function keepsOrder({ sort, model }: ListController['list']): boolean {
  return commonFields.some(({ name }) => name === sort.column) || model.fields.some(({ numbering }) => numbering);
}

/** The unsaved changes of the loaded rows. */
function unsavedOf(store: GridStore): RowsToSave {
  const { rows } = store.data();
  const having = (status: string) => rows.filter(({ key }) => store.rowState(key)?.status === status);
  return { added: having('added'), updated: having('edited'), removed: removedFrom(store) };
}

/** Deepest first in a tree: a record with children cannot be removed. */
function removedFrom(store: GridStore): string[] {
  const { removed } = store.difference();
  return store.parentKey() === undefined ? removed : removed.toReversed();
}

function countUnsaved(store: GridStore): number {
  const { added, updated, removed } = store.difference();
  return added.length + updated.length + removed.length;
}

/** Merges two sets of changes; for the same row the later one wins. */
function joined(before: RowsToSave, after: RowsToSave): RowsToSave {
  const keys = new Set([...after.added, ...after.updated].map(({ key }) => key));
  const gone = new Set(after.removed);
  const older = (rows: readonly GridRow[]) => rows.filter(({ key }) => !keys.has(key) && !gone.has(key));
  return {
    added: [...older(before.added), ...after.added],
    updated: [...older(before.updated), ...after.updated],
    removed: [...new Set([...before.removed, ...after.removed])],
  };
}

/** The changes of rows that are not loaded. New rows always are: those that are not were taken away. */
function withoutLoaded(rows: RowsToSave, store: GridStore): RowsToSave {
  const { places } = store.data();
  const removed = new Set(store.difference().removed);
  return {
    added: [],
    updated: rows.updated.filter(({ key }) => !places.has(key)),
    removed: rows.removed.filter((id) => !removed.has(id) && !places.has(id)),
  };
}

/** Those of the changes that a save did not take: they failed, or are newer than what was sent. */
function stillUnsaved(rows: RowsToSave, sent: RowsToSave, failures: RowsSaved['failures']): RowsToSave {
  const records = new Set(sent.updated.map(({ record }) => record));
  const removed = new Set(sent.removed);
  return {
    added: [],
    updated: rows.updated.filter(({ key, record }) => failures.has(key) || !records.has(record)),
    removed: rows.removed.filter((id) => failures.has(id) || !removed.has(id)),
  };
}

/** Keys and ids of rows that changed during the save. */
function changedSince(sent: RowsToSave, store: GridStore): string[] {
  const { added, updated, removed } = unsavedOf(store);
  const records = new Set([...sent.added, ...sent.updated].map(({ record }) => record));
  const ids = new Set(sent.removed);
  return [
    ...[...added, ...updated].filter(({ record }) => !records.has(record)).map(({ key }) => key),
    ...removed.filter((id) => !ids.has(id)),
  ];
}

/** The changes to send to others after a save. */
function remoteChangesOf({ added, removed }: RowsToSave, { saved, failures }: RowsSaved): RemoteRowChange[] {
  const isNew = new Set(added.map(({ key }) => key));
  const gone = removed.filter((id) => !failures.has(id));
  return [
    ...[...saved].map(([key, row]): RemoteRowChange => ({ kind: isNew.has(key) ? 'added' : 'saved', row })),
    ...gone.map((id): RemoteRowChange => ({ kind: 'removed', row: { id } })),
  ];
}

function countElsewhere(rows: RowsToSave, store: GridStore): number {
  const { updated, removed } = withoutLoaded(rows, store);
  return updated.length + removed.length;
}

/** Reapplies unsaved changes to newly loaded rows. */
function reapplyUnsaved(store: GridStore, { added, updated, removed }: RowsToSave): void {
  const { places } = store.data();
  const here = updated.filter(({ key }) => places.has(key));
  store.change('未保存的修改', [
    ...here.map(({ key, record }) => ({ type: 'set' as const, key, values: withoutVersion(record) })),
    ...(added.length > 0 ? [{ type: 'insert' as const, rows: added.map((row, at) => ({ at, row })) }] : []),
    ...(removed.some((id) => places.has(id)) ? [{ type: 'remove' as const, keys: removed }] : []),
  ]);
}

/** Without the version, which is taken from the newer answer. */
function withoutVersion(record: GridRow['record']): GridRow['record'] {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'version'));
}

/** The row's number for messages, counted from 1. */
export function rowNumber(store: GridStore, key: string): number | undefined {
  const { rows, places } = store.data();
  const place = places.get(key) ?? rows.records.findIndex((record) => recordKey(record) === key);
  return place < 0 ? undefined : place + 1;
}
