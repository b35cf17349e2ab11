import { oncePerObject } from '../../../schema/memory/once-per-object.ts';

interface Batch {
  keys: Set<string>;
  done: Promise<void>;
}

const batchesOf = oncePerObject<object, Map<string, Batch>>(() => new Map());

/**
 * Batches the keys that many cells request in one tick into one call of `load`. Requests of the same `owner` and `name`
 * share a batch. @throws what `load` throws, to every caller.
 */
export function batchRequest(
  owner: object,
  name: string,
  keys: readonly string[],
  load: (keys: readonly string[]) => Promise<void>,
): Promise<void> {
  const batches = batchesOf(owner);
  const wanted = batches.get(name)?.keys ?? new Set<string>();
  for (const key of keys) wanted.add(key);
  const begin = async () => {
    await new Promise((resolve) => void setTimeout(resolve));
    batches.delete(name);
    await load([...wanted]);
  };
  const batch = batches.get(name) ?? { keys: wanted, done: begin() };
  batches.set(name, batch);
  return batch.done;
}
