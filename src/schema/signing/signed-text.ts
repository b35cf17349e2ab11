/** The parts of a request that are signed (JeecgBoot's `X-Sign`). */
export interface SignedRequest {
  /** The path as sent, still encoded, with or without the query. */
  url: string;
  query: Readonly<Record<string, string>>;
  /** The JSON body, whose members are signed together with the parameters. */
  body?: unknown;
}

/**
 * Returns the text to sign: the parameters as JSON without blanks, sorted by name. `_t` and empty values are left out;
 * the last part of the path is included if it contains a comma. A member of the body replaces a parameter with its
 * name.
 */
export function signedText({ url, query, body }: SignedRequest): string {
  const tail = decoded((url.split('?', 1)[0] ?? '').split('/').at(-1) ?? '');
  const all = [...Object.entries(query), ...(tail.includes(',') ? [['x-path-variable', tail] as const] : [])];
  const byName = new Map<string, unknown>([...all, ...Object.entries(signedBody(body) ?? {})]);
  const signed = [...byName].filter(([name, value]) => name !== '_t' && value !== null && value !== undefined);
  // Sorted by code units like the server, and not as an object, which would move names like `1` to the front.
  const sorted = signed.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/**
 * Returns the body of a signed request as it is sent: numbers and booleans in its members as text, which both sides
 * write the same way. Returns undefined if the body is not an object.
 */
export function signedBody(body: unknown): Record<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ]),
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
