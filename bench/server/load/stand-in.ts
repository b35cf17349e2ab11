import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const list = pageOf(
  Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, name: `名称${index}`, postLevel: '1' })),
);

const file = Buffer.alloc(8 * 1_048_576);

const answers: Readonly<Record<string, unknown>> = {
  '/v3/api-docs': { openapi: '3.0.1', info: { version: '3.9.1' } },
  '/sys/role/list': list,
  '/sys/position/list': list,
  '/sys/user/queryById': envelope({ id: 'u1', username: 'zhangsan' }),
  '/sys/user/queryUserRole': envelope(['r1', 'r2']),
  '/sys/user/userDepartList': envelope([{ key: 'd1', title: '研发部' }]),
  '/sys/user/list': pageOf([{ id: 'u1', post: 'p1', relTenantIds: '' }]),
};

/** Starts a minimal HTTP server with the calls of a JeecgBoot and immediate answers. */
export function startStandIn() {
  return serveAnswers((path) => answers[path]);
}

/**
 * Starts an HTTP server that answers each call immediately.
 * @param answerOf returns the answer for a path below the context path; undefined if the server does not have the path.
 */
export async function serveAnswers(answerOf: (path: string) => unknown): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const path = (url.split('?')[0] ?? '').replace('/jeecg-boot', '');
    if (path.startsWith('/sys/common/static/'))
      return void response.writeHead(200, { 'content-type': 'application/force-download' }).end(file);
    const known = answerOf(path);
    response.writeHead(known === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(known ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/jeecg-boot`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function envelope(result: unknown) {
  return { success: true, message: '', code: 200, result, timestamp: 0 };
}

export function pageOf(records: readonly object[]) {
  return envelope({ records, total: records.length, size: 20, current: 1, pages: 1 });
}
