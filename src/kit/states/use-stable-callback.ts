import { useCallback, useLayoutEffect, useRef } from 'react';

/** @returns a stable function that calls the latest `run`. For event handlers, not for rendering. */
export function useStableCallback<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => void (latest.current = run));
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
