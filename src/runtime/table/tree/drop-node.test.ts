import fc from 'fast-check';
import { expect, test } from 'vitest';

import { refuseDrop } from './drop-node.ts';
import { flattenTree } from './tree-rows.ts';

const tree = [
  { id: '1', children: [{ id: '11', children: [{ id: '111' }] }, { id: '12' }] },
  { id: '2', children: [{ id: '21' }] },
];
const rows = flattenTree(tree, { expanded: new Set(['1', '11', '2']), children: new Map() });

test.each([
  ['12', '2', undefined],
  ['12', null, undefined],
  ['111', '12', undefined],
  ['1', '21', undefined],
  ['1', '1', '不能移到自己或自己的下级下面'],
  ['1', '111', '不能移到自己或自己的下级下面'],
  ['11', '1', '它已经在这一条下面'],
  ['2', null, '它已经在最上级'],
])('%s below %s: %s', (moved, onto, refusal) => {
  expect(refuseDrop(rows, moved, onto)).toBe(refusal);
});

test('nothing comes below itself, wherever it is dropped', () => {
  const key = fc.constantFrom(...rows.map((row) => row.key));
  fc.assert(
    fc.property(key, key, (moved, onto) => {
      const isBelow = onto.startsWith(moved);
      expect(refuseDrop(rows, moved, onto) === '不能移到自己或自己的下级下面').toBe(isBelow);
    }),
  );
});
