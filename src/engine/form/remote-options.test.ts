import { expect, test } from 'vitest';

import { optionsGiven, readRemoteOptions } from './remote-options.ts';

const usual = { function: 'cities', value: 'value', label: 'label', children: 'children' };

test('a node names the function, and the keys that are not the usual ones', () => {
  expect(readRemoteOptions({ function: 'cities' })).toEqual(usual);
  expect(readRemoteOptions({ function: 'cities', value: 'id', label: 'name', children: 'below' })).toEqual({
    function: 'cities',
    value: 'id',
    label: 'name',
    children: 'below',
  });
  expect(readRemoteOptions({ value: 'id' })).toBeUndefined();
  expect(readRemoteOptions(undefined)).toBeUndefined();
});

test.each<[unknown, object[]]>([
  [[{ value: 1, label: '上海' }], [{ value: 1, label: '上海' }]],
  [
    ['a', 2],
    [
      { value: 'a', label: 'a' },
      { value: 2, label: '2' },
    ],
  ],
  [[{ value: 'a', disabled: true }], [{ value: 'a', label: 'a', disabled: true }]],
  [[{ label: 'no value' }, null, { value: {} }], []],
  [[{ value: 'a', children: [{ value: 'b' }] }], [{ value: 'a', label: 'a', children: [{ value: 'b', label: 'b' }] }]],
  ['no list', []],
  [undefined, []],
])('%j', (answer, options) => expect(optionsGiven(answer, usual)).toEqual(options));

test('a circle ends', () => {
  const city: { value: string; children: unknown[] } = { value: 'a', children: [] };
  city.children.push(city);
  const [option] = optionsGiven([city], usual);
  let depth = 0;
  for (let below = option; below; below = below.children?.[0]) depth += 1;
  expect(depth).toBe(21);
});
