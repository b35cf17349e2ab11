import { expect, test } from 'vitest';

import { recentValues } from './recent.ts';

test('a value that is used often is made again once it is too old', async () => {
  let now = 0;
  let made = 0;
  const recent = recentValues<number>({ lifetime: 60, most: 10, now: () => now });
  const ask = () => recent.getOrMake('module', () => Promise.resolve((made += 1)));
  const given: number[] = [];
  for (now = 0; now <= 80; now += 40) given.push(await ask());
  expect(given).toEqual([1, 1, 2]);
});

test('the oldest is forgotten where there are too many', async () => {
  const recent = recentValues<string>({ lifetime: 60, most: 2, now: () => 0 });
  for (const name of ['a', 'b', 'c']) recent.put(name, name);
  expect(['a', 'b', 'c'].map((name) => recent.get(name))).toEqual([undefined, 'b', 'c']);
});
