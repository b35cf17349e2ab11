import { expect, test, vi } from 'vitest';

import { demoServer } from '../start/testing/demo-server.ts';
import { costlyList, fillOrders } from './costly-list.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const orders = 1_200;
const server = demoServer([], {
  environment: { DEMO: '1' },
  start: { seedDemo: ({ db }) => fillOrders(db, orders) },
});

test('of 500 expensive lists at once some are answered, others are refused with a time to retry, and health checks succeed', async () => {
  const token = server.tokenOf('admin');
  const right: unknown[] = [];
  const list = async () => {
    const { status, headers, json } = await server.client().api('GET', costlyList, { token });
    if (status === 200) right.push(json.result.total);
    return { status, retry: headers.get('retry-after'), json };
  };
  const calls = Array.from({ length: 500 }, list);
  await vi.waitFor(() => expect(right.length).toBeGreaterThan(0), { timeout: 60_000 });
  const health = await server.client().get('/healthz');
  expect([health.status, health.json]).toEqual([200, { status: 'ok' }]);
  const before = right.length;
  const answers = await Promise.all(calls);
  expect(before).toBeLessThan(right.length);
  const answered = answers.filter(({ status }) => status === 200);
  for (const { json } of answered) {
    expect(json).toMatchObject({ success: true, result: { total: orders } });
    expect(json.result.records).toHaveLength(1_000);
  }
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 503, retry: '5', json: { code: 503, message: '服务器正忙，请稍后重试。' } });
  expect((await list()).status).toBe(200);
});
