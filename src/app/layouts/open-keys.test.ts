import { expect, test } from 'vitest';

import { nextOpenKeys } from './open-keys.ts';

const entries = [
  { key: 'a', title: 'a', children: [{ key: 'a1', title: 'a1', children: [{ key: 'a11', title: 'x', path: '/x' }] }] },
  { key: 'b', title: 'b', children: [{ key: 'b1', title: 'b1', path: '/b1' }] },
];

// covers: frame-single-open
test.each<[string[], string[], string[]]>([
  [['a', 'a1'], ['a', 'a1', 'b'], ['b']],
  [['a'], ['a', 'a1'], ['a', 'a1']],
  [['a', 'a1'], ['a1'], ['a1']],
  [[], ['a'], ['a']],
  [['b'], [], []],
])('open %j, then %j: open are %j', (before, after, open) => {
  expect(nextOpenKeys(before, after, entries)).toEqual(open);
});
