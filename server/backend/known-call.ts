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
  /** Address of the back end, with its context path. */
  url: string;
  signing?: Signing | undefined;
  differences: () => BackendDifferences;
  /** Returns what the model with that resource has; undefined when there is none. */
  resource: (path: string) => LabelledResource | undefined;
}

/** A call with what is known of it. */
export interface KnownCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The body, if it had to be read. */
  text: string | undefined;
  /** Members of the body, if it is an object. */
  sent: Members | undefined;
  difference: CallDifference | undefined;
  names: Names;
  /** Query, parts of the path and members of the body. */
  values: Parameters;
  exchange: Exchange;
  /** The model whose resource is the path without its last part. */
  owner: LabelledResource | undefined;
}

/** Reads what a call is about. */
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

/** True where a difference could be meant, whatever the parameters are. */
function mayBe({ call }: CallDifference, method: string, path: string): boolean {
  return call.startsWith(`${method} `) && call.split('/').length === `${method} ${path}`.split('/').length;
}

/** True for a call that saves a record. */
export function isSave(path: string): boolean {
  return isEdit(path) || path.endsWith('/add');
}

/** True for a call that changes a record. */
export function isEdit(path: string): boolean {
  return /\/(\w+E|e)dit$/.test(path);
}

function membersOf(text: string): Members | undefined {
  try {
    const json = parseExactJson(text);
    return isMembers(json) ? json : undefined;
  } catch {
    // The back end refuses it in its own words.
    return undefined;
  }
}

/** An edit whose path another call than `edit` has: a list may name its own. */
export function savesLines(method: string, owner: LabelledResource | undefined): boolean {
  return method === 'PUT' && owner !== undefined && owner.lines.length > 0;
}

/** Names of members and parameters there, by their names here. */
export function renamesOf({ difference, names }: KnownCall): Names {
  return { ...difference?.rename, ...names };
}
