import { App } from 'antd';
import { useMemo } from 'react';

import type { GridStore } from '../../../runtime/table/editing/index.ts';

const seconds = 2;

/** Takes back and does again what was done to a table, and says by its name what that was. */
export function useHistorySteps(store: GridStore): { undo: () => void; redo: () => void } {
  const { message } = App.useApp();
  return useMemo(() => {
    const tell = (what: string, name: string | undefined) => {
      if (name === undefined) return;
      const content = <span role="status">{`已${what}：${name}`}</span>;
      // Pressed again and again, it stays one message.
      void message.open({ key: 'table history', type: 'info', content, duration: seconds });
    };
    return { undo: () => tell('撤销', store.undo()), redo: () => tell('重做', store.redo()) };
  }, [store, message]);
}
