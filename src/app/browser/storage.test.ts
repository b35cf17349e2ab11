import { describe, expect, test } from 'vitest';

import { createBrowserStorage } from './browser-storage.ts';
import { createExpiringStorage, sevenDays } from './expiring-storage.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

describe('a browser storage that throws', () => {
  test('on every touch keeps values in memory', () => {
    const storage = createBrowserStorage(() => {
      throw new Error('SecurityError');
    });
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  test('because it is full keeps the new value, not the old one', () => {
    const old: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: () => 'old',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const storage = createBrowserStorage(() => ({ ...old, length: 1, clear: () => undefined, key: () => null }));
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
  });
});

describe('an expiring storage', () => {
  // covers: limit-cache, state-token
  test('forgets after seven days', () => {
    let now = 1000;
    const inner = createMemoryStorage();
    const storage = createExpiringStorage(inner, () => now);
    storage.write('Access-Token', 'T');
    expect(JSON.parse(inner.get('Access-Token') ?? '')).toEqual({ value: 'T', expires: 1000 + sevenDays });
    now += sevenDays - 1;
    expect(storage.read('Access-Token')).toBe('T');
    now += 1;
    expect(storage.read('Access-Token')).toBeUndefined();
    expect(inner.entries.size).toBe(0);
  });

  test.each(['', 'null', '"text"', '{"value":1}', '{broken'])('takes %j for nothing', (text) => {
    const storage = createExpiringStorage(createMemoryStorage({ a: text }), () => 0);
    expect(storage.read('a')).toBeUndefined();
  });
});
