import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { defineRoute, readUpload, success, type Route } from '../index.ts';
import { httpServer } from '../testing/http-server.ts';

const base = '/jeecg-boot';
const json = { 'Content-Type': 'application/json' };

async function server() {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  const files = { 'index.html': '<title>x</title>', 'assets/a.js': 'let a', 'assets/b.js.br': 'only compressed' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const open = { permission: 'open' } as const;
  const routes: Route[] = [
    defineRoute({ ...open, method: 'POST', path: '/echo', handler: (call) => success(call.body((body) => body)) }),
    defineRoute({
      ...open,
      method: 'POST',
      path: '/up',
      upload: true,
      handler: async ({ request }) =>
        success(await readUpload(request, { files: 1, fileBytes: 9 }, async ({ stream }) => void stream.resume())),
    }),
    defineRoute({
      ...open,
      method: 'GET',
      path: '/gone',
      handler: () => ({
        status: 200,
        headers: { 'content-type': 'text/plain', 'cache-control': 'private, max-age=86400, immutable' },
        body: createReadStream(join(folder, 'gone')),
      }),
    }),
  ];
  const app = await httpServer({ routes, clientFolder: folder });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };

async function answerTo(port: number, { method = 'GET', path, headers = {}, body = '' }: Sent) {
  const all = { Host: 'x', Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const got = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
    );
    socket.on('data', (bytes) => (text += String(bytes)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  const [head = '', content = ''] = got.split('\r\n\r\n');
  return { status: Number(head.split(' ', 2)[1]), head: head.toLowerCase(), content };
}

test.each<[name: string, sent: Sent, status: number, message: string]>([
  ['a file that is gone', { path: `${base}/gone`, headers: { 'Accept-Encoding': 'gzip' } }, 404, '文件不存在'],
  ...['gzip', 'br', 'x'].map((encoding): [string, Sent, number, string] => [
    `content packed by ${encoding}`,
    { method: 'POST', path: `${base}/echo`, headers: { ...json, 'Content-Encoding': encoding }, body: '{}' },
    415,
    'Content-Encoding',
  ]),
  [
    'a packed upload',
    { method: 'POST', path: `${base}/up`, headers: { 'Content-Encoding': 'gzip' }, body: 'x' },
    415,
    'Content-Encoding',
  ],
  ['a page by a packed request', { path: '/', headers: { 'Content-Encoding': 'x' } }, 415, 'Content-Encoding'],
  ['a path of none, packed', { path: '/nowhere', headers: { 'Content-Encoding': 'x' } }, 415, 'Content-Encoding'],
  ['a range beyond the file', { path: '/assets/a.js', headers: { Range: 'bytes=99-' } }, 416, 'Range'],
  ['a range that is none', { path: '/assets/a.js', headers: { Range: 'bytes=x-y' } }, 416, 'Range'],
  ['another version of a file', { path: '/assets/a.js', headers: { 'If-Match': '"x"' } }, 412, '已经改变'],
  ['a file by a name with NUL', { path: '/assets/%00.js' }, 404, '路径不存在'],
  ['a file that lies there packed only', { path: '/assets/b.js' }, 404, '路径不存在'],
  ['a file that is not there', { path: '/assets/c.js', headers: { 'Accept-Encoding': 'br' } }, 404, '路径不存在'],
  ['an expectation', { method: 'POST', path: `${base}/echo`, headers: { ...json, Expect: 'x' } }, 417, 'Expect'],
  ['QUERY without a type', { method: 'QUERY', path: '/nowhere' }, 400, '请求不正确'],
  ['another type', { method: 'POST', path: `${base}/echo`, headers: { 'Content-Type': ';' }, body: 'x' }, 415, 'Type'],
])('%s is refused in the envelope, and nobody keeps the answer', async (_name, sent, status, message) => {
  const answer = await answerTo(await server(), sent);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.content)).toMatchObject({ success: false, code: status });
  expect(answer.content).toContain(message);
  expect(answer.head).toContain('cache-control: no-store');
  expect(answer.head).toContain('content-type: application/json; charset=utf-8');
  expect(answer.head).toContain('x-content-type-options: nosniff');
  expect(answer.head).not.toMatch(/content-encoding|content-range|etag|immutable/);
});

test('a body with the encoding “identity” is read', async () => {
  const headers = { ...json, 'Content-Encoding': 'identity' };
  const answer = await answerTo(await server(), { method: 'POST', path: `${base}/echo`, headers, body: '{"a":1}' });
  expect(JSON.parse(answer.content)).toMatchObject({ success: true, result: { a: 1 } });
});
