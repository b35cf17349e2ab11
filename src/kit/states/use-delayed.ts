import { useEffect, useState } from 'react';

/** Returns false at first, true after `milliseconds`. Delays loading indicators. */
export function useDelayed(milliseconds: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isDue;
}
