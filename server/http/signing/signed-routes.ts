import { type Call, Refusal, type Route } from '../routes/index.ts';
import { signatureOf } from './signature.ts';
import { readStamp } from './stamp.ts';

/** How old a signed request may be, and how far ahead its clock, in milliseconds. */
const tolerance = 300_000;

/**
 * The routes, answering signed requests only (jeecg-contract.md 1.7); as they are without a secret.
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

/** @throws Refusal for a stamp that cannot be read or is too old, and for a wrong signature. */
function checkSignature({ request, query }: Call, secret: string, now: number): void {
  const { 'x-timestamp': stamp, 'x-sign': sign } = request.headers;
  const at = readStamp(typeof stamp === 'string' ? stamp : undefined);
  if (at === undefined) throw new Refusal('签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss');
  if (Math.abs(now - at) > tolerance) throw new Refusal('签名验证失败:X-TIMESTAMP已过期');
  if (sign !== signatureOf({ url: request.url, query }, secret)) throw new Refusal('Sign签名校验失败！');
}
