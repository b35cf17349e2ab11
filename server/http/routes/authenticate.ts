import type { FastifyRequest } from 'fastify';

import type { Authenticator, Person, TicketCheck } from './person.ts';
import { forbidden, unauthenticated } from './refusal.ts';
import type { RoutePermission } from './route.ts';

/**
 * Returns the token of a request from the header only, because addresses end up in logs and in `Referer`
 * (docs/security.md, Tokens, tenants, attempts). Links that a browser opens are the exception (`personOfLink`).
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token'];
  return typeof token === 'string' && token.length > 0 && token.length <= 200 ? token : undefined;
}

export async function personOf(request: FastifyRequest, authenticate: Authenticator): Promise<Person | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const tenant = request.headers['tenant-id'];
  return authenticate(token, typeof tenant === 'string' ? tenant : undefined);
}

export async function personOfTicket(
  request: FastifyRequest,
  check: TicketCheck | undefined,
): Promise<Person | undefined> {
  const [, address, ticket] = /^(.*)[?&]ticket=([\w-]{1,200})$/.exec(request.url) ?? [];
  return address === undefined || ticket === undefined ? undefined : check?.(ticket, address);
}

/**
 * Returns the person of a link that has the token itself in its query, as clients of JeecgBoot write links to files and
 * notices. Only for routes that accept tickets: a browser opens these without headers.
 */
export async function personOfLink(request: FastifyRequest, authenticate: Authenticator): Promise<Person | undefined> {
  const token: unknown = Object(request.query).token;
  if (typeof token !== 'string' || token === '' || token.length > 200) return undefined;
  return request.method === 'GET' || request.method === 'HEAD' ? authenticate(token) : undefined;
}

/** @throws Refusal 401 or 403 (510) if the person may not use a route with that permission. */
export function authorize(person: Person | undefined, permission: RoutePermission): void {
  if (permission === 'open') return;
  if (!person) throw unauthenticated();
  if (permission === 'signed-in') return;
  if (typeof permission === 'function') {
    if (!permission(person)) throw forbidden(permission.points);
  } else if (!person.permissions.has(permission)) throw forbidden([permission]);
}
