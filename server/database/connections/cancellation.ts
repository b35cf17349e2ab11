import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The error of a statement that was cancelled or not started because its client has disconnected. No response can be
 * sent.
 */
export class ClientDisconnectedError extends Error {
  constructor(options?: ErrorOptions) {
    super('提问的人已经离开，查询不再继续。', options);
    this.name = 'ClientDisconnectedError';
  }
}

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Runs work that is cancelled when the signal aborts: the running statement ends and no other starts. Only for reading;
 * saving is always finished. Without a signal nothing is cancelled.
 * @throws ClientDisconnectedError
 */
export function cancellable<T>(signal: AbortSignal | undefined, work: () => T): T {
  return signals.run(signal, work);
}

export async function* cancellableParts<T>(
  signal: AbortSignal | undefined,
  parts: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const next = () => cancellable(signal, () => parts.next());
  for (let part = await next(); part.done !== true; part = await next()) yield part.value;
}

/** Runs work whose result others also wait for. It is not cancelled when the client that started it disconnects. */
export function uncancellable<T>(work: () => T): T {
  return signals.run(undefined, work);
}

export function currentSignal(): AbortSignal | undefined {
  return signals.getStore();
}

export function throwIfCancelled(): void {
  if (currentSignal()?.aborted) throw new ClientDisconnectedError();
}
