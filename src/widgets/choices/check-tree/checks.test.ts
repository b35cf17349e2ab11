// covers: system-role-drawer
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allKeys, branchKeys, found, halfTicked, keysAbove, toggled } from './checks.ts';
import { readNodes } from './read-nodes.ts';

const answer = {
  treeList: [
    {
      key: 'sys',
      title: '系统管理',
      children: [
        { key: 'role', title: '角色', children: [{ key: 'role:add', title: '新增' }] },
        { key: 'dict', title: '数据字典', children: null },
      ],
    },
    { id: 7, departName: '总部' },
    { title: '没有编号' },
    null,
  ],
};
const nodes = readNodes(answer, 'treeList');

describe('readNodes', () => {
  it('takes what servers answer', () => {
    expect(allKeys(nodes)).toEqual(['sys', 'role', 'role:add', 'dict', '7']);
    expect(nodes[1]?.title).toBe('总部');
    expect(branchKeys(nodes)).toEqual(['sys', 'role']);
    expect(readNodes('nothing')).toEqual([]);
  });
});

describe('toggled', () => {
  it('ticks one by one where nodes are not linked', () => {
    expect(toggled(nodes, ['dict'], 'role', false)).toEqual(['dict', 'role']);
    expect(toggled(nodes, ['dict', 'role', 'role:add'], 'role', false)).toEqual(['dict', 'role:add']);
  });

  it('takes along what is above and below where they are', () => {
    expect(toggled(nodes, [], 'role', true)).toEqual(['sys', 'role', 'role:add']);
    expect(toggled(nodes, ['sys', 'role', 'role:add', 'dict'], 'role', true)).toEqual(['sys', 'dict']);
  });

  it('keeps what is ticked and not in the tree', () => {
    expect(toggled(nodes, ['elsewhere'], 'sys', true)).toContain('elsewhere');
  });

  it('pressed twice on a single node changes nothing', () => {
    fc.assert(
      fc.property(fc.subarray(allKeys(nodes)), fc.constantFrom(...allKeys(nodes)), (ticked, key) => {
        const twice = toggled(nodes, toggled(nodes, ticked, key, false), key, false);
        expect(twice.toSorted()).toEqual(ticked.toSorted());
      }),
    );
  });
});

describe('found', () => {
  it('shows what holds the text with the way to it', () => {
    expect(allKeys(found(nodes, '新增'))).toEqual(['sys', 'role', 'role:add']);
    expect(keysAbove(nodes, '新增')).toEqual(['sys', 'role']);
    expect(found(nodes, '没有')).toEqual([]);
    expect(allKeys(found(nodes, ' '))).toEqual(allKeys(nodes));
  });
});

describe('halfTicked', () => {
  it.each([
    ['what stands above a tick', ['role:add'], ['role', 'sys']],
    ['nothing where what is above is ticked too', ['sys', 'role', 'dict'], []],
    ['nothing without ticks', [], []],
  ])('is %s', (_, ticked, half) => {
    expect(halfTicked(nodes, ticked)).toEqual(half);
  });
});
