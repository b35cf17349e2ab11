// covers: call-busy
import { expect, test, vi } from 'vitest';

import { workUnderWay } from './use-work-under-way.ts';

test('the server is asked what takes long', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'ok', underWay: ['backup', 7] }));
  expect(await workUnderWay(fetch)).toEqual(['backup']);
  expect(fetch).toHaveBeenCalledWith('/healthz');
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ['answers something else', async () => new Response('<html>')],
  ['does nothing', async () => Response.json({ status: 'ok' })],
])('a server that %s is taken to do nothing', async (_name, fetch) => {
  expect(await workUnderWay(fetch)).toEqual([]);
});
