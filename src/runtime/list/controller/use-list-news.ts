import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { type RowNews, recordId, useTableSocket, useTableState } from '../../table/index.ts';
import type { ListController } from './use-list-controller.ts';

/** Milliseconds for which a record that somebody else changed stays marked. */
const markedFor = 60_000;

/** What others do to the records of a list while one looks at it. */
export interface ListNews {
  /** How many records that are shown somebody else has changed. */
  changed: number;
  /** Records were added or removed since the list was loaded. */
  stale: boolean;
  /** Tells the others what was done here; without an id it is not one record. */
  tell: (kind: RowNews['kind'], id?: string) => void;
  /** Of rows that are edited in place: their contents travel, and who shows them takes them as they are. */
  rows: {
    tell: (news: RowNews) => void;
    /** Gives the function that ends it. Keep the identity of `hear`. */
    follow: (hear: (news: RowNews) => void) => () => void;
  };
}

/**
 * Keeps a list that is `live` in step with the others on its page: a record shown here that somebody saved is loaded anew
 * and marked; of records added or removed the list only says so, rows do not jump. No contents travel: everybody loads
 * what he may see. Rows that are edited in place, with a key of their own or not, hear of each other by the same way.
 */
export function useListNews(controller: ListController): ListNews {
  const { list, table, snapshot } = controller;
  const [outdated, setOutdated] = useState<typeof snapshot.records>();
  const latest = useRef(controller);
  useEffect(() => void (latest.current = controller));
  const inPlace = useRef<(news: RowNews) => void>(undefined);
  const hear = useCallback((news: RowNews) => {
    const { list: heard, snapshot: shown, table: marks, refreshQuietly } = latest.current;
    const { kind, row } = news;
    const id = recordId(row);
    if (inPlace.current && (kind === 'removed' || hasContents(row))) {
      inPlace.current(news);
      return;
    }
    if (!heard.live) return;
    if (kind !== 'saved' || !shown.records.some((record) => recordId(record) === id)) {
      setOutdated(shown.records);
      return;
    }
    marks.set({ marked: new Set([...marks.get().marked, id]) });
    refreshQuietly();
  }, []);
  const socketKey = list.table?.socketKey ?? (list.live ? 'list' : undefined);
  const send = useTableSocket({ socketKey, page: list.document }, hear);

  const marked = useTableState(table, (state) => state.marked);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => table.set({ marked: new Set() }), markedFor);
    return () => clearTimeout(timer);
  }, [marked, table]);

  return {
    changed: snapshot.records.filter((record) => marked.has(recordId(record))).length,
    stale: outdated === snapshot.records,
    tell: useCallback((kind, id = '') => send({ kind, row: { id } }), [send]),
    rows: useMemo(
      () => ({
        tell: send,
        follow(rowsHear) {
          inPlace.current = rowsHear;
          return () => {
            inPlace.current = undefined;
          };
        },
      }),
      [send],
    ),
  };
}

/** Whether news of a row say more than which one it is. */
function hasContents(row: RowNews['row']): boolean {
  return Object.keys(row).length > 1;
}
