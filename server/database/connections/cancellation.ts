import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asked has gone: his statement was ended, or never begun. Nobody is there to be told. */
export class ClientDisconnectedError extends Error {
  constructor(options?: ErrorOptions) {
    super('提问的人已经离开，查询不再继续。', options);
    this.name = 'ClientDisconnectedError';
  }
}

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Does work that is worth nothing once its signal is aborted: its statements then end, and no other begins. For reading
 * only; what saves is finished whoever has gone. Without a signal the work is done to its end.
 * @throws ClientDisconnectedError
 */
export function cancellable<T>(signal: AbortSignal | undefined, work: () => T): T {
  return signals.run(signal, work);
}

/** As `cancellable`, for what is read part by part. */
export async function* cancellableParts<T>(
  signal: AbortSignal | undefined,
  parts: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const next = () => cancellable(signal, () => parts.next());
  for (let part = await next(); part.done !== true; part = await next()) yield part.value;
}

/** Does work whose result others wait for too: it goes on when the one who asked has gone. */
export function uncancellable<T>(work: () => T): T {
  return signals.run(undefined, work);
}

/** The signal that ends the work that runs now, if there is one. */
export function currentSignal(): AbortSignal | undefined {
  return signals.getStore();
}

/** @throws ClientDisconnectedError where the work that runs now was cancelled. */
export function throwIfCancelled(): void {
  if (currentSignal()?.aborted) throw new ClientDisconnectedError();
}
