import type { IncomingHttpHeaders } from 'node:http';

import { mustBeSigned } from '../../src/schema/signing/signed-paths.ts';
import { backEndPatience, backendTarget, signatureHeaders, unanswered, type Signing } from '../http/index.ts';
import { isMembers, parseExactJson, plainJson, scalarText, type ExactJson } from './exact-json.ts';

const passed = [
  'x-access-token',
  'tenant-id',
  'x-tenant-id',
  'x-sign',
  'x-timestamp',
  'x-low-app-id',
  'accept-language',
  // Exports of online forms are empty for programs that are not known as browsers.
  'user-agent',
];

export interface BackendCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body?: FormData | string;
}

export interface BackendAnswer {
  status: number;
  json: ExactJson;
}

export type Exchange = (call: BackendCall) => Promise<BackendAnswer>;

/**
 * Creates an exchange with the headers of one user's call.
 * @param url The URL of the back end with its context path.
 * @param headers The headers of the user's own call.
 * @param signing Signs the calls whose signature is checked: the signature among the headers belongs to the user's own
 * call.
 */
export function exchangeFor(url: string, headers: IncomingHttpHeaders, signing?: Signing): Exchange {
  const passedOn = passedHeaders(headers);
  return async ({ method, path, query, body }) => {
    const signature =
      signing && mustBeSigned(path) && signatureHeaders({ path, query, body: sentMembers(body) }, signing);
    const own = { ...passedOn, ...signature };
    const search = query.toString();
    const target = backendTarget(url, `${path}${search === '' ? '' : `?${search}`}`);
    if (!target) return { status: 404, json: undefined };
    const response = await fetch(target, {
      method,
      headers: typeof body === 'string' ? { ...own, 'content-type': 'application/json' } : own,
      ...(body && { body }),
      signal: AbortSignal.timeout(backEndPatience),
    }).catch((error: unknown) => {
      throw unanswered(method, error);
    });
    return { status: response.status, json: jsonOf(await response.text()) };
  };
}

/**
 * Creates a function that reads files of the back end with the headers of one user.
 * @returns undefined if it answers with JSON, a refusal, or nothing.
 */
export function fileExchangeFor(
  url: string,
  headers: IncomingHttpHeaders,
): (path: string, query: URLSearchParams) => Promise<Uint8Array | undefined> {
  const own = passedHeaders(headers);
  return async (path, query) => {
    const target = backendTarget(url, `${path}?${query.toString()}`);
    if (!target) return undefined;
    try {
      const response = await fetch(target, { headers: own, signal: AbortSignal.timeout(backEndPatience) });
      const isFile = response.ok && !/json/.test(response.headers.get('content-type') ?? '');
      return isFile ? new Uint8Array(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  };
}

function sentMembers(body: FormData | string | undefined): unknown {
  const sent = typeof body === 'string' ? parseExactJson(body) : undefined;
  if (!isMembers(sent)) return undefined;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, scalarText(value) ?? plainJson(value)]));
}

function passedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function jsonOf(text: string): ExactJson {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}
