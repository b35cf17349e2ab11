/** A request as its signature sees it (JeecgBoot's `X-Sign`). */
export interface SignedRequest {
  /** Its path as it travels, still encoded, with or without the query. */
  url: string;
  /** The parameters of the query, decoded. */
  query: Readonly<Record<string, string>>;
  /** The JSON body, whose members are signed with the parameters. */
  body?: unknown;
}

/**
 * The text that is signed: the parameters as JSON without blanks, sorted by their names; `_t` is left out, and the last
 * part of the path is among them where it holds a comma. A member of the body stands for a parameter of its name.
 */
export function signedText({ url, query, body }: SignedRequest): string {
  const tail = decoded((url.split('?', 1)[0] ?? '').split('/').at(-1) ?? '');
  const all = [...Object.entries(query), ...(tail.includes(',') ? [['x-path-variable', tail] as const] : [])];
  const byName = new Map<string, unknown>([...all, ...Object.entries(signedBody(body) ?? {})]);
  const signed = [...byName].filter(([name, value]) => name !== '_t' && value !== null && value !== undefined);
  // By code units, as the other side sorts; and not as an object, which would move names like `1` to the front.
  const sorted = signed.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/**
 * The body of a signed request as it is sent: numbers and booleans among its members as text, which both sides write the
 * same; undefined for what is no object.
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
