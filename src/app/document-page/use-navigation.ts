import { useStore } from 'jotai';
import { useCallback } from 'react';

import { safeUrl } from '../../engine/gate/index.ts';
import type { ActionEffects } from '../../runtime/actions/index.ts';
import { useFeedback } from '../../views/feedback/index.ts';
import { useGo } from '../routes/index.ts';

/** Loads what goes to a document by its key. */
export const loadGoToDocument = () => import('./go-to-document.ts');

/** Goes where a step leads, in the shell, or in a window of its own where it leads outside. */
export function useNavigation(): ActionEffects['navigate'] {
  const store = useStore();
  const go = useGo();
  const { message } = useFeedback();
  return useCallback(
    ({ to, record, newTab }) => {
      const address = safeUrl(to);
      // Few steps lead to a document by its key.
      if (!/^\/|:/.test(to))
        void loadGoToDocument().then((m) => m.goToDocument({ to, record }, { store, go, message }), ignore);
      else if (address === undefined) return;
      else if (newTab || !address.startsWith('/')) window.open(address, '_blank', 'noopener,noreferrer');
      else go(address);
    },
    [store, go, message],
  );
}

/** Without the network there is nothing to go to. */
function ignore(): void {}
