import fc from 'fast-check';
import { expect, test } from 'vitest';

import { namesOf, pathTo, treeOptions, type TreeOption } from './tree-options.ts';

const tree = treeOptions([
  { value: 33, label: '浙江', children: [{ value: 3301, text: '杭州' }, { label: '没有值' }] },
  { value: '31', title: '上海', disabled: true, children: [] },
  '11',
]);

test('reads a tree as documents write it', () => {
  expect(tree).toEqual([
    { value: '33', label: '浙江', children: [{ value: '3301', label: '杭州' }] },
    { value: '31', label: '上海', disabled: true },
    { value: '11', label: '11' },
  ]);
  expect(treeOptions(undefined, [{ value: true, label: '是' }])).toEqual([{ value: 'true', label: '是' }]);
});

test('names a value from the root', () => {
  expect(namesOf(tree, '3301')).toBe('浙江 / 杭州');
  expect(namesOf(tree, '99')).toBe('99');
});

test('finds every value of a tree, by a path that leads to it', () => {
  const { node } = fc.letrec<{ node: TreeOption }>((tie) => ({
    node: fc.record(
      {
        value: fc.uuid(),
        label: fc.string(),
        children: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }),
      },
      { requiredKeys: ['value', 'label'] },
    ),
  }));
  const all = (nodes: readonly TreeOption[]): string[] =>
    nodes.flatMap((one) => [one.value, ...all(one.children ?? [])]);
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
      for (const value of all(nodes)) {
        const path = pathTo(nodes, value) ?? [];
        expect(path.at(-1)?.value).toBe(value);
        path.slice(1).forEach((step, index) => expect(path[index]?.children).toContain(step));
      }
    }),
  );
});
