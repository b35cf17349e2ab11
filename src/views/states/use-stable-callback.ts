import { useCallback, useLayoutEffect, useRef } from 'react';

/** @returns the same function at every turn; called, it is the newest `run`. For what a person does, not for drawing. */
export function useStableCallback<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(run);
  useLayoutEffect(() => void (latest.current = run));
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
