import { useCallback, useEffect, useState } from 'react';

import { failureText } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';

/** The response of an address: loading, ready or failed (`message` is for the user). */
export type Answer =
  | { status: 'loading' }
  | { status: 'ready'; result: unknown }
  | { status: 'failed'; message: string; retry: () => void };

/**
 * Requests an address once, and again when the path or the parameters change or on `retry`. `params` is JSON, so that
 * it can be compared.
 */
export function useAnswer(path: string, params = '{}'): Answer {
  const { requests } = useRuntime().ports;
  const [answer, setAnswer] = useState<{ of: string; result?: unknown; message?: string }>();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([path, params, attempt]);
  useEffect(() => {
    const call = new AbortController();
    const given: Record<string, string> = JSON.parse(params);
    requests.call({ method: 'GET', path, params: given, quiet: true, signal: call.signal }).then(
      ({ result }) => {
        if (!call.signal.aborted) setAnswer({ of: asked, result });
      },
      (reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error('');
        if (!call.signal.aborted) setAnswer({ of: asked, message: failureText(error) });
      },
    );
    return () => call.abort();
  }, [requests, path, params, asked]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (answer?.of !== asked) return { status: 'loading' };
  return answer.message === undefined
    ? { status: 'ready', result: answer.result }
    : { status: 'failed', message: answer.message, retry };
}
