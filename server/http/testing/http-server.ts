import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

import { createHttpServer, type HttpServerOptions, type Person } from '../index.ts';

export function personWith(...permissions: string[]): Person {
  return {
    id: 'u1',
    username: 'tester',
    realname: '测试员',
    orgCode: 'A01',
    tenantId: 0,
    permissions: new Set(permissions),
    administrator: false,
  };
}

export function collectLog(): { stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

/**
 * Starts a server over `/jeecg-boot`; the token `good` belongs to a person with `test:thing:list`. It is closed when
 * the test is done.
 */
export async function httpServer(options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> {
  const app = await createHttpServer({
    settings: { apiBase: '/jeecg-boot', frameOrigins: [], logLevel: 'silent' },
    routes: [],
    authenticate: async (token) => (token === 'good' ? personWith('test:thing:list') : undefined),
    ...options,
  });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}
