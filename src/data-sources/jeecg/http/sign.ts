/** With what requests are signed, and how their time is written: 14 digits (JeecgBoot up to 3.1) or milliseconds. */
export interface Signing {
  secret: string;
  stamp: '14' | 'epoch';
}

/**
 * The headers that sign a call: `X-Sign` and `X-TIMESTAMP`; none for calls that need none and are not marked `signed`. The
 * signature protects against accidents alone: whoever has the client has the secret.
 * @param address as the call travels, its query included.
 * @param now milliseconds since the epoch on the server's clock.
 */
export async function signatureHeaders(
  call: { path: string; address: string; signed?: boolean | undefined; body?: unknown },
  signing: Signing | undefined,
  now: number,
): Promise<Record<string, string>> {
  return signing ? (await import('./signature.ts')).signatureOf(call, signing, now) : {};
}
