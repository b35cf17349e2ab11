import { throttle } from 'es-toolkit';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { browserDrafts as drafts, type Draft } from '../../form/index.ts';
import { useRuntime } from '../../registry/index.ts';
import type { GridStore } from '../../table/editing/index.ts';
import type { ListController } from '../controller/index.ts';
import { countRows, draftOfRows, rowsOfDraft } from './rows-draft.ts';
import type { RowsToSave } from './save-rows.ts';
import { joined, unsavedOf, withoutLoaded } from './unsaved-rows.ts';

export interface RowsDraft {
  /** Rows that were not saved before the page was left, offered until they are restored or refused. */
  offer: { savedAt: number; rows: number; isOlder: boolean } | undefined;
  restore: () => void;
  refuse: () => void;
}

const interval = 1000;

/**
 * Keeps the unsaved rows in this browser, every second and on unload. It offers those of an earlier visit once the
 * list's rows, which they change, have loaded.
 */
export function useRowsDraft(
  { list, where, snapshot }: Pick<ListController, 'list' | 'where' | 'snapshot'>,
  store: GridStore,
  { carried, reapply }: { carried: RefObject<RowsToSave>; reapply: (rows: RowsToSave) => void },
): RowsDraft & { discard: () => void } {
  const { user } = useRuntime();
  const owner = Object.keys(where).length === 0 ? null : JSON.stringify(where);
  const place = useMemo(
    () => ({ user: user?.id ?? '', document: `${list.document}#rows`, record: owner }),
    [user?.id, list.document, owner],
  );
  const secrets = useMemo(
    () => new Set(list.model.fields.filter(({ secret }) => secret).map(({ name }) => name)),
    [list.model],
  );
  const [found] = useState(() => drafts.read(place));
  const [isComing, setComing] = useState(found instanceof Promise);
  const [offered, setOffered] = useState(() => (found instanceof Promise ? undefined : readOffer(found)));
  const isOver = useRef(false);

  useEffect(() => {
    if (!isComing || !(found instanceof Promise)) return undefined;
    let isGone = false;
    void found.then((draft) => {
      if (isGone) return;
      setOffered(readOffer(draft));
      setComing(false);
    });
    return () => {
      isGone = true;
    };
  }, [found, isComing]);

  useEffect(() => {
    // The earlier draft must be read before it is overwritten.
    if (isComing) return undefined;
    const keep = () => {
      if (isOver.current) return;
      const now = joined(withoutLoaded(carried.current, store), unsavedOf(store));
      if (offered && countRows(now) === 0) return;
      // Rows of a pending offer are kept with the new ones.
      const rows = offered ? joined(offered.rows, now) : now;
      if (countRows(rows) === 0) drafts.remove(place);
      else drafts.write(place, { values: draftOfRows(rows, secrets) });
    };
    const soon = throttle(keep, interval, { edges: ['trailing'] });
    const stop = store.on('data', soon);
    const flush = () => soon.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    soon();
    return () => {
      stop();
      soon.flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [store, place, secrets, carried, offered, isComing]);

  const isAnswered = snapshot.answered !== undefined || snapshot.failure !== undefined;
  return {
    offer:
      isAnswered && offered
        ? {
            savedAt: offered.savedAt,
            rows: countRows(offered.rows),
            isOlder: hasNewerRows(store, offered.rows),
          }
        : undefined,
    restore() {
      if (offered) reapply(offered.rows);
      setOffered(undefined);
    },
    refuse: () => setOffered(undefined),
    discard: useCallback(() => {
      isOver.current = true;
      drafts.remove(place);
    }, [place]),
  };
}

function readOffer(draft: Draft | undefined): { savedAt: number; rows: RowsToSave } | undefined {
  const rows = draft && rowsOfDraft(draft.values);
  return rows && countRows(rows) > 0 ? { savedAt: draft.savedAt, rows } : undefined;
}

function hasNewerRows(store: GridStore, { updated }: RowsToSave): boolean {
  return updated.some(({ key, record }) => {
    const saved = store.saved(key);
    return saved !== undefined && saved['version'] !== record['version'];
  });
}
