import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';

import { DatabaseUnavailableError } from '../../database/index.ts';
import { defineRoute, success, type Route } from '../index.ts';
import { collectLog, httpServer } from '../testing/http-server.ts';

const routes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/echo',
    permission: 'open',
    handler: (call) => success(call.body((body) => body)),
  }),
  defineRoute({ method: 'GET', path: '/open', permission: 'open', handler: () => success('open') }),
];
const timeouts = { headersMs: 300, requestMs: 500, checkMs: 100 };
const base = '/jeecg-boot';

async function raw(port: number, first: string): Promise<{ status: number; text: string; json: any }> {
  const text = await new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.on('data', (chunk) => (got += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
  });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), text, json: body ? JSON.parse(body) : undefined };
}

describe('a connection', () => {
  test.each([
    ['that is no HTTP', 'NOT HTTP\r\n\r\n', 400, '不符合 HTTP'],
    ['with a method that nobody knows', 'BREW /x HTTP/1.1\r\nHost: x\r\n\r\n', 400, '不符合 HTTP'],
    ['with a flood of headers', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`, 431, '请求头太大'],
    ['with two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400, 'HTTP'],
    ['whose headers never end', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', 408, '没有在限定时间内'],
    [
      'whose body never comes',
      `POST ${base}/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a`,
      408,
      '没有在限定时间内',
    ],
  ])('%s is ended with a clear answer, and the server goes on', async (_name, bytes, status, message) => {
    const log = collectLog();
    const settings = { apiBase: base, frameOrigins: [], logLevel: 'warn' as const };
    const app = await httpServer({ routes, timeouts, settings, logStream: log.stream });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await raw(Number(new URL(address).port), bytes);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ success: false, code: status, message: expect.stringContaining(message) });
    expect(answer.text).toMatch(/x-request-id: [\w-]{12}/);
    expect(answer.text).toContain('x-content-type-options: nosniff');
    expect(answer.text + log.text()).not.toMatch(/node_modules|\.ts:\d|aaaa/);
    expect((await fetch(`${address}${base}/open`)).status).toBe(200);
  });
});

test.each(['PROPFIND', 'TRACE', 'OPTIONS', 'PATCH'] as const)('%s is answered without a fault', async (method) => {
  const app = await httpServer({ routes });
  const answer = await app.inject({ method: method as 'OPTIONS', url: `${base}/open` });
  expect(answer.statusCode).toBeLessThan(500);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('a write on a full disk (%s) is refused with 503', async (code) => {
  const log = collectLog();
  const route = defineRoute({
    method: 'POST',
    path: '/rows',
    permission: 'open',
    handler: () => {
      throw Object.assign(new Error('could not extend file'), { code });
    },
  });
  const settings = { apiBase: base, frameOrigins: [], logLevel: 'info' as const };
  const app = await httpServer({ routes: [route], settings, logStream: log.stream });
  const answer = await app.inject({ method: 'POST', url: `${base}/rows`, payload: {} });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 503, message: expect.stringContaining('磁盘空间不足') });
  expect(log.text()).toContain('could not extend file');
});

test('the database gone is 503 with a time to come back, and the request’s number is in the log', async () => {
  const log = collectLog();
  let gone = true;
  const route = defineRoute({
    method: 'GET',
    path: '/rows',
    permission: 'open',
    handler: () => {
      if (gone) throw new DatabaseUnavailableError('连接已断开');
      return success('rows');
    },
  });
  const settings = { apiBase: base, frameOrigins: [], logLevel: 'info' as const };
  const app = await httpServer({ routes: [route], settings, logStream: log.stream });
  const answer = await app.inject(`${base}/rows`);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({ code: 503, message: '数据库暂时不可用，请稍后重试。' });
  expect(log.text()).toContain(String(answer.headers['x-request-id']));
  gone = false;
  expect((await app.inject(`${base}/rows`)).statusCode).toBe(200);
});
