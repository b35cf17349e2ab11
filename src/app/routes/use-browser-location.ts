import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the browser is. The one file that knows the router's location: pages have `useTabLocation` (design 6). */
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
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const back = useCallback(() => void navigate(-1), [navigate]);
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
  const navigate = useNavigate();
  return useCallback(
    (to, { replace = false, over = false } = {}) => void navigate(to, { replace, ...(over && { state: { over } }) }),
    [navigate],
  );
}
