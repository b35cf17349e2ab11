import type { Signing } from './signing.ts';

/**
 * Returns the headers that sign a call, `X-Sign` and `X-TIMESTAMP`; none for calls that neither require it nor are
 * marked `signed`. The signature only protects against accidents: everyone who has the client has the secret.
 * @param address the address as sent, including its query.
 * @param now milliseconds since the epoch on the server's clock.
 */
export async function signatureHeaders(
  call: { path: string; address: string; signed?: boolean | undefined; body?: unknown },
  signing: Signing | undefined,
  now: number,
): Promise<Record<string, string>> {
  return signing ? (await import('./signature.ts')).signatureOf(call, signing, now) : {};
}
