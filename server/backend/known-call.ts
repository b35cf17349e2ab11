import {
  differenceOf,
  type BackendDifferences,
  type CallDifference,
  type Parameters,
} from '../../src/engine/backend/index.ts';
import type { ForwardedCall, Signing } from '../http/index.ts';
import { isMembers, parseExactJson } from './exact-json.ts';
import { exchangeFor, type Exchange } from './exchange.ts';
import type { LabelledResource } from './options.ts';
import { textsOf, type Members } from './records/index.ts';
import type { Names } from './rename.ts';

interface KnowingParts {
  url: string;
  signing?: Signing | undefined;
  differences: () => BackendDifferences;
  resource: (path: string) => LabelledResource | undefined;
}

export interface KnownCall {
  method: string;
  path: string;
  query: URLSearchParams;
  text: string | undefined;
  sent: Members | undefined;
  difference: CallDifference | undefined;
  names: Names;
  values: Parameters;
  exchange: Exchange;
  /** The model whose resource is the path without its last part. */
  owner: LabelledResource | undefined;
}

export async function readCall(
  { url, signing, differences, resource: ownerOf }: KnowingParts,
  call: ForwardedCall,
): Promise<KnownCall> {
  const { calls, fields } = differences();
  const { method, path } = call;
  const query = new URLSearchParams(call.search);
  const resource = [...fields.keys()].find((each) => path.startsWith(`${each}/`));
  const names = (resource !== undefined && fields.get(resource)) || {};
  const owner = ownerOf(path.replace(/\/\w+$/, ''));
  const isJson = /json/.test(call.headers['content-type'] ?? '') && method !== 'GET';
  const isMeant =
    Object.keys(names).length > 0 ||
    calls.some((each) => mayBe(each, method, path)) ||
    isSave(path) ||
    savesLines(method, owner);
  const text = isJson && isMeant ? await call.readBody() : undefined;
  const sent = text === undefined ? undefined : membersOf(text);
  const parameters = { ...Object.fromEntries(query), ...(sent && textsOf(sent)) };
  const found = differenceOf(calls, { method, path, parameters });
  return {
    method,
    path,
    query,
    text,
    sent,
    difference: found?.difference,
    names,
    values: { ...parameters, ...found?.parts },
    exchange: exchangeFor(url, call.headers, signing),
    owner,
  };
}

function mayBe({ call }: CallDifference, method: string, path: string): boolean {
  return call.startsWith(`${method} `) && call.split('/').length === `${method} ${path}`.split('/').length;
}

export function isSave(path: string): boolean {
  return isEdit(path) || path.endsWith('/add');
}

export function isEdit(path: string): boolean {
  return /\/(\w+E|e)dit$/.test(path);
}

function membersOf(text: string): Members | undefined {
  try {
    const json = parseExactJson(text);
    return isMembers(json) ? json : undefined;
  } catch {
    // The back end answers an invalid body with its own error.
    return undefined;
  }
}

/** Returns true for an edit of a record with lines, whose path need not end in `edit`: a list may define its own. */
export function savesLines(method: string, owner: LabelledResource | undefined): boolean {
  return method === 'PUT' && owner !== undefined && owner.lines.length > 0;
}

export function renamesOf({ difference, names }: KnownCall): Names {
  return { ...difference?.rename, ...names };
}
