import { mustBeSigned, signedText } from '../../../engine/signing/index.ts';
import { DATE_TIME, formatDate } from '../../../engine/values/index.ts';

/** With what requests are signed, and how their time is written: 14 digits (JeecgBoot up to 3.1) or milliseconds. */
export interface Signing {
  secret: string;
  stamp: '14' | 'epoch';
}

/**
 * The headers that sign a call: `X-Sign` and `X-TIMESTAMP`; none for calls that need none and do not say `signed`. It is a check against
 * accidents: whoever has the client has the secret.
 * @param address as the call travels, its query included.
 * @param now milliseconds since the epoch on the server's clock.
 */
export async function signatureHeaders(
  call: { path: string; address: string; signed?: boolean | undefined; body?: unknown },
  signing: Signing | undefined,
  now: number,
): Promise<Record<string, string>> {
  if (!signing || !(call.signed || mustBeSigned(call.path))) return {};
  const { md5 } = await import('@noble/hashes/legacy.js');
  const [url = '', search = ''] = call.address.split('?', 2);
  const text = signedText({ url, query: Object.fromEntries(new URLSearchParams(search)), body: call.body });
  const digest = md5(new TextEncoder().encode(text + signing.secret));
  const sign = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { 'X-Sign': sign.toUpperCase(), 'X-TIMESTAMP': stampOf(now, signing.stamp) };
}

function stampOf(now: number, form: Signing['stamp']): string {
  return form === 'epoch' ? String(now) : formatDate(new Date(now), DATE_TIME).replaceAll(/\D/g, '');
}
