import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { otherCalls, ownTitles, recordCalls, standardCall, type Operation } from './call-words.ts';

const byMethod: Readonly<Record<string, Operation>> = { GET: 1, POST: 2, PUT: 3, DELETE: 4 };

const ofOneRecord: ReadonlySet<string> = new Set(['add', 'edit', 'delete', 'transition']);

export interface DescribedCall {
  text: string;
  operation: Operation;
  model?: ResolvedModel;
  isOfOneRecord?: boolean;
}

export function describeCall(
  method: string,
  path: string,
  models: ReadonlyMap<string, ResolvedModel>,
): DescribedCall | undefined {
  // Values for forms and previews of imports change nothing.
  if (path.startsWith('/sys/fillRule/execute') || path.endsWith('/importPreview')) return undefined;
  const other = Object.hasOwn(otherCalls, path) ? otherCalls[path] : undefined;
  if (other) return { text: translated(other[0]), operation: other[1] };
  const [resource, call] = standardCall(method, path);
  const model = [...models.values()].find((each) => each.resource === resource);
  const ownTitle = ownTitles.get(resource);
  const title = model?.title ?? (ownTitle && translated(ownTitle));
  const words = Object.hasOwn(recordCalls, call) ? recordCalls[call] : undefined;
  if (title !== undefined && words) {
    const isOfOneRecord = ofOneRecord.has(call);
    return { text: words[0](title), operation: words[1], isOfOneRecord, ...(model && { model }) };
  }
  return method === 'GET' ? undefined : { text: path, operation: byMethod[method] ?? null };
}

const secret = /pass|pwd|secret|token|captcha|sign|smscode/i;
const longest = 2_000;

/** Returns the parameters of a call for the log: names and values of the query, only names of the body's fields. */
export function describeParameters(query: unknown, body: unknown): string {
  const parameters = Object.entries(query ?? {}).flatMap(([name, value]) =>
    name === '_t' ? [] : [[name, secret.test(name) ? '***' : String(value).slice(0, 200)] as const],
  );
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const id: unknown = fields.includes('id') ? Reflect.get(Object(body), 'id') : undefined;
  const described = {
    ...Object.fromEntries(parameters),
    ...(typeof id === 'string' && { id: id.slice(0, 64) }),
    ...(fields.length > 0 && { fields: fields.slice(0, 100).join(',') }),
  };
  const text = JSON.stringify(described);
  return text === '{}' ? '' : text.slice(0, longest);
}
