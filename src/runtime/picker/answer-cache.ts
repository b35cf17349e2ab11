import type { RequestsPort } from '../ports/index.ts';

/** What a picker asks for again and again while one looks around in it. */
export interface CachedCall {
  path: string;
  params: Readonly<Record<string, string>>;
}

interface Kept {
  at: number;
  answer: Promise<unknown>;
}

const keptFor = 30_000;
const answers = new WeakMap<RequestsPort, Map<string, Kept>>();

/** What a call answers, asked for once in 30 s. Rejects as the call does, which is then asked anew. */
export function cachedAnswer(requests: RequestsPort, { path, params }: CachedCall): Promise<unknown> {
  const known = answers.get(requests) ?? new Map<string, Kept>();
  answers.set(requests, known);
  const now = Date.now();
  for (const [key, { at }] of known) if (now - at >= keptFor) known.delete(key);
  const key = keyOf({ path, params });
  const found = known.get(key);
  if (found) return found.answer;
  const answer = requests.call({ method: 'GET', path, params, quiet: true }).then(({ result }) => result);
  known.set(key, { at: now, answer });
  answer.catch(() => known.delete(key));
  return answer;
}

/** The next time it is asked for anew. */
export function invalidateAnswer(requests: RequestsPort, call: CachedCall): void {
  answers.get(requests)?.delete(keyOf(call));
}

function keyOf({ path, params }: CachedCall): string {
  return JSON.stringify([path, params]);
}
