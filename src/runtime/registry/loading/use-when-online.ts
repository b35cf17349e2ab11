import { useEffect } from 'react';

/** Calls `run` when the network is back; undefined does nothing. */
export function useWhenOnline(run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return undefined;
    const back = () => run();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [run]);
}
