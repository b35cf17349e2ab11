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
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    ask(call.signal).then(
      (found) => !call.signal.aborted && setAnswer(found),
      (reason: unknown) => !call.signal.aborted && setFailure(portError(reason)),
    );
    return () => call.abort();
  }, [ask, turn]);
  const retry = useCallback(() => {
    setFailure(undefined);
    setTurn((last) => last + 1);
  }, []);
  return { answer, failure, retry };
}
