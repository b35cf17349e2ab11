import { useEffect, useState } from 'react';

/** Whether something that closes is drawn: while it is open, and as long after it as it takes to fade. */
export function useLingering(isOpen: boolean, milliseconds: number): boolean {
  const [isDrawn, setDrawn] = useState(isOpen);
  useEffect(() => {
    if (isOpen) return setDrawn(true);
    const timer = setTimeout(() => setDrawn(false), milliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, milliseconds]);
  return isOpen || isDrawn;
}
