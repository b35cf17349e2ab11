import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/index.ts';
import { proxyBackend } from '../http/index.ts';
import { backendAuthenticator } from '../session/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BackEnd } from './back-end.ts';

/** A real JeecgBoot at `url`: the API is forwarded to it, and it authenticates people. */
export function remoteBackEnd(url: string, { apiBase }: Settings, catalogue: Catalogue): BackEnd {
  const extend = (app: FastifyInstance) => proxyBackend(app, apiBase, url);
  return { http: { authenticate: backendAuthenticator(url, catalogue), extend }, check: async () => undefined };
}
