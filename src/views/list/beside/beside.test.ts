import { expect, test } from 'vitest';

import { besideOf, withBeside } from './beside-url.ts';
import { keepWidth, keptWidth } from './split-width.ts';

test('the chosen node lives in the address beside the query, on its first page', () => {
  const chosen = withBeside('?name=张&list.page=3', 'd1');
  expect(besideOf(chosen)).toBe('d1');
  expect(new URLSearchParams(chosen).get('name')).toBe('张');
  expect(new URLSearchParams(chosen).has('list.page')).toBe(false);
  expect(besideOf(withBeside(chosen, undefined))).toBeUndefined();
  expect(withBeside('?list.node=d1', undefined)).toBe('');
});

test('the width of a page is remembered, and a closed storage remembers none', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(keptWidth('a', storage)).toBeUndefined();
  keepWidth('a', 311.6, storage);
  expect([keptWidth('a', storage), keptWidth('b', storage)]).toEqual([312, undefined]);
  kept.set('pagewright:split:a', 'wide');
  expect(keptWidth('a', storage)).toBeUndefined();
  const closed = () => {
    throw new Error('closed');
  };
  expect(keptWidth('a', { getItem: closed })).toBeUndefined();
  expect(() => keepWidth('a', 1, { setItem: closed })).not.toThrow();
});
