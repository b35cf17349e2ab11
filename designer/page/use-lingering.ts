import { useEffect, useState } from 'react';

/** Returns true while something is open, and for `milliseconds` afterwards so that it can fade out. */
export function useLingering(isOpen: boolean, milliseconds: number): boolean {
  const [isDrawn, setDrawn] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setDrawn(true);
    const timer = setTimeout(() => setDrawn(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, milliseconds]);
  return isOpen || isDrawn;
}
