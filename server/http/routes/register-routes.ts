import type { FastifyInstance, HTTPMethods } from 'fastify';

import { say } from '../../locale/index.ts';
import { admit, answerBy, enterRoute, type EntryContext } from './enter-route.ts';
import { failure } from './envelope.ts';
import { linesLimit } from './json-body.ts';
import type { Route, RoutePermission } from './route.ts';
import { send } from './send.ts';

export const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const satisfies readonly HTTPMethods[];

interface Context extends EntryContext {
  routes: readonly Route[];
  apiBase: string;
}

/**
 * Registers routes: the token and the permission are checked before the body is read. Every path answers the methods it
 * does not have with code 405 (docs/jeecgboot.md, Errors).
 */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  const { routes, apiBase } = context;
  const byPath = new Map<string, Route[]>();
  for (const route of routes) {
    const url = route.base === 'api' ? apiBase + route.path : route.path;
    byPath.set(url, [...(byPath.get(url) ?? []), route]);
    const reads = route.method === 'GET' && route.base !== 'root';
    app.route({
      method: methodsOf(route),
      url,
      config: { permission: route.permission },
      ...(route.takesLines && { bodyLimit: linesLimit }),
      onRequest: (request, reply) => enterRoute(route, context, { request, reply, reads }),
      handler: (request, reply) => answerBy(route, request, reply),
    });
  }
  for (const [url, present] of byPath) refuseOtherMethods(app, url, present, context);
}

export function methodsOf({ method }: Pick<Route, 'method'>): string[] {
  return typeof method === 'string' ? [method] : [...method];
}

function refuseOtherMethods(app: FastifyInstance, url: string, present: readonly Route[], context: Context): void {
  const missing = missingMethods(present);
  if (missing.length === 0) return;
  const permission = permissionOfMissing(present);
  app.route({
    method: missing,
    url,
    config: { permission },
    onRequest: (request) => admit(request, { permission }, context),
    handler: async (request, reply) => send(reply, wrongMethod(request.method, present)),
  });
}

export function missingMethods(present: readonly Route[]): HTTPMethods[] {
  const supported = present.flatMap(methodsOf);
  return methods.filter((method) => !supported.includes(method));
}

/** Returns the permission required to learn that a path does not have a method. */
export function permissionOfMissing(present: readonly Route[]): RoutePermission {
  return present.some((route) => route.permission === 'open') ? 'open' : 'signed-in';
}

export function wrongMethod(method: string, present: readonly Route[]) {
  return failure(
    200,
    405,
    say('不支持{method}请求方法，支持以下{methods}', { method, methods: present.flatMap(methodsOf).join(say('、')) }),
  );
}
