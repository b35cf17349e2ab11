import { AsyncLocalStorage } from 'node:async_hooks';

/** The client has disconnected: its statement was cancelled or not started. There is nobody to answer. */
export class ClientDisconnectedError extends Error {
  constructor(options?: ErrorOptions) {
    super('提问的人已经离开，查询不再继续。', options);
    this.name = 'ClientDisconnectedError';
  }
}

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Does work that is cancelled when the signal aborts: the running statement ends, no other starts. For reading only;
 * saving is always finished. Without a signal nothing is cancelled.
 * @throws ClientDisconnectedError
 */
export function cancellable<T>(signal: AbortSignal | undefined, work: () => T): T {
  return signals.run(signal, work);
}

/** As `cancellable`, for an iterable of parts. */
export async function* cancellableParts<T>(
  signal: AbortSignal | undefined,
  parts: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const next = () => cancellable(signal, () => parts.next());
  for (let part = await next(); part.done !== true; part = await next()) yield part.value;
}

/** Does work whose result others wait for too: it is not cancelled when the client that started it disconnects. */
export function uncancellable<T>(work: () => T): T {
  return signals.run(undefined, work);
}

/** The signal that cancels the current work, if there is one. */
export function currentSignal(): AbortSignal | undefined {
  return signals.getStore();
}

/** @throws ClientDisconnectedError when the current work was cancelled. */
export function throwIfCancelled(): void {
  if (currentSignal()?.aborted) throw new ClientDisconnectedError();
}
