import { failure, type AdaptedCall, type Answer, type ForwardedCall } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { isMembers, parseExactJson, scalarText } from '../exact-json.ts';

/** The maximum number of query characters in an address: Tomcat accepts 8 KB for the address and headers. */
const longestQuery = 6_000;

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Converts an export whose query is too long for an address, and which pages therefore send as JSON, to the call that a
 * short query would be. A JeecgBoot reads parameters only, so it would export all records.
 * @returns undefined for any other call.
 */
export async function readLongExport(call: ForwardedCall): Promise<ForwardedCall | undefined> {
  const isJson = /json/.test(call.headers['content-type'] ?? '');
  if (call.method !== 'POST' || !call.path.endsWith('/exportXls') || !isJson) return undefined;
  const search = new URLSearchParams(call.search);
  for (const [name, value] of Object.entries(membersOf(await call.readBody())))
    search.set(name, scalarText(value) ?? '');
  return { ...call, method: 'GET', search: search.toString(), readBody: () => Promise.resolve('') };
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  const json = parseExactJson(text === '' ? '{}' : text);
  return isMembers(json) ? json : {};
}

/** Returns the outgoing export call, with its parameters in the address if they fit, otherwise as a form. */
export function sendLongExport(adapted: AdaptedCall, { path, search }: ForwardedCall): AdaptedCall {
  const call = adapted.call ?? { method: 'GET', path, search };
  if (call.search.length <= longestQuery) return { ...adapted, call: { ...call, body: '' } };
  return {
    ...adapted,
    call: { ...call, method: 'POST', search: '', body: call.search },
    headers: { ...adapted.headers, ...form },
  };
}

const wrongMethod = 405;

/** Returns the answer for an export that accepts parameters only in the address, or undefined for any other failure. */
export function refusedExport({ method, path }: { method: string; path: string }, code: number): Answer | undefined {
  const isExport = method === 'POST' && /\/exportXls(\/|$)/.test(path);
  if (!isExport || code !== wrongMethod) return undefined;
  return failure(422, 422, say('条件太长，后端的这个导出收不下，请减少条件，或少选一些记录'));
}
