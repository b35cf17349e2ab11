import { useCallback, useEffect, useState } from 'react';

import { portError, type PortError } from '../../../runtime/ports/index.ts';

/** What was asked for, once it is here; or why it is not, until it is asked for again. */
export interface Asked<Answer> {
  answer: Answer | undefined;
  failure: PortError | undefined;
  retry: () => void;
}

/** Asks once, and again on `retry`; the answer before stays until the next is here. `ask` stays identical between renders. */
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
