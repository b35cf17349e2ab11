import { useEffect, useState } from 'react';

import { PortError } from '../ports/index.ts';

export type RemoteVerdict = { status: 'none' | 'checking' | 'good' } | { status: 'bad'; message: string };

/**
 * Validates a value asynchronously, debounced by 500 ms: `good`, or `bad` with the server's message. The initial value
 * and an empty one are not validated. A network failure is ignored, as the save validates again. `check` must be
 * stable.
 */
export function useRemoteCheck(
  value: string,
  check: ((value: string, signal: AbortSignal) => Promise<unknown>) | undefined,
): RemoteVerdict {
  const [first] = useState(value);
  const [verdict, setVerdict] = useState<{ value: string; verdict: RemoteVerdict }>();
  const isAsked = check !== undefined && value !== '' && value !== first;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const say = (said: RemoteVerdict) => {
      if (!controller.signal.aborted) setVerdict({ value, verdict: said });
    };
    const ask = async () => {
      try {
        await check(value, controller.signal);
        say({ status: 'good' });
      } catch (error) {
        const isSaid = error instanceof PortError && error.isAnswer;
        say(isSaid ? { status: 'bad', message: error.message } : { status: 'none' });
      }
    };
    const timer = setTimeout(() => void ask(), typingRest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [value, check, isAsked]);

  if (!isAsked) return nothing;
  return verdict?.value === value ? verdict.verdict : checking;
}

const typingRest = 500;
const nothing: RemoteVerdict = { status: 'none' };
const checking: RemoteVerdict = { status: 'checking' };
