import { createHash } from 'node:crypto';

/** A request as its signature sees it (jeecg-contract.md 1.7). */
export interface SignedRequest {
  /** Its path as it came, still encoded, with or without the query. */
  url: string;
  /** The parameters of the query, decoded. */
  query: Readonly<Record<string, string>>;
}

/**
 * The text that is signed: the parameters as JSON without blanks, sorted by their names; `_t` is left out, and the last
 * part of the path is among them where it holds a comma.
 */
export function signedText({ url, query }: SignedRequest): string {
  const tail = decoded((url.split('?', 1)[0] ?? '').split('/').at(-1) ?? '');
  const all = [...Object.entries(query), ...(tail.includes(',') ? [['x-path-variable', tail] as const] : [])];
  const signed = all.filter(([name]) => name !== '_t');
  // By code units, as the other side sorts; and not as an object, which would move names like `1` to the front.
  const sorted = signed.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** `X-Sign`: upper-case MD5 of the text and the secret. A check against accidents: whoever has the client has the secret. */
export function signatureOf(request: SignedRequest, secret: string): string {
  return createHash('md5')
    .update(signedText(request) + secret)
    .digest('hex')
    .toUpperCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
