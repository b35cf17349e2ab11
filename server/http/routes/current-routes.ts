import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { oncePerObject } from '../../../src/schema/memory/once-per-object.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import { admit, answerBy, enterRoute, type EntryContext } from './enter-route.ts';
import { jsonLimit, linesLimit } from './json-body.ts';
import { methods, methodsOf, missingMethods, permissionOfMissing, wrongMethod } from './register-routes.ts';
import type { Route } from './route.ts';
import { send } from './send.ts';

/**
 * Returns the current routes besides the permanent ones: below the API base, without named parts in their paths. It
 * returns the same array as long as they are the same.
 */
export type CurrentRoutes = () => readonly Route[];

interface Context extends EntryContext {
  current: CurrentRoutes;
  apiBase: string;
}

export type FoundRoute = { route: Route } | { others: readonly Route[] };

export function registerCurrentRoutes(scope: FastifyInstance, context: Context): void {
  const { current, apiBase } = context;
  scope.route({
    method: [...methods],
    url: `${apiBase}/*`,
    config: { permission: 'signed-in', isListedApart: true },
    bodyLimit: linesLimit,
    onRequest: async (request, reply) => {
      const present = byPath(current()).get(pathIn(request));
      if (!present) return reply.callNotFound();
      request.found = await enter(present, context, request, reply);
    },
    handler: (request, reply) => {
      const { found } = request;
      if (found && 'route' in found) return answerBy(found.route, request, reply);
      return found ? send(reply, wrongMethod(request.method, found.others)) : reply.callNotFound();
    },
  });
}

async function enter(
  present: readonly Route[],
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundRoute> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const route = present.find((each) => methodsOf(each).includes(method));
  if (!route) {
    await admit(request, { permission: permissionOfMissing(present) }, context);
    return { others: present };
  }
  await enterRoute(route, context, { request, reply, reads: route.method === 'GET' });
  if (!route.upload && request.headers['content-type']?.trim().toLowerCase().startsWith('multipart/'))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']);
  if (!route.takesLines) request.mostBytes = jsonLimit;
  return { route };
}

function pathIn({ params }: FastifyRequest): string {
  const rest: unknown = Object(params)['*'];
  return `/${String(rest).replace(/\/$/, '')}`;
}

const byPath = oncePerObject((routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> => {
  const paths = new Map<string, Route[]>();
  for (const route of routes) {
    const present = paths.get(route.path);
    if (present) present.push(route);
    else paths.set(route.path, [route]);
  }
  return paths;
});

export function declareCurrentRoutes({ current, apiBase }: Pick<Context, 'current' | 'apiBase'>): DeclaredRoute[] {
  return [...byPath(current())].flatMap(([path, present]) => {
    const url = apiBase + path;
    const permission = permissionOfMissing(present);
    return [
      ...present.flatMap((route) => methodsOf(route).map((method) => ({ method, url, permission: route.permission }))),
      ...missingMethods(present).map((method) => ({ method, url, permission })),
    ];
  });
}
