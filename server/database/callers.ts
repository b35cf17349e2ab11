import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asked has gone: his statement was ended, or never begun. Nobody is there to be told. */
export class CallerGoneError extends Error {
  constructor(options?: ErrorOptions) {
    super('提问的人已经离开，查询不再继续。', options);
    this.name = 'CallerGoneError';
  }
}

const waiting = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Does work that is worth nothing once its caller has gone: its statements then end, and no other begins. For reading
 * only; what saves is finished whoever has gone.
 * @param caller aborts when he goes; without one the work is done to its end.
 * @throws CallerGoneError
 */
export function whileWanted<T>(caller: AbortSignal | undefined, work: () => T): T {
  return waiting.run(caller, work);
}

/** As `whileWanted`, for what is read part by part. */
export async function* eachWhileWanted<T>(
  caller: AbortSignal | undefined,
  parts: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const next = () => whileWanted(caller, () => parts.next());
  for (let part = await next(); part.done !== true; part = await next()) yield part.value;
}

/** Does work whose result others wait for too: it goes on when the caller has gone. */
export function forEverybody<T>(work: () => T): T {
  return waiting.run(undefined, work);
}

/** The caller of the work that runs now, if it ends with him. */
export function callerNow(): AbortSignal | undefined {
  return waiting.getStore();
}

/** @throws CallerGoneError where the caller of the work that runs now has gone. */
export function requireCaller(): void {
  if (callerNow()?.aborted) throw new CallerGoneError();
}
