import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Where the browser is. The one file that knows the router's location: pages have `useTabLocation` (design 6). */
export interface BrowserLocation {
  path: string;
  search: string;
  /** Differs for each navigation. */
  key: string;
  go: (to: string, options?: { replace?: boolean }) => void;
}

export function useBrowserLocation(): BrowserLocation {
  const { pathname, search, key } = useLocation();
  return { path: pathname, search, key, go: useGo() };
}

/** Goes to an address of the application, without following where the browser is. */
export function useGo(): BrowserLocation['go'] {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(to, { replace: options?.replace ?? false }), [navigate]);
}
