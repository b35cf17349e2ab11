import type { IncomingHttpHeaders } from 'node:http';

/** Headers of one connection only (RFC 9110 7.6.1), and headers that the other server must not trust. */
const dropped = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade host expect forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip'.split(
    ' ',
  ),
);

export function cleanedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}
