import { useEffect, useState } from 'react';

const seconds = 60;

/** Counts down from 60 seconds. It uses the clock, so that it is correct after a suspended tab wakes up. */
export function useCountdown(isStarted = false): { left: number; start: () => void } {
  const [until, setUntil] = useState(() => (isStarted ? Date.now() + seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = () => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { left, start };
}
