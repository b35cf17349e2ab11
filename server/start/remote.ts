import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/index.ts';
import { proxyBackend } from '../http/index.ts';
import { backendAuthenticator } from '../session/index.ts';
import type { Settings } from '../settings/index.ts';
import type { BackEnd } from './back-end.ts';

/** A real JeecgBoot at `url`: its API is used as it is, and says who somebody is. */
export function remoteBackEnd(url: string, { apiBase }: Settings, catalogue: Catalogue): BackEnd {
  const extend = (app: FastifyInstance) => proxyBackend(app, apiBase, url);
  return { http: { authenticate: backendAuthenticator(url, catalogue), extend }, check: async () => undefined };
}
