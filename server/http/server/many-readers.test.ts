import { expect, test, vi } from 'vitest';

import { defineRoute, success } from '../index.ts';
import { eventually } from '../testing/eventually.ts';
import { httpServer } from '../testing/http-server.ts';

async function readers(waitMs = 60_000) {
  let letGo = (): void => {};
  const working = new Promise<void>((resolve) => (letGo = resolve));
  const started = vi.fn();
  const route = defineRoute({
    method: 'GET',
    path: '/rows',
    permission: 'open',
    async handler() {
      started();
      await working;
      return success('rows');
    },
  });
  const save = defineRoute({ method: 'POST', path: '/save', permission: 'open', handler: () => success('saved') });
  const alive = defineRoute({
    base: 'root',
    method: 'GET',
    path: '/alive',
    permission: 'open',
    handler: () => success('alive'),
  });
  const app = await httpServer({ routes: [route, save, alive], readers: { running: 2, waiting: 3, waitMs } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = (signal?: AbortSignal) => fetch(`${address}/jeecg-boot/rows`, signal ? { signal } : {});
  return { address, get, letGo, started };
}

test('refuses more waiting readers with a time to retry; health checks and saves succeed', async () => {
  const { address, get, letGo, started } = await readers();
  const statuses: number[] = [];
  const calls = Array.from({ length: 50 }, async () => {
    const answer = await get();
    statuses.push(answer.status);
    return { status: answer.status, retry: answer.headers.get('retry-after'), body: await answer.json() };
  });
  await eventually(() => expect(statuses).toHaveLength(45));
  expect(started).toHaveBeenCalledTimes(2);
  expect(await (await fetch(`${address}/alive`)).json()).toMatchObject({ result: 'alive' });
  const saved = await fetch(`${address}/jeecg-boot/save`, { method: 'POST' });
  expect(await saved.json()).toMatchObject({ result: 'saved' });
  letGo();
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = { status: 503, retry: '5', body: { code: 503, message: '服务器正忙，请稍后重试。' } };
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(refused);
  expect((await get()).status).toBe(200);
});

test('a caller who leaves before the turn passes it to the next', async () => {
  const { get, letGo, started } = await readers();
  const first = [get(), get()];
  await eventually(() => expect(started).toHaveBeenCalledTimes(2));
  const leaving = new AbortController();
  const gone = Promise.allSettled([1, 2, 3].map(() => get(leaving.signal)));
  await eventually(async () => expect((await get(AbortSignal.timeout(200))).status).toBe(503));
  leaving.abort();
  await gone;
  const next = get();
  letGo();
  expect((await Promise.all([...first, next])).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('a turn that does not come in time is refused too', async () => {
  const { get, letGo, started } = await readers(100);
  const first = [get(), get()];
  await eventually(() => expect(started).toHaveBeenCalledTimes(2));
  expect((await get()).status).toBe(503);
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
});
