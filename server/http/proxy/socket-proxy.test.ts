import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';

import { proxyBackend } from '../index.ts';
import { eventually } from '../testing/eventually.ts';
import { httpServer } from '../testing/http-server.ts';

async function proxied() {
  const requests: string[] = [];
  const sockets = new WebSocketServer({ noServer: true });
  const backEnd = createServer().on('upgrade', (request, socket, head) => {
    requests.push(request.url ?? '');
    if (request.url?.includes('refused'))
      return void socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    if (request.url?.includes('silent')) delete request.headers['sec-websocket-protocol'];
    sockets.handleUpgrade(request, socket, head, (each) => {
      each.on('message', (data, isBinary) => each.send(isBinary ? data : `echo ${String(data)}`));
      each.on('close', () => requests.push('closed'));
    });
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void backEnd.close());
  const url = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}/erp`;
  const app = await httpServer({ extend: async (each) => void (await proxyBackend(each, '/jeecg-boot', url)) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = (path: string, origin?: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address.replace('http', 'ws') + path, ['protocol'], origin ? { origin } : {});
      onTestFinished(() => socket.terminate());
      socket.on('open', () => resolve(socket)).on('error', reject);
    });
  return { app, address, requests, open };
}

const nextText = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => socket.once('message', (data) => resolve(String(data))));

test('a socket is handed to the back end, both ways, until one end closes it', async () => {
  const { address, requests, open } = await proxied();
  const socket = await open('/jeecg-boot/websocket/u1?token=t', address);
  expect(requests).toEqual(['/erp/websocket/u1?token=t']);
  socket.send('心跳');
  expect(await nextText(socket)).toBe('echo 心跳');
  socket.send('x'.repeat(500_000));
  expect(await nextText(socket)).toHaveLength(500_005);
  socket.close();
  await eventually(() => expect(requests.at(-1)).toBe('closed'));
});

test('the slash in the id of a page is no escaped one in the path, which Tomcat refuses', async () => {
  const { requests, open } = await proxied();
  await open('/jeecg-boot/vxeSocket/u1/sales%2Forder.list?token=a%2Fb');
  expect(requests).toEqual(['/erp/vxeSocket/u1/sales~order.list?token=a%2Fb']);
});

test('a sub-protocol that the back end does not repeat is repeated here, else browsers drop the socket', async () => {
  const { open } = await proxied();
  const socket = await open('/jeecg-boot/websocket/silent');
  expect([socket.protocol, socket.readyState]).toEqual(['protocol', WebSocket.OPEN]);
});

test.each([
  ['that the back end refuses', '/jeecg-boot/websocket/refused', undefined, '401'],
  ['outside the API', '/elsewhere', undefined, '404'],
  ["of another site's page", '/jeecg-boot/websocket/u1', 'https://evil.example.com', '403'],
])('a socket %s is refused', async (_name, path, origin, status) => {
  const { open, requests } = await proxied();
  await expect(open(path, origin)).rejects.toThrow(status);
  expect(requests).toHaveLength(status === '401' ? 1 : 0);
});

test('open sockets end with the server, and a back end that is away is a 503', async () => {
  const { app, open } = await proxied();
  const socket = await open('/jeecg-boot/websocket/u1');
  const ended = new Promise((resolve) => socket.on('close', resolve));
  await app.close();
  await ended;
  const gone = await httpServer({
    extend: async (each) => void (await proxyBackend(each, '/jeecg-boot', 'http://127.0.0.1:9')),
  });
  const address = await gone.listen({ port: 0, host: '127.0.0.1' });
  const refused = new WebSocket(`${address.replace('http', 'ws')}/jeecg-boot/websocket/u1`);
  await expect(new Promise((_, reject) => refused.on('error', reject))).rejects.toThrow('503');
});
