import { useEffect, useState } from 'react';

/** Milliseconds after which a person wants to know that something goes on. */
const slowAfter = 3_000;

/** Whether what is under way (`pending`; undefined: nothing) takes long. */
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
