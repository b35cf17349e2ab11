import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { recordId, useTableSocket, useTableState, type RemoteRowChange } from '../../table/index.ts';
import type { ListController } from './list-controller.ts';

/** Milliseconds for which a record that another user changed stays highlighted. */
const markedFor = 60_000;

export interface RemoteChanges {
  changed: number;
  /** True if records were added or removed since the list was loaded. */
  stale: boolean;
  /** Notifies the others of a change made here. Without an id, several records have changed. */
  notify: (kind: RemoteRowChange['kind'], id?: string) => void;
  /** For rows that are edited in place: a change contains the whole row. */
  rows: {
    notify: (change: RemoteRowChange) => void;
    subscribe: (listener: (change: RemoteRowChange) => void) => () => void;
  };
}

/**
 * Keeps a `live` list up to date. A shown record that another user saved is reloaded and highlighted. For added or
 * removed records the list only shows a notice, so that rows do not jump. A change contains only the id: each client
 * loads the data that its user may see. Rows that are edited in place use the same socket, but send the whole row.
 */
export function useRemoteChanges(controller: ListController): RemoteChanges {
  const { list, table, snapshot } = controller;
  const [outdated, setOutdated] = useState<typeof snapshot.records>();
  const latest = useRef(controller);
  useEffect(() => void (latest.current = controller));
  const inPlace = useRef<(change: RemoteRowChange) => void>(undefined);
  const onChange = useCallback((change: RemoteRowChange) => {
    const { list: current, snapshot: shown, table: marks, refreshQuietly } = latest.current;
    const { kind, row } = change;
    const id = recordId(row);
    if (inPlace.current && (kind === 'removed' || hasContents(row))) {
      inPlace.current(change);
      return;
    }
    if (!current.live) return;
    if (kind !== 'saved' || !shown.records.some((record) => recordId(record) === id)) {
      setOutdated(shown.records);
      return;
    }
    marks.set({ marked: new Set([...marks.get().marked, id]) });
    refreshQuietly();
  }, []);
  const socketKey = list.table?.socketKey ?? (list.live ? 'list' : undefined);
  const send = useTableSocket({ socketKey, page: list.document }, onChange);

  const marked = useTableState(table, (state) => state.marked);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => table.set({ marked: new Set() }), markedFor);
    return () => clearTimeout(timer);
  }, [marked, table]);

  return {
    changed: snapshot.records.filter((record) => marked.has(recordId(record))).length,
    stale: outdated === snapshot.records,
    notify: useCallback((kind, id = '') => send({ kind, row: { id } }), [send]),
    rows: useMemo(
      () => ({
        notify: send,
        subscribe(listener) {
          inPlace.current = listener;
          return () => {
            inPlace.current = undefined;
          };
        },
      }),
      [send],
    ),
  };
}

function hasContents(row: RemoteRowChange['row']): boolean {
  return Object.keys(row).length > 1;
}
