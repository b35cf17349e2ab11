/** Codes of six digits that change every 30 seconds (RFC 6238), as in authenticator apps. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export async function newSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: 20 }).base32;
}

export async function uriOf(secret: string, username: string): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ ...shape, issuer: 'Pagewright', label: username, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * Returns the step of 30 s that a code belongs to: the current one, or one before or after, because clocks differ.
 * Undefined if it is not a code of this secret.
 */
export async function stepOf(secret: string, code: string): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const { Secret, TOTP } = await import('otpauth');
  const now = Date.now();
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / shape.period) + delta;
}
