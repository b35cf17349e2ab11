import { App } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { rowOf } from '../../../engine/grid/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';
import type { EditTree } from './edit-grid-props.ts';

/** The rows as a tree, where they are one. Children are loaded when their row is opened first; none takes the arrow away. */
export function useTreeRows(store: GridStore, tree: EditTree | undefined) {
  const { message } = App.useApp();
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set());
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!tree) return undefined;
    store.asTree({
      parentKey: tree.parentKey,
      hasChildren: (key) => !loaded.has(key) && tree.hasChildren(rowOf(store.data(), key)?.record ?? {}),
    });
    return () => store.asTree(undefined);
  }, [store, tree, loaded]);

  return useMemo(() => {
    const load = async (key: string) => {
      const record = rowOf(store.data(), key)?.record;
      if (!tree || !record || loaded.has(key) || !tree.hasChildren(record)) return;
      setLoading((keys) => new Set([...keys, key]));
      try {
        store.adopt(await tree.loadChildren(record), key);
        setLoaded((keys) => new Set([...keys, key]));
      } catch (error) {
        void message.error(error instanceof Error ? error.message : '下级没有取到，请稍后再试。');
        close(key);
      }
      setLoading((keys) => new Set([...keys].filter((other) => other !== key)));
    };
    const close = (key: string) =>
      store.changeView({ open: new Set([...store.view().open].filter((other) => other !== key)) });
    return {
      isTree: tree !== undefined,
      isLoading: (key: string) => loading.has(key),
      toggleOpen(key: string) {
        if (store.view().open.has(key)) return close(key);
        store.changeView({ open: new Set([...store.view().open, key]) });
        void load(key);
      },
    };
  }, [store, tree, loading, loaded, message]);
}
