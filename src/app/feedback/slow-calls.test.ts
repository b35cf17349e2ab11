// covers: call-busy
import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { slowCallsAtom, watchSlowCalls } from './slow-calls.ts';
import { workUnderWay } from './work-under-way.ts';

test('slow calls are counted until the last of them has ended', () => {
  const store = createStore();
  const begin = watchSlowCalls(store);
  const [one, other] = [begin(), begin()];
  one();
  expect(store.get(slowCallsAtom)).toBe(1);
  other();
  expect(store.get(slowCallsAtom)).toBe(0);
});

test('the server is asked for its long work', async () => {
  const paths: string[] = [];
  const ask = async (path: string) => {
    paths.push(path);
    return Response.json({ status: 'ok', underWay: ['backup', 7] });
  };
  expect(await workUnderWay(ask)).toEqual(['backup']);
  expect(paths).toEqual(['/healthz']);
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['answers something else', async () => new Response('<html>')],
])('a server that %s is taken to do nothing', async (_name, ask) => {
  expect(await workUnderWay(ask)).toEqual([]);
});
