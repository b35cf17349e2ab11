import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { sendPage, type ClientPage } from './client-page.ts';
import { isBelow, pathOf } from './not-found.ts';

/**
 * The cache lifetime of files with a hash of their content in the name (Vite's `assets/`): browsers never request them
 * again.
 */
const forever = 'public, max-age=31536000, immutable';

export async function serveClient(
  app: FastifyInstance,
  { folder, apiBase, page }: { folder: string; apiBase: string; page: (() => ClientPage) | undefined },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
    dotfiles: 'ignore',
    index: ['index.html'],
  });
  app.get('/*', { config: { permission: 'open' } }, (request, reply): void => {
    const path = pathOf(request);
    const file = decodeURIComponent(path);
    const climbs = file.includes('\0') || file.split(/[\\/]/).includes('..');
    if (climbs || isBelow(path, apiBase) || isBelow(path, '/pagewright')) {
      reply.callNotFound();
      return;
    }
    void reply.header('cache-control', isBelow(path, '/assets') ? forever : 'no-cache');
    if (page !== undefined && (file === '/' || file === '/index.html')) sendPage(reply, page());
    else void reply.sendFile(file === '/' ? 'index.html' : file);
  });
}
