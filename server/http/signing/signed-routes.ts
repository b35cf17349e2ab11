import { createHash } from 'node:crypto';

import { signedText, type SignedRequest } from '../../../src/schema/signing/signed-text.ts';
import { say } from '../../locale/index.ts';
import { Refusal, type Call, type Route } from '../routes/index.ts';

/** The largest difference between the timestamp of a signed request and the server's clock, in milliseconds. */
const tolerance = 300_000;

/**
 * Makes routes refuse unsigned requests (docs/jeecgboot.md, Signed requests); without a secret they stay unchanged.
 * @param now milliseconds since 1970.
 */
export function signedRoutes(
  routes: readonly Route[],
  secret: string | undefined,
  now: () => number = Date.now,
): Route[] {
  if (secret === undefined) return [...routes];
  return routes.map((route) => ({
    ...route,
    handler: (call) => {
      checkSignature(call, secret, now());
      return route.handler(call);
    },
  }));
}

function checkSignature({ request, query }: Call, secret: string, now: number): void {
  const { 'x-timestamp': stamp, 'x-sign': sign } = request.headers;
  const at = readStamp(typeof stamp === 'string' ? stamp : undefined);
  if (at === undefined) throw new Refusal(say('签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss'));
  if (Math.abs(now - at) > tolerance) throw new Refusal(say('签名验证失败:X-TIMESTAMP已过期'));
  if (sign !== signatureOf({ url: request.url, query }, secret)) throw new Refusal(say('Sign签名校验失败！'));
}

/**
 * Returns `X-Sign`: the upper-case MD5 of the text and the secret. It is no protection against attacks: the client
 * contains the secret.
 */
export function signatureOf(request: SignedRequest, secret: string): string {
  return createHash('md5')
    .update(signedText(request) + secret)
    .digest('hex')
    .toUpperCase();
}

/**
 * Parses `X-TIMESTAMP` to milliseconds: 14 digits are `yyyyMMddHHmmss` on this server's clock (up to JeecgBoot 3.1),
 * other digits milliseconds since 1970 (later). Undefined for anything else.
 */
export function readStamp(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{10,15}$/.test(text)) return undefined;
  if (text.length !== 14) return Number(text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [
    text.slice(0, 4),
    text.slice(4, 6),
    text.slice(6, 8),
    text.slice(8, 10),
    text.slice(10, 12),
    text.slice(12),
  ].map(Number);
  const date = new Date(year, month - 1, day, hour, minute, second);
  const same = date.getMonth() === month - 1 && date.getDate() === day && date.getHours() === hour;
  return same && minute < 60 && second < 60 ? date.getTime() : undefined;
}
