import { useEffect, useMemo, useState } from 'react';

import { rowOf } from '../../../engine/grid/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { failureText } from '../../../runtime/ports/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import type { EditTree } from '../context/index.ts';

/**
 * Shows the rows as a tree, if `tree` is given. Children are loaded when their row is opened for the first time, and
 * again below open rows when the table gets other rows. A row without children loses its arrow.
 */
export function useTreeRows(store: GridStore, tree: EditTree | undefined) {
  const { message } = useFeedback();
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!tree) return undefined;
    const asked = new Set<string>();
    const loaded = new Set<string>();
    let isGone = false;
    const recordOf = (key: string) => rowOf(store.data(), key)?.record;
    const show = () =>
      store.asTree({
        parentKey: tree.parentKey,
        hasChildren: (key) => !loaded.has(key) && tree.hasChildren(recordOf(key) ?? {}),
      });
    const load = async (key: string) => {
      const record = recordOf(key);
      if (asked.has(key) || !record || !tree.hasChildren(record)) return;
      asked.add(key);
      setLoading((keys) => new Set([...keys, key]));
      try {
        await tree.loadChildren(key, record);
        loaded.add(key);
        if (!isGone) show();
      } catch (error) {
        message.error(error instanceof Error ? failureText(error) : say('下级没有取到，请稍后再试。'));
        asked.delete(key);
        close(store, key);
      }
      setLoading((keys) => new Set([...keys].filter((other) => other !== key)));
    };
    const loadOpen = () => {
      for (const key of store.view().open) void load(key);
    };
    const begin = () => {
      asked.clear();
      loaded.clear();
      show();
    };
    begin();
    loadOpen();
    const stops = [store.on('load', begin), store.on('rows', loadOpen)];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
      store.asTree(undefined);
    };
  }, [store, tree, message]);

  return useMemo(
    () => ({
      isTree: tree !== undefined,
      isLoading: (key: string) => loading.has(key),
      toggleOpen(key: string) {
        const { open } = store.view();
        if (open.has(key)) close(store, key);
        else store.changeView({ open: new Set([...open, key]) });
      },
    }),
    [store, tree, loading],
  );
}

function close(store: GridStore, key: string): void {
  store.changeView({ open: new Set([...store.view().open].filter((other) => other !== key)) });
}
