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
  go: (to: string, options?: { replace?: boolean; over?: boolean }) => void;
  back: () => void;
}

export function useBrowserLocation(): BrowserLocation {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const back = useCallback(() => void navigate(-1), [navigate]);
  return { path: pathname, search, key, isOver: isOver(state), go: useGo(), back };
}

function isOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state && state.over === true;
}

/** Goes to an address of the application, without following where the browser is. */
export function useGo(): BrowserLocation['go'] {
  const navigate = useNavigate();
  return useCallback(
    (to, { replace = false, over = false } = {}) => void navigate(to, { replace, ...(over && { state: { over } }) }),
    [navigate],
  );
}
