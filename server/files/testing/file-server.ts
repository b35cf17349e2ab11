import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';

import { applySchema, type TableDefinition } from '../../database/index.ts';
import { kinds, shareTestDatabase } from '../../database/testing/test-database.ts';
import type { HttpServerOptions } from '../../http/index.ts';
import { httpServer, personWith } from '../../http/testing/http-server.ts';
import { fileRoutes, fileTables, openFiles, uploadTokens, type PieceQuota } from '../index.ts';

export const notes: TableDefinition = {
  name: 'note',
  columns: [
    { name: 'id', type: 'text', notNull: true },
    { name: 'content', type: 'text' },
    { name: 'pictures', type: 'json' },
  ],
  primaryKey: ['id'],
};

type Part = string | { name: string; content: Uint8Array | string };

export async function formOf(parts: Record<string, Part | Part[]>) {
  const form = new FormData();
  for (const [field, values] of Object.entries(parts)) {
    for (const value of [values].flat()) {
      if (typeof value === 'string') form.append(field, value);
      else form.append(field, new File([new Uint8Array(Buffer.from(value.content))], value.name));
    }
  }
  const request = new Request('http://form', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

/**
 * Serves the routes of files over HTTP, with a separate folder. The token is the user's name, with another tenant's
 * number after a colon; the ticket `ok` belongs to lin.
 */
export function useFiles() {
  const database = shareTestDatabase(kinds.at(-1) ?? 'embedded');
  beforeAll(async () => {
    await applySchema(database().kysely, [...fileTables, notes]);
  });
  return async ({
    now,
    quota = { personBytes: 1e9, systemBytes: 1e10 },
    ...options
  }: Pick<HttpServerOptions, 'uploadPace' | 'timeouts'> & { now?: () => number; quota?: PieceQuota } = {}) => {
    const { kysely } = database();
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const store = openFiles(kysely, folder);
    const personOf = (token: string) => {
      const [username = '', tenant = '0'] = token.split(':');
      const permissions = username === 'plain' ? [] : ['system:file:uptoken'];
      return { ...personWith(...permissions), id: username, username, tenantId: Number(tenant) };
    };
    const app = await httpServer({
      ...options,
      routes: fileRoutes(store, uploadTokens(kysely, now), quota),
      // Session tokens are names of users; upload tokens are longer.
      authenticate: async (token) => (token.length < 40 ? personOf(token) : undefined),
      checkTicket: async (ticket) => (ticket === 'ok' ? personOf('lin') : undefined),
    });
    const url = (path: string) => `/jeecg-boot/sys/common/${path}`;
    return {
      store,
      db: kysely,
      listen: async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
      get: (path: string, token = 'lin') =>
        app.inject({ url: url(path), headers: token === '' ? {} : { 'x-access-token': token } }),
      async post(path: string, parts: Record<string, Part | Part[]>, token = 'lin') {
        const { payload, headers } = await formOf(parts);
        const all = { ...headers, 'x-access-token': token };
        return (await app.inject({ method: 'POST', url: url(path), headers: all, payload })).json();
      },
      async postJson(path: string, body: object, token = 'lin') {
        const headers = { 'x-access-token': token };
        return (await app.inject({ method: 'POST', url: url(path), headers, payload: body })).json();
      },
    };
  };
}
