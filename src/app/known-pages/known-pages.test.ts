import { expect, test } from 'vitest';

import { PortError } from '../../runtime/ports/index.ts';
import { memorySavedViews } from '../../runtime/ports/testing/memory-saved-views.ts';
import type { TextStorage } from '../browser/index.ts';
import { keepFavourites } from './keep-favourites.ts';
import { nextRecent, readRecent, writeRecent } from './recent-pages.ts';

function memoryStorage(texts: Record<string, string> = {}): TextStorage {
  const kept = new Map(Object.entries(texts));
  return {
    get: (key) => kept.get(key),
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

test('the page opened last comes first, each once, at most twenty', () => {
  const storage = memoryStorage();
  for (const path of ['/a', '/b', '/a', ...Array.from({ length: 19 }, (_, index) => `/${index}`)])
    writeRecent(storage, 'u1', nextRecent(readRecent(storage, 'u1'), path));
  expect(readRecent(storage, 'u1').slice(0, 2)).toEqual(['/18', '/17']);
  expect(readRecent(storage, 'u1')).toHaveLength(20);
  expect(readRecent(storage, 'u1').filter((path) => path === '/a')).toHaveLength(1);
  expect(readRecent(storage, 'u2')).toEqual([]);
});

test.each(['{', '"a"', '[1, null]', '{"0":"/a"}'])('what somebody else wrote in its place (%s) is no page', (text) => {
  expect(readRecent(memoryStorage({ 'pagewright.recent-pages.u1': text }), 'u1')).toEqual([]);
});

const notToFail = () => expect.unreachable();

interface Told {
  paths: readonly string[];
  change?: (paths: readonly string[]) => void;
}

test('favourites are there again on the next visit', async () => {
  const port = memorySavedViews();
  const told: Told[] = [];
  await keepFavourites(port, (next) => told.push(next), notToFail);
  expect(told.at(-1)?.paths).toEqual([]);
  told.at(-1)?.change?.(['/sales/order']);
  expect(told.at(-1)?.paths).toEqual(['/sales/order']);
  await expect
    .poll(async () => {
      const again: Told[] = [];
      await keepFavourites(port, (next) => again.push(next), notToFail);
      return again.at(-1)?.paths;
    })
    .toEqual(['/sales/order']);
});

test('a change that is not saved is taken back and told', async () => {
  const port = { ...memorySavedViews(), save: () => Promise.reject(new PortError('offline', '网络断开了')) };
  const told: Told[] = [];
  const failures: unknown[] = [];
  await keepFavourites(
    port,
    (next) => told.push(next),
    (reason) => failures.push(reason),
  );
  told.at(-1)?.change?.(['/sales/order']);
  await expect.poll(() => failures).toEqual([new PortError('offline', '网络断开了')]);
  expect(told.at(-1)?.paths).toEqual([]);
});
