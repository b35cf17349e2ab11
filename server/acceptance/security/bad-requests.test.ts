import { beforeAll, describe, expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';
import { badRequests, sqlTexts, type BadRequest } from './testing/bad-requests.ts';

// Requests from known classes of vulnerabilities must be refused, change nothing and leak nothing.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const server = demoServer(['lina']);
const { api } = server;
let before: unknown;

async function contents(): Promise<unknown> {
  const paths = [
    '/sys/user/list',
    '/sys/role/list',
    '/sys/dict/list',
    '/sys/dictItem/list',
    '/sys/sysDepart/list',
    '/base/customer/list',
    '/sales/order/list',
    '/sys/position/list',
    '/sys/category/list',
    '/sys/tenant/list',
  ];
  const answers = await Promise.all(paths.map((path) => api('GET', `${path}?pageSize=1000`)));
  const menu = await api('GET', '/sys/permission/list');
  return [...answers, menu].map(({ success, result }) => ({ success, result }));
}

async function answerTo({ method, path, body, headers, as }: BadRequest) {
  const url = path.startsWith('^') ? server.address() + path.slice(1) : `${server.address()}/jeecg-boot${path}`;
  const token = as === 'nobody' ? undefined : server.tokenOf(as === 'somebody' ? 'lina' : 'admin');
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const all = {
    ...(token !== undefined && { 'x-access-token': token }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const answer = await fetch(url, { method, headers: all, ...(text !== undefined && { body: text }) });
  return { status: answer.status, text: await answer.text() };
}

const inside =
  /node_modules|\.ts:\d+|\bat \w+ \(|SQLSTATE|syntax error|relation "|column "|pg_|root:x:|"password":"|scrypt|\$2[aby]\$/;

async function faultOf(request: BadRequest): Promise<string | undefined> {
  const { status, text } = await answerTo(request);
  const what = `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.body ?? '').slice(0, 200)}`;
  if (status >= 500) return `${what}: HTTP ${status}`;
  const own = sqlTexts.reduce((left, sqlText) => left.replaceAll(sqlText, ''), text.replaceAll(request.path, ''));
  const leak = inside.exec(own);
  if (leak) return `${what}: shows ${leak[0]} in ${text.slice(0, 300)}`;
  const answer = text.startsWith('{') ? JSON.parse(text) : {};
  if (status >= 400 || answer.success === false) return undefined;
  if (request.keptAs?.test(String(answer.message))) return undefined;
  if (request.harmless !== undefined) {
    const plain = JSON.parse((await answerTo({ ...request, path: request.harmless, headers: {} })).text);
    if (JSON.stringify(plain.result) === JSON.stringify(answer.result)) return undefined;
  }
  return `${what}: HTTP ${status} ${text.slice(0, 300)}`;
}

beforeAll(async () => {
  await api('POST', '/base/customer/add', { name: '甲公司', level: 'B', phone: '13800000000' });
  before = await contents();
});

describe('400 bad requests', () => {
  test('are at least so many', () => {
    expect(Object.values(badRequests).flat().length).toBeGreaterThanOrEqual(400);
  });

  test.each(Object.entries(badRequests))('%s', async (_, requests) => {
    const faults: string[] = [];
    const waiting = [...requests];
    const next = async (): Promise<void> => {
      for (let request = waiting.pop(); request; request = waiting.pop()) {
        const fault = await faultOf(request);
        if (fault !== undefined) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: 6 }, next));
    expect(faults).toEqual([]);
  });

  test('have changed nothing', async () => {
    expect(await contents()).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
