import { useCallback } from 'react';

import { useAddress } from './AddressProvider.tsx';

/** The browser's address. Pages use `useTabLocation` instead (design 6). */
export interface BrowserLocation {
  path: string;
  search: string;
  key: string;
  /** True if the history entry was pushed on top of another one of the same page (`go` with `over`). */
  isOver: boolean;
  /** The originally requested address, if the browser was redirected from it. */
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

function stateOf(state: unknown): { over?: unknown; from?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}

function fromOf(state: unknown): string | undefined {
  const { from } = stateOf(state);
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** Returns the function that navigates, without subscribing to the address. */
export function useGo(): BrowserLocation['go'] {
  const { history } = useAddress();
  return useCallback(
    (to, { replace = false, over = false } = {}) => history[replace ? 'replace' : 'push'](to, over ? { over } : null),
    [history],
  );
}
