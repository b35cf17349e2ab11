import { useStore } from 'jotai';
import { useCallback } from 'react';

import { safeUrl } from '../../engine/gate/index.ts';
import { useFeedback } from '../../kit/feedback/index.ts';
import type { ActionEffects } from '../../runtime/actions/index.ts';
import { useGo } from '../routes/index.ts';

/** Loads `goToDocument`. */
export const loadGoToDocument = () => import('./go-to-document.ts');

/** Returns the function that executes navigation steps: inside the shell, or in a new window for external addresses. */
export function useNavigation(): ActionEffects['navigate'] {
  const store = useStore();
  const go = useGo();
  const { message } = useFeedback();
  return useCallback(
    ({ to, record, newTab }) => {
      const address = safeUrl(to);
      if (!/^\/|:/.test(to))
        void loadGoToDocument().then((m) => m.goToDocument({ to, record }, { store, go, message }), ignore);
      else if (address === undefined) return;
      else if (newTab || !address.startsWith('/')) window.open(address, '_blank', 'noopener,noreferrer');
      else go(address);
    },
    [store, go, message],
  );
}

function ignore(): void {}
