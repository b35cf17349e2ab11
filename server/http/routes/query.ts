import { textFault } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { Refusal } from './refusal.ts';
import type { Query } from './route.ts';

/**
 * Returns the parameters of a URL or a path as Fastify parsed them, each once.
 * @throws Refusal for a repeated name, NUL bytes and lone surrogates.
 */
export function parseQuery(input: unknown): Query {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(input ?? {})) {
    if (typeof value !== 'string') throw new Refusal(say('参数 {name} 重复了，请只写一次。', { name }));
    const fault = textFault(name) ?? textFault(value);
    if (fault) throw new Refusal(fault.message);
    query[name] = value;
  }
  return query;
}
