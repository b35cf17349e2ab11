// covers: call-busy
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { slowWorkAtom, watchSlowCalls } from './slow-calls.ts';

test('what the server does is asked for while a call is slow, and forgotten with the last of them', async () => {
  const store = createStore();
  const fetch = vi.fn(async () => Response.json({ status: 'ok', underWay: ['backup', 7] }));
  const begin = watchSlowCalls(store, () => ({ fetch }));
  const ends = [begin(), begin()];
  await vi.waitFor(() => expect(store.get(slowWorkAtom)).toEqual(['backup']));
  expect(fetch).toHaveBeenCalledWith(expect.objectContaining({ base: '', path: '/healthz', session: 'none' }));
  ends[0]?.();
  expect(store.get(slowWorkAtom)).toEqual(['backup']);
  ends[1]?.();
  expect(store.get(slowWorkAtom)).toBeUndefined();
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['answers something else', async () => new Response('<html>')],
])('a server that %s is taken to do nothing', async (_name, fetch) => {
  const store = createStore();
  const end = watchSlowCalls(store, () => ({ fetch }))();
  await vi.waitFor(() => expect(store.get(slowWorkAtom)).toEqual([]));
  end();
});
