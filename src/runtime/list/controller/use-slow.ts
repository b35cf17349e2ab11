import { useEffect, useState } from 'react';

/** Milliseconds after which a pending request is reported as slow. */
const slowAfter = 3_000;

/** Returns true if the pending request takes long (`pending`; undefined: none). */
export function useSlow(pending: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => setSlow(pending), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [pending]);
  return pending !== undefined && slow === pending;
}
