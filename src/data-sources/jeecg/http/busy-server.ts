/** How often a call is made again for a server that asks for it, and how long one wait is at most, in milliseconds. */
const tries = 4;
const longestWait = 10_000;

/** A call without an answer for so long is slow, in milliseconds. */
const slowAfter = 2_500;

/** Is told of a slow call, and gives what to call when it has ended. */
export type OnSlow = () => () => void;

/** What a call may do again without harm, and how it is given up. */
interface RepeatedCall {
  method: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Makes a call, and again where the server is busy (503) and says when to come back: calls that only read, and saves with
 * an idempotency key, which are carried out once.
 * @param wait ends early by an error where the caller gives up.
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
