import { currentLocale } from '../../../schema/locale/index.ts';
import type { HttpCall } from './http.ts';

/** The headers of every call, which is answered in the language of the person; `lowApp` is the low-code application whose page is open. */
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
 * The address of a call: the base, the path, its own query and the parameters. Each GET carries `_t` (seconds since the
 * epoch) so that no cache answers it, except dictionary items, whose answers are signed without it.
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
