import { useEffect, useRef } from 'react';

/**
 * Calls `run` at an interval while the page is visible, and immediately when it becomes visible again; never if
 * `seconds` is undefined. It also stops in a tab that the application hides.
 */
export function usePoll(seconds: number | undefined, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => void (latest.current = run));
  useEffect(() => {
    if (seconds === undefined) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      clearInterval(timer);
      if (document.visibilityState === 'visible') timer = setInterval(() => latest.current(), seconds * 1_000);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') latest.current();
      start();
    };
    start();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [seconds]);
}
