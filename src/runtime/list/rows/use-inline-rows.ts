import { throttle } from 'es-toolkit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { createRowChecks, recordKey, type GridRecord } from '../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { commonFields } from '../../../engine/model/index.ts';
import { noRules, type RuleSet } from '../../../engine/rules/index.ts';
import type { DataRecord } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { createGridStore, prepareChecks, readRows, useGrid, type GridStore } from '../../table/editing/index.ts';
import { applyRowChange, type RemoteRowChange } from '../../table/index.ts';
import { type UnsavedPart } from '../../unsaved/unsaved-work.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import type { ListController, RemoteChanges } from '../controller/index.ts';
import { saveRows, type RowsSaved, type RowsToSave, type SaveProgress } from './save-rows.ts';
import { remainingErrors, serverErrors, type ServerErrors } from './server-errors.ts';
import {
  changedSince,
  countElsewhere,
  countUnsaved,
  joined,
  noRows,
  reapplyUnsaved,
  remoteChangesOf,
  stillUnsaved,
  unsavedOf,
  withoutLoaded,
} from './unsaved-rows.ts';
import { useRowsDraft, type RowsDraft } from './use-rows-draft.ts';

export interface InlineRows {
  store: GridStore;
  /** The number of unsaved rows on all pages. */
  unsaved: number;
  saving: SaveProgress | undefined;
  /** Saves the changes; undefined if rows have errors, which are then shown. */
  save(): Promise<RowsSaved | undefined>;
  adopt(children: readonly DataRecord[], parent: string): void;
  draft: RowsDraft;
}

/** Milliseconds between two progress updates. */
const progressInterval = 100;

/**
 * Implements the inline editing of a list. Locked rows are not validated. Unsaved changes survive paging, sorting,
 * searching and a refresh.
 */
export function useInlineRows(
  controller: ListController,
  { columns, isLocked }: { columns: readonly ResolvedColumn[]; isLocked: (record: GridRecord) => boolean },
  { notify, subscribe }: RemoteChanges['rows'],
): InlineRows {
  const { list, snapshot, state, filtered, where, refresh } = controller;
  const { ports } = useRuntime();
  const [store] = useState(() => createGridStore(snapshot.records));
  const carried = useRef(noRows);
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

  // A row that someone else added is shown where new rows appear: on the first page of an unfiltered list.
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

  const reapply = useCallback(
    (rows: RowsToSave) => {
      carried.current = joined(carried.current, { ...rows, added: [] });
      reapplyUnsaved(store, rows);
      setElsewhere(countElsewhere(carried.current, store));
    },
    [store],
  );
  const { discard, ...draft } = useRowsDraft(controller, store, { carried, reapply });

  const part = useMemo<UnsavedPart>(
    () => ({
      isUnsaved: () => countUnsaved(store) + countElsewhere(carried.current, store) > 0,
      subscribe: (listener) => store.on('data', listener),
      discard,
    }),
    [store, discard],
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

  return { store, unsaved: unsaved + elsewhere, saving, save, adopt, draft };
}

/**
 * Returns true if the order of saving new rows is visible later: by the list's sort, or by numbers that the server
 * assigns.
 */
function keepsOrder({ sort, model }: ListController['list']): boolean {
  return commonFields.some(({ name }) => name === sort.column) || model.fields.some(({ numbering }) => numbering);
}

/** Returns the row's number for messages, counted from 1. */
export function rowNumber(store: GridStore, key: string): number | undefined {
  const { rows, positions } = store.data();
  const position = positions.get(key) ?? rows.records.findIndex((record) => recordKey(record) === key);
  return position < 0 ? undefined : position + 1;
}
