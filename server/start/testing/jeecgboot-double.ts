import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';

export interface KnownPerson {
  permissions: readonly string[];
  pages?: readonly string[];
  /** The points that the back end controls; it leaves the others open. */
  controlled?: readonly string[];
  relTenantIds?: string;
  /** True if the back end returns the user's permissions but no identity. */
  isNameless?: boolean;
}

/** Starts a small double of a JeecgBoot: it identifies users and their permissions, and records all other calls. */
export async function jeecgBootDouble(people: Readonly<Record<string, KnownPerson>>) {
  const requests: string[] = [];
  const answers = (path: string, username: string): unknown => {
    const person = people[username];
    if (path.endsWith('/getUserPermissionByToken')) {
      const auth = (person?.permissions ?? []).map((action) => ({ action, type: '1', describe: action }));
      return {
        menu: (person?.pages ?? []).map((component) => ({ component })),
        auth,
        allAuth: (person?.controlled ?? []).map((action) => ({ action, type: '1', status: '1' })),
      };
    }
    if (!path.endsWith('/getUserInfo')) return 'remote';
    const { relTenantIds = '', isNameless } = person ?? {};
    return isNameless ? {} : { userInfo: { id: `id-${username}`, username, realname: username, relTenantIds } };
  };
  let going = Promise.resolve();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await going;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    requests.push(`${request.method ?? ''} ${path}`);
    const username = String(request.headers['x-access-token']);
    const isKnown = Object.hasOwn(people, username);
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: isKnown, code: isKnown ? 200 : 401, result: answers(path, username) }));
  };
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((request, response) => void answer(request, response)).on(
    'upgrade',
    (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, () => undefined);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const hang = (): (() => void) => {
    let goOn = (): void => {};
    going = new Promise((resolve) => (goOn = resolve));
    return goOn;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`, requests, hang };
}
