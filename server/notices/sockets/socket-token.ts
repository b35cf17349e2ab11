import type { FastifyRequest } from 'fastify';

/**
 * Returns the token of a socket. Browsers cannot set headers on sockets, so it comes as the sub-protocol or as `token`
 * of the address, which is not logged; programs may use the header.
 */
export function socketToken({ headers, query }: FastifyRequest): string | undefined {
  const protocol = headers['sec-websocket-protocol']?.split(',', 1)[0]?.trim();
  const parameter: unknown = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined;
  const found = [headers['x-access-token'], protocol, parameter].find(
    (token) => typeof token === 'string' && token.length > 0 && token.length <= 200,
  );
  return typeof found === 'string' ? found : undefined;
}
