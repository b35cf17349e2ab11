import { currentLocale } from '../../../locale/index.ts';
import type { HttpCall } from './http-call.ts';

/**
 * Returns the headers of a call, which is answered in the user's language; `lowApp` is the low-code application whose
 * page is open.
 */
export function headersOf(
  token: string | undefined,
  tenant: string | undefined,
  lowApp: string | undefined,
): Record<string, string> {
  return {
    'Accept-Language': currentLocale(),
    ...(token !== undefined && { 'X-Access-Token': token }),
    'tenant-id': tenant || '0',
    ...(lowApp !== undefined && { 'X-Low-App-ID': lowApp }),
  };
}

/**
 * Returns the address of a call: the base, the path, its query and the parameters. Each GET has `_t` (seconds since the
 * epoch) to bypass caches, except dictionary items, whose calls are signed without it.
 */
export function addressOf(call: Pick<HttpCall, 'method' | 'path' | 'params'>, base: string, now: number): string {
  const [path, query] = splitOnce(call.path.replace(/^\/+/, ''), '?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(call.params ?? {})) params.set(name, value);
  if (call.method === 'GET' && !path.includes('sys/dict/getDictItems'))
    params.set('_t', String(Math.floor(now / 1000)));
  const text = params.toString();
  return `${base}/${path}${text === '' ? '' : `?${text}`}`;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
