import type { FastifyInstance, FastifyRequest } from 'fastify';

import { pathBelow } from '../../http/index.ts';
import type { Monitor } from './monitor.ts';

const own = /^\/(?:actuator|sys\/monitor|sys\/actuator)\//;

export function traceRequests(
  app: FastifyInstance,
  { apiBase, traces }: { apiBase: string } & Pick<Monitor, 'traces'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    if (pathBelow(request, apiBase) === undefined) return;
    const uri = uriOf(request, apiBase);
    if (own.test(uri)) return;
    traces.add({
      at: Date.now() - reply.elapsedTime,
      method: request.method,
      uri,
      status: reply.statusCode,
      duration: Math.round(reply.elapsedTime),
      username: request.person?.username ?? null,
    });
  });
}

const longest = 300;

/** The values in paths and queries may be secret, so only their names are kept. */
function uriOf(request: FastifyRequest, apiBase: string): string {
  const [, query = ''] = request.url.split('?', 2);
  const pattern = request.routeOptions.url;
  const named = pattern?.includes(':') ? pattern.slice(apiBase.length) : (pathBelow(request, apiBase) ?? '');
  const names = [...new Set(new URLSearchParams(query).keys())].filter((name) => name !== '_t').join('&');
  return `${named}${names === '' ? '' : `?${names}`}`.slice(0, longest);
}
