import { md5 } from '@noble/hashes/legacy.js';

import { serverTimeText } from '../../../engine/values/index.ts';
import { mustBeSigned } from '../../../schema/signing/signed-paths.ts';
import { signedText } from '../../../schema/signing/signed-text.ts';
import type { Signing } from './signing.ts';

/**
 * Computes the headers of `signatureHeaders`. This module is loaded with the first call to a server that has a secret.
 */
export function signatureOf(
  call: { path: string; address: string; signed?: boolean | undefined; body?: unknown },
  signing: Signing,
  now: number,
): Record<string, string> {
  if (!call.signed && !mustBeSigned(call.path)) return {};
  const [url = '', search = ''] = call.address.split('?', 2);
  const text = signedText({ url, query: Object.fromEntries(new URLSearchParams(search)), body: call.body });
  const digest = md5(new TextEncoder().encode(text + signing.secret));
  const sign = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { 'X-Sign': sign.toUpperCase(), 'X-TIMESTAMP': stampOf(now, signing.stamp) };
}

/** The server reads digits in its own time zone, which may differ from the browser's. */
function stampOf(now: number, form: Signing['stamp']): string {
  return form === 'epoch' ? String(now) : serverTimeText(now).replaceAll(/\D/g, '');
}
