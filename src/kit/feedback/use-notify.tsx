import { useStore } from 'jotai';
import { useCallback } from 'react';

import type { ActionEffects } from '../../runtime/actions/index.ts';
import { pageLinksAtom } from '../../runtime/pages/page-links.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { RecordLinks } from '../controls/record-links/RecordLinks.tsx';
import { useFeedback } from './FeedbackProvider.tsx';

/** Returns a function that shows the messages of steps and calls, with links to the records they refer to. */
export function useNotify(): ActionEffects['notify'] {
  const { message } = useFeedback();
  const { go } = useRuntime();
  const store = useStore();
  return useCallback(
    ({ kind, text, links }) => {
      if (!links || links.length === 0) return message[kind](text);
      const content = (
        <>
          {text}{' '}
          <RecordLinks links={links} pages={store.get(pageLinksAtom)} go={go} onGo={() => message.destroy(text)} />
        </>
      );
      message[kind]({ key: text, content });
    },
    [message, go, store],
  );
}
