import { expect, test } from 'vitest';

import type { RequestsPort } from '../../runtime/data/ports.ts';
import { isCondition, loadBranches, withBranches } from './remote-tree.ts';

function requestsOf(result: unknown) {
  const calls: { path: string; params?: Record<string, string> }[] = [];
  const requests: RequestsPort = {
    async call({ path, params }) {
      calls.push({ path, ...(params && { params }) });
      return { result, message: '' };
    },
  };
  return { requests, calls };
}

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

test('branches are asked for by table, text and code, and read with their leaves', async () => {
  const { requests, calls } = requestsOf([
    { key: '1', value: 'A01', title: '费用', leaf: false },
    { key: 2, title: '文件', isLeaf: true },
    null,
    {},
  ]);
  const nodes = await loadBranches(requests, { dict: 'sys_category, name,code', condition: '{"a":1}' }, '0');
  expect(nodes).toEqual([
    { id: '1', value: 'A01', label: '费用', isLeaf: false },
    { id: '2', value: '2', label: '文件', isLeaf: true },
  ]);
  expect(calls).toEqual([
    {
      path: '/sys/dict/loadTreeData',
      params: {
        ...{ pid: '0', pidField: 'pid', tableName: 'sys_category', text: 'name', code: 'code' },
        ...{ hasChildField: '', condition: '{"a":1}' },
      },
    },
  ]);
});

test('a node whose branches are none is a leaf', () => {
  const node = (key: string) => ({ id: key, value: key, label: key, isLeaf: false });
  const tree = withBranches([node('a'), node('b')], 'a', [node('c')]);
  expect(tree[0]?.children).toHaveLength(1);
  expect(withBranches(tree, 'c', [])[0]?.children?.[0]).toEqual({ ...node('c'), isLeaf: true });
});
