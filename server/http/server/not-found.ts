import type { FastifyInstance, FastifyRequest } from 'fastify';

import { say } from '../../locale/index.ts';
import { authorize, failure, pathBelow, personOf, send, type Authenticator } from '../routes/index.ts';
import { sendPage, type ClientPage } from './client-page.ts';

interface Context {
  apiBase: string;
  authenticate: Authenticator;
  page: (() => ClientPage) | undefined;
}

/**
 * Answers paths without a route. Below the API: 401 without a token, else a 404 in Spring's format (docs/jeecgboot.md,
 * Errors). Browser navigation elsewhere gets the client's page, whose router resolves the path.
 */
export function answerUnknownPaths(app: FastifyInstance, { apiBase, authenticate, page }: Context): void {
  const authenticated = async (request: FastifyRequest): Promise<void> => {
    if (pathBelow(request, apiBase) === undefined) return;
    request.person = await personOf(request, authenticate);
    authorize(request.person, 'signed-in');
  };
  // This is not async, because awaiting the reply here would add listeners to it.
  app.setNotFoundHandler({ preHandler: authenticated }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const path = pathOf(request);
    if (pathBelow(request, apiBase) !== undefined) {
      const timestamp = new Date().toISOString();
      void reply.code(404).send({ timestamp, status: 404, error: 'Not Found', message: '', path });
    } else if (page !== undefined && isNavigation(request, path)) {
      sendPage(reply, page());
    } else {
      void send(reply, failure(404, 404, say('路径不存在，请检查路径是否正确')));
    }
  });
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}

export function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

function isNavigation(request: FastifyRequest, path: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const html = (request.headers.accept ?? '').includes('text/html');
  return reads && html && !['/pagewright', '/assets', '/healthz'].some((taken) => isBelow(path, taken));
}
