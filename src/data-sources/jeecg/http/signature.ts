import { md5 } from '@noble/hashes/legacy.js';

import { signedText } from '../../../schema/signing/index.ts';
import { DATE_TIME, formatDate } from '../../../engine/values/index.ts';
import type { Signing } from './sign.ts';

/** `X-Sign` and `X-TIMESTAMP` of a call; loaded with the first call that is signed. @param now as `signatureHeaders` has it. */
export function signatureOf(
  call: { address: string; body?: unknown },
  signing: Signing,
  now: number,
): Record<string, string> {
  const [url = '', search = ''] = call.address.split('?', 2);
  const text = signedText({ url, query: Object.fromEntries(new URLSearchParams(search)), body: call.body });
  const digest = md5(new TextEncoder().encode(text + signing.secret));
  const sign = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { 'X-Sign': sign.toUpperCase(), 'X-TIMESTAMP': stampOf(now, signing.stamp) };
}

function stampOf(now: number, form: Signing['stamp']): string {
  return form === 'epoch' ? String(now) : formatDate(new Date(now), DATE_TIME).replaceAll(/\D/g, '');
}
