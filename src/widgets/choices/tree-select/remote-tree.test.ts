// covers: field-remote-tree
import { expect, test } from 'vitest';

import { readTree } from '../../../engine/picker/index.ts';
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
      path: '/sys/dict/loadTreeData',
      params: {
        ...{ pid: '0', pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'code' },
        ...{ hasChildField: '', condition: '{"a":1}' },
      },
    },
    searchesChildren: true,
  });
});

test('options are kept by their codes; with leaves only, what has branches is not chosen', () => {
  const nodes = readTree([
    { key: '1', value: 'A01', title: '费用', leaf: false, children: [{ key: '11', value: 'A01A01', title: '差旅' }] },
    { key: 2, title: '文件', isLeaf: true },
    null,
    {},
  ]);
  expect(treeOptions(nodes, true)).toMatchObject([
    { value: 'A01', label: '费用', selectable: false, children: [{ value: 'A01A01', selectable: true }] },
    { value: '2', label: '文件', isLeaf: true, selectable: true },
  ]);
  expect(treeOptions(nodes, false)[0]?.selectable).toBe(true);
});
