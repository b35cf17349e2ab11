import { useCallback } from 'react';

import { useAddress } from './AddressProvider.tsx';

/** Where the browser is. Pages have `useTabLocation` (design 6). */
export interface BrowserLocation {
  path: string;
  search: string;
  /** Differs for each navigation. */
  key: string;
  /** The step of the history was made over another one of the same page (`go` with `over`). */
  isOver: boolean;
  /** The address that was asked for, where the browser was sent on from it. */
  from: string | undefined;
  go: (to: string, options?: { replace?: boolean; over?: boolean }) => void;
  back: () => void;
}

export function useBrowserLocation(): BrowserLocation {
  const { address, history } = useAddress();
  const { pathname, search, key, state } = address;
  const back = useCallback(() => history.go(-1), [history]);
  return { path: pathname, search, key, isOver: stateOf(state).over === true, from: fromOf(state), go: useGo(), back };
}

/** What steps of the history carry; the browser keeps it over a reload. */
function stateOf(state: unknown): { over?: unknown; from?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

function fromOf(state: unknown): string | undefined {
  const { from } = stateOf(state);
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** Goes to an address of the application, without following where the browser is. */
export function useGo(): BrowserLocation['go'] {
  const { history } = useAddress();
  return useCallback(
    (to, { replace = false, over = false } = {}) => history[replace ? 'replace' : 'push'](to, over ? { over } : null),
    [history],
  );
}
