import type { Request, RequestsPort } from '../../../runtime/ports/index.ts';
import { oncePerObject } from '../../../schema/memory/once-per-object.ts';

interface Entry {
  at: number;
  answer: Promise<unknown>;
}

const lifetime = 30_000;
const cacheOf = oncePerObject<RequestsPort, Map<string, Entry>>(() => new Map());

/** Returns the result of a GET, cached for 30 s. A failed call is not cached. */
export function cachedAnswer(requests: RequestsPort, call: Pick<Request, 'path' | 'params'>): Promise<unknown> {
  const cache = cacheOf(requests);
  const now = Date.now();
  for (const [key, { at }] of cache) if (now - at >= lifetime) cache.delete(key);
  const key = keyOf(call);
  const found = cache.get(key);
  if (found) return found.answer;
  const answer = requests.call({ ...call, method: 'GET', quiet: true }).then(({ result }) => result);
  cache.set(key, { at: now, answer });
  answer.catch(() => cache.delete(key));
  return answer;
}

/** Drops a cached result. */
export function evictAnswer(requests: RequestsPort, call: Pick<Request, 'path' | 'params'>): void {
  cacheOf(requests).delete(keyOf(call));
}

function keyOf({ path, params }: Pick<Request, 'path' | 'params'>): string {
  return JSON.stringify([path, params]);
}
