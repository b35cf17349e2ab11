import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { unsavedWorkAtom } from '../../runtime/unsaved/unsaved-work.ts';
import { leaveQuestion, type Leaving } from './leave-question.ts';
import type { Tab } from './tab-state.ts';

/**
 * Returns a function that resolves to true if tabs may be closed or remounted. It asks if they contain unsaved input,
 * and discards that input if the user agrees.
 */
export function useMayLeave(): (tabs: readonly Tab[], leaving: Leaving) => Promise<boolean> {
  const { modal } = useFeedback();
  const work = useAtomValue(unsavedWorkAtom);
  return useCallback(
    async (tabs, leaving) => {
      const held = tabs.filter(({ path }) => work.isUnsaved(path));
      if (held.length === 0) return true;
      const titles = held.map(({ title }) => title);
      const agreed = await modal.confirm(leaveQuestion(titles, leaving));
      if (agreed) for (const { path } of held) work.discard(path);
      return agreed;
    },
    [modal, work],
  );
}
