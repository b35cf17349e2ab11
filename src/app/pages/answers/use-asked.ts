import { useCallback, useEffect, useState } from 'react';

import { portError, type PortError } from '../../../runtime/ports/index.ts';

/** The answer to a request, or its failure until `retry` is called. */
export interface Asked<Answer> {
  answer: Answer | undefined;
  failure: PortError | undefined;
  retry: () => void;
}

/**
 * Sends a request once, and again on `retry`; the previous answer stays until the next one arrives. `ask` must be
 * stable between renders.
 */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<PortError>();
  const [isWanted, setWanted] = useState(true);
  useEffect(() => {
    if (!isWanted) return undefined;
    const call = new AbortController();
    const settle = (take: () => void) => {
      if (call.signal.aborted) return;
      take();
      setWanted(false);
    };
    ask(call.signal).then(
      (found) => settle(() => setAnswer(found)),
      (reason: unknown) => settle(() => setFailure(portError(reason))),
    );
    return () => call.abort();
  }, [ask, isWanted]);
  const retry = useCallback(() => {
    setFailure(undefined);
    setWanted(true);
  }, []);
  return { answer, failure, retry };
}
