import { useEffect, useState } from 'react';

import { portError, type PortError } from '../../../runtime/ports/index.ts';

/** What was asked for, once it is here; or why it is not, until it is asked for again. */
export interface Asked<Answer> {
  answer: Answer | undefined;
  failure: PortError | undefined;
  retry: () => void;
}

/** Asks once, and again on `retry`. `ask` stays identical between renders. */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<PortError>();
  const isWanted = answer === undefined && failure === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const call = new AbortController();
    ask(call.signal).then(
      (found) => !call.signal.aborted && setAnswer(found),
      (reason: unknown) => !call.signal.aborted && setFailure(portError(reason)),
    );
    return () => call.abort();
  }, [ask, isWanted]);
  return { answer, failure, retry: () => setFailure(undefined) };
}
