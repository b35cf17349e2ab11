import { expect, test } from 'vitest';

import { loadCode } from './load-code.ts';

test('code that comes is given', async () => {
  expect(await loadCode(async () => ({ act: 1 }))).toEqual({ act: 1 });
});

test('code that does not come fails as a call without a network does, in words', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadCode(load)).rejects.toMatchObject({
    name: 'PortError',
    kind: 'offline',
    message: '页面没有加载完整，请检查网络后重试。',
  });
});
