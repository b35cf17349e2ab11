import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { cleanedHeaders } from './connection-headers.ts';
import { failure, send } from '../routes/index.ts';
import { type ForwardedSockets, proxySockets } from './socket-proxy.ts';

/** Headers of the answer that name the software behind, or that only this server decides. */
const droppedFromAnswer = new Set(
  'server x-powered-by content-security-policy x-content-type-options referrer-policy x-frame-options cross-origin-opener-policy'.split(
    ' ',
  ),
);

/**
 * Forwards everything below the API base to a real JeecgBoot, sockets too, as streams that are not read.
 * @param backendUrl with its context path, e.g. `https://erp.example.com/jeecg-boot`.
 */
export async function proxyBackend(
  app: FastifyInstance,
  apiBase: string,
  backendUrl: string,
): Promise<ForwardedSockets> {
  const sockets = proxySockets(app, apiBase, backendUrl);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
      url: `${apiBase}/*`,
      // The JeecgBoot decides about permissions.
      config: { permission: 'open' },
      handler: (request, reply) => forward(request, reply, new URL(backendUrl + request.url.slice(apiBase.length))),
    });
  });
  return sockets;
}

async function forward(request: FastifyRequest, reply: FastifyReply, target: URL): Promise<FastifyReply> {
  const answer = await exchange(request, target).catch((error: unknown) => {
    request.log.error({ err: error }, '后端没有应答');
    return undefined;
  });
  if (!answer) return send(reply, failure(503, 503, '后端服务没有应答，请稍后重试。'));
  for (const [name, value] of Object.entries(cleanedHeaders(answer.headers))) {
    if (!droppedFromAnswer.has(name)) void reply.header(name, value);
  }
  return reply.code(answer.statusCode ?? 502).send(answer);
}

function exchange(request: FastifyRequest, target: URL): Promise<IncomingMessage> {
  const open = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = open(target, {
      method: request.method,
      headers: cleanedHeaders(request.headers),
      timeout: 60_000,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('timeout', () => outgoing.destroy(new Error('后端 60 秒没有应答')));
    request.raw.on('aborted', () => outgoing.destroy());
    request.raw.pipe(outgoing);
  });
}
