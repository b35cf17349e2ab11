import { expect, test } from 'vitest';

import type { TreeNode } from '../../../engine/picker/index.ts';
import { isCondition, treeOptions, treeSource } from './remote-tree.ts';

test.each([
  [undefined, true],
  [' ', true],
  ['{"state":1}', true],
  ['[1]', false],
  ['null', false],
  ['state=1', false],
])('the condition %o can be sent: %s', (text, can) => {
  expect(isCondition(text)).toBe(can);
});

test('branches are asked for by table, text and code, and searched by the same call', () => {
  expect(treeSource({ dict: 'sys_category, name,code', condition: '{"a":1}' })).toMatchObject({
    children: {
      table: { table: 'sys_category', parentField: 'pid', text: 'name', code: 'code', root: '0', condition: '{"a":1}' },
    },
    searchesChildren: true,
  });
});

test('options are kept by their codes; with leaves only, what has branches is not chosen', () => {
  const leaf = (key: string, title: string, record = {}): TreeNode => ({
    key,
    title,
    leaf: true,
    children: [],
    record,
  });
  const trips = leaf('11', '差旅', { value: 'A01A01' });
  const nodes = [{ ...leaf('1', '费用', { value: 'A01' }), leaf: false, children: [trips] }, leaf('2', '文件')];
  expect(treeOptions(nodes, true)).toMatchObject([
    { value: 'A01', label: '费用', selectable: false, children: [{ value: 'A01A01', selectable: true }] },
    { value: '2', label: '文件', isLeaf: true, selectable: true },
  ]);
  expect(treeOptions(nodes, false)[0]?.selectable).toBe(true);
});
