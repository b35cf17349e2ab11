/** Number of attempts, and the longest wait between two of them in milliseconds. */
const tries = 4;
const longestWait = 10_000;

/** Time after which a call without an answer counts as slow, in milliseconds. */
const slowAfter = 2_500;

/** Called when a call is slow. Returns a function to call when the call has ended. */
export type OnSlow = () => () => void;

interface RepeatedCall {
  method: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Makes a call and repeats it while the server is busy (503) and names a time to retry. Only reading calls and saves
 * with an idempotency key, which run once, are repeated.
 * @param wait rejects early when the caller aborts.
 */
export async function whileBusy(
  call: RepeatedCall,
  make: () => Promise<Response>,
  { onSlow, wait = pause }: { onSlow?: OnSlow | undefined; wait?: typeof pause },
): Promise<Response> {
  let ended = (): void => {};
  const timer = onSlow && setTimeout(() => (ended = onSlow()), slowAfter);
  try {
    for (let made = 1; ; made += 1) {
      const response = await make();
      const waitMs = Number(response.headers.get('Retry-After')) * 1_000;
      const mayRepeat = call.method === 'GET' || call.headers?.['Idempotency-Key'] !== undefined;
      if (response.status !== 503 || !mayRepeat || made >= tries || !(waitMs > 0)) return response;
      await wait(Math.min(waitMs, longestWait), call.signal);
    }
  } finally {
    clearTimeout(timer);
    ended();
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up.', 'AbortError'));
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
