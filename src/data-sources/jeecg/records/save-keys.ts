import { nanoid } from 'nanoid';

import { PortError, type PortErrorKind } from '../../../runtime/ports/index.ts';

/** After one of these errors the save may have been carried out nevertheless. */
const unsure: ReadonlySet<PortErrorKind> = new Set<PortErrorKind>(['offline', 'timeout', 'cancelled', 'server']);

const mostKept = 50;

/** Makes a save with an idempotency key: calls `send` with the header to send. */
export type KeyedSave = <Result>(
  call: readonly unknown[],
  send: (headers: Record<string, string>) => Promise<Result>,
) => Promise<Result>;

/**
 * Creates keys for saves. The same call has the same key until the server has reported its result: a double click, or a
 * retry after a lost answer, is one save.
 */
export function saveKeys(newKey: () => string = nanoid): KeyedSave {
  const open = new Map<string, string>();
  return async (call, send) => {
    const name = JSON.stringify(call);
    const key = open.get(name) ?? newKey();
    open.delete(name);
    open.set(name, key);
    for (const oldest of open.keys()) if (open.size > mostKept) open.delete(oldest);
    try {
      const result = await send({ 'Idempotency-Key': key });
      open.delete(name);
      return result;
    } catch (error) {
      const mayHaveHappened = error instanceof PortError && unsure.has(error.kind);
      if (!mayHaveHappened) open.delete(name);
      throw error;
    }
  };
}
