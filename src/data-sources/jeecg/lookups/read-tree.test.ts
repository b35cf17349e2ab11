import { describe, expect, test } from 'vitest';

import { readTree } from './read-tree.ts';

describe('nodes', () => {
  const answer = [
    {
      key: 'a',
      title: '总部',
      isLeaf: false,
      orgCode: 'A01',
      children: [{ id: 'b', departName: '研发部', isLeaf: true }],
    },
    { value: 7, name: '分类', leaf: false, children: null },
    { title: '没有主键' },
  ];

  test('are read from any of the shapes that the calls answer', () => {
    const [first, second] = readTree(answer);
    expect(first).toMatchObject({ key: 'a', leaf: false, record: { id: 'a', orgCode: 'A01', title: '总部' } });
    expect(first?.children).toMatchObject([{ key: 'b', title: '研发部', leaf: true, children: [] }]);
    expect(second).toMatchObject({ key: '7', leaf: false, children: undefined });
    expect(readTree({ records: answer })).toHaveLength(2);
    expect(readTree(null)).toEqual([]);
    expect(() => readTree('x')).toThrow('unrecognized return data type');
  });

  // covers: error-tree-title
  test('whose title is no text have a notice in its place', () => {
    expect(readTree([{ key: 'v', title: { slot: 'hasDatarule' } }])).toMatchObject([
      { title: '当前版本不支持此标题（v）', isUnsupported: true },
    ]);
  });
});
