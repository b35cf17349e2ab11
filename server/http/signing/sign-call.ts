import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { signatureOf } from './signed-routes.ts';

/**
 * The secret that signs calls to a back end, and the format of their time: 14 digits (up to JeecgBoot 3.1) or
 * milliseconds.
 */
export interface Signing {
  secret: string;
  stamp: '14' | 'epoch';
}

interface SignedCall {
  path: string;
  query: URLSearchParams;
  body?: unknown;
}

export function signatureHeaders(
  { path, query, body }: SignedCall,
  { secret, stamp }: Signing,
): Record<string, string> {
  return {
    'x-sign': signatureOf({ url: path, query: Object.fromEntries(query), body }, secret),
    'x-timestamp': stamp === 'epoch' ? String(Date.now()) : formatDate(new Date(), DATE_TIME).replaceAll(/\D/g, ''),
  };
}
