import { useEffect, useState } from 'react';

import { portError, type PortError } from '../../../runtime/ports/index.ts';
import type { Asked } from './use-asked.ts';

/**
 * Requests the answer to `question`, again whenever it changes. While the next answer is pending there is none.
 * @param ask must be stable between renders.
 */
export function useAnswerFor<Answer>(
  ask: (question: string, signal: AbortSignal) => Promise<Answer>,
  question: string,
): Asked<Answer> {
  const [found, setFound] = useState<{ question: string; answer?: Answer; failure?: PortError }>();
  const current = found?.question === question ? found : undefined;
  const isWanted = current === undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    const call = new AbortController();
    ask(question, call.signal).then(
      (answer) => !call.signal.aborted && setFound({ question, answer }),
      (reason: unknown) => !call.signal.aborted && setFound({ question, failure: portError(reason) }),
    );
    return () => call.abort();
  }, [ask, question, isWanted]);
  return { answer: current?.answer, failure: current?.failure, retry: () => setFound(undefined) };
}
