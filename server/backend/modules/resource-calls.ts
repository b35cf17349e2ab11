import type { BackendDifferences } from '../../../src/engine/backend/index.ts';
import type { ModuleAction } from '../../../src/engine/exchange/index.ts';
import { readString } from '../../../src/engine/values/index.ts';
import { isJsonObject } from '../../../src/schema/json/index.ts';
import { plainJson } from '../exact-json.ts';
import type { Exchange } from '../exchange.ts';

export interface AskedBackend {
  exchange: Exchange;
  messages: BackendDifferences['messages'];
  file: (path: string, query: URLSearchParams) => Promise<Uint8Array | undefined>;
}

const calls: readonly { action: ModuleAction; path: string; method: string }[] = [
  { action: 'add', path: 'add', method: 'POST' },
  { action: 'edit', path: 'edit', method: 'PUT' },
  { action: 'detail', path: 'queryById', method: 'GET' },
  { action: 'delete', path: 'delete', method: 'DELETE' },
  { action: 'batch-delete', path: 'deleteBatch', method: 'DELETE' },
  { action: 'export', path: 'exportXls', method: 'GET' },
  { action: 'import', path: 'importExcel', method: 'POST' },
];

/** Handlers of a JeecgBoot declare their methods, and never this one. */
const question = 'PATCH';

/** Matches no record, so that handlers that accept every method, such as exports, find nothing to read. */
const noRecord = new URLSearchParams({ id: '-' });

const missing = 404;
const wrongMethod = 405;

/**
 * Detects the methods that a path of the back end accepts, with a method that no handler declares: the refusal of an
 * existing path (code 405) lists them. Nothing is sent that could be saved.
 * @returns undefined for a path that does not exist; an empty set for a handler that accepts every method.
 */
export async function methodsOf(
  { exchange, messages }: AskedBackend,
  path: string,
): Promise<ReadonlySet<string> | undefined> {
  const { status, json } = await exchange({ method: question, path, query: noRecord });
  const body = json === undefined ? undefined : plainJson(json);
  const answer = isJsonObject(body) ? body : {};
  const message = readString(answer['message']) ?? '';
  if (answer['code'] === wrongMethod || status === wrongMethod)
    return new Set(message.match(/\b(?:GET|POST|PUT|DELETE)\b/g));
  const isMissing = [status, answer['status'], answer['code']].includes(missing);
  if (isMissing || messages.some((each) => each.status === missing && message.includes(each.contains)))
    return undefined;
  return new Set();
}

export async function actionsOf(backend: AskedBackend, resource: string): Promise<ModuleAction[] | undefined> {
  const takes = async (path: string, method: string) => {
    const methods = await methodsOf(backend, `${resource}/${path}`);
    return methods !== undefined && (methods.size === 0 || methods.has(method));
  };
  if (!(await takes('list', 'GET'))) return undefined;
  const found = await Promise.all(calls.map(async ({ path, method }) => await takes(path, method)));
  return calls.flatMap(({ action }, index) => (found[index] ? [action] : []));
}
