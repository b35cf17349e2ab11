// covers: rule-add-count, limit-add-kept, rule-insert-position
import { expect, test } from 'vitest';

import { createThrottle, loadAddSettings, saveAddSettings } from './add-settings.ts';

test('what is saved is loaded, for each table; nonsense is one row at the end', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  saveAddSettings('orders', { count: 5, position: 2 }, storage);
  expect(loadAddSettings('orders', storage)).toEqual({ count: 5, position: 2 });
  for (const text of ['{"count":0,"position":-1}', '{"count":"2"}', '[', 'null', '3']) {
    expect(loadAddSettings('others', { getItem: () => text })).toEqual({ count: 1, position: 0 });
  }
});

test('a throttle lets one press through in its interval', () => {
  let time = 0;
  const passes = createThrottle(1500, () => time);
  expect(passes()).toBe(true);
  time = 1499;
  expect(passes()).toBe(false);
  time = 1500;
  expect(passes()).toBe(true);
});
