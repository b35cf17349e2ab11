import { useMemo } from 'react';

import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import type { GridStore } from '../../../runtime/table/editing/index.ts';

const seconds = 2;

/** Returns undo and redo for a table; each shows the name of the step. */
export function useHistorySteps(store: GridStore): { undo: () => void; redo: () => void } {
  const { message } = useFeedback();
  return useMemo(() => {
    const tell = (what: string, name: string | undefined) => {
      if (name === undefined) return;
      const content = <span role="status">{say('已{what}：{name}', { what, name })}</span>;
      message.open({ key: 'table history', type: 'info', content, duration: seconds });
    };
    return { undo: () => tell(say('撤销'), store.undo()), redo: () => tell(say('重做'), store.redo()) };
  }, [store, message]);
}
