// covers: call-busy
import { expect, test, vi } from 'vitest';

import { fakeServer } from '../testing/fake-fetch.ts';
import type { HttpCall } from './http-call.ts';
import { createHttp, type HttpOptions } from './http.ts';

const busy = { status: 503, headers: { 'Retry-After': '5' }, body: { success: false, code: 503, message: '正忙' } };

function busyFor(calls: number, options: Partial<HttpOptions> = {}, answer: object = busy) {
  let left = calls;
  const server = fakeServer(() => ((left -= 1) >= 0 ? answer : {}));
  const wait = vi.fn(async () => undefined);
  const onHttpError = vi.fn();
  const http = createHttp({
    base: 'http://x/api',
    token: () => 'T',
    fetch: server.fetch,
    wait,
    onHttpError,
    ...options,
  });
  return { http, server, wait, onHttpError };
}

const list: HttpCall = { method: 'GET', path: '/list' };
const keyed: HttpCall = { method: 'POST', path: '/add', body: { name: '甲' }, headers: { 'Idempotency-Key': 'k1' } };

test.each([list, keyed])('%o is made again while the server is busy, and nobody hears of it', async (call) => {
  const { http, server, wait, onHttpError } = busyFor(3);
  await http.send(call);
  expect(server.requests).toHaveLength(4);
  expect(new Set(server.requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(wait).toHaveBeenCalledWith(5_000, undefined);
  expect(onHttpError).not.toHaveBeenCalled();
});

test.each<[name: string, call: HttpCall, answer: object]>([
  ['a save without a key', { ...keyed, headers: {} }, busy],
  ['a 503 that does not say when to come back', list, { status: 503 }],
  ['another error', list, { ...busy, status: 500 }],
])('%s is not made again', async (_name, call, answer) => {
  const { http, server } = busyFor(9, {}, answer);
  await expect(http.send(call)).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
});

test('a server that stays busy is told after some tries; who gives up does not wait', async () => {
  const { http, server, onHttpError } = busyFor(9);
  await expect(http.send(list)).rejects.toThrow('正忙');
  expect(server.requests).toHaveLength(4);
  expect(onHttpError).toHaveBeenCalledOnce();
  const controller = new AbortController();
  const fetched = fakeServer(() => {
    queueMicrotask(() => controller.abort());
    return busy;
  });
  const impatient = createHttp({ base: 'http://x/api', token: () => 'T', fetch: fetched.fetch });
  await expect(impatient.send({ ...list, signal: controller.signal })).rejects.toMatchObject({ kind: 'cancelled' });
});

test('a call is slow after some seconds, until it ends', async () => {
  vi.useFakeTimers();
  try {
    let answer = (_response: Response): void => {};
    const ended = vi.fn();
    const onSlow = vi.fn(() => ended);
    const fetch = (): Promise<Response> => new Promise((resolve) => (answer = resolve));
    const http = createHttp({ base: 'http://x/api', token: () => 'T', fetch, onSlow });
    const sent = http.send(list);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onSlow).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
    answer(Response.json({ success: true, code: 200, message: '', result: null }));
    await sent;
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
