import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allKeys, branchKeys, found, halfTicked, keysAbove, toggled, type Along, type Ticks } from './checks.ts';
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

  it('takes the title of a permission that a JeecgBoot answers', () => {
    const permission = { key: '1', title: null, slotTitle: '系统管理', label: null, value: '1' };
    expect(readNodes([permission])[0]?.title).toBe('系统管理');
  });
});

const [alone, withParents] = [
  { below: false, above: false },
  { below: false, above: true },
];
const linked = { below: true, above: true };
const press = (ticked: string[], key: string, along: Along, implied: string[] = []) =>
  toggled(nodes, { ticked, implied }, key, along);

describe('toggled', () => {
  it.each<[string, string[], string, Along, string[]]>([
    ['ticks a node alone', ['dict'], 'role', alone, ['dict', 'role']],
    ['takes away a node alone', ['dict', 'role', 'role:add'], 'role', alone, ['dict', 'role:add']],
    ['takes along what is above', [], 'role:add', withParents, ['sys', 'role', 'role:add']],
    ['leaves what is below', ['sys', 'role', 'role:add'], 'role', withParents, ['sys', 'role:add']],
    ['takes along what is above and below', [], 'role', linked, ['sys', 'role', 'role:add']],
    ['takes away what is below', ['sys', 'role', 'role:add', 'dict'], 'role', linked, ['sys', 'dict']],
    ['keeps what is not in the tree', ['elsewhere'], 'dict', linked, ['elsewhere', 'sys', 'dict']],
  ])('%s', (_, ticked, key, along, after) => {
    expect(press(ticked, key, along).ticked).toEqual(after);
  });

  it('takes what stands above only because of a tick away with the last of them', () => {
    const both = ['role:add', 'dict'].reduce<Ticks>((ticks, key) => toggled(nodes, ticks, key, withParents), {
      ticked: [],
      implied: [],
    });
    const one = toggled(nodes, both, 'role:add', withParents);
    expect(one.ticked).toEqual(['sys', 'dict']);
    expect(toggled(nodes, one, 'dict', withParents)).toEqual({ ticked: [], implied: [] });
  });

  it('twice on a node that was not ticked adds at most what leads to other ticks', () => {
    fc.assert(
      fc.property(fc.subarray(allKeys(nodes)), fc.constantFrom(...allKeys(nodes)), (ticked, key) => {
        fc.pre(!ticked.includes(key));
        const [single, parents] = [alone, withParents].map((along) => {
          return toggled(nodes, press(ticked, key, along), key, along).ticked;
        });
        expect(single).toEqual(ticked);
        const added = parents?.filter((each) => !ticked.includes(each)) ?? [];
        expect(halfTicked(nodes, ticked)).toEqual(expect.arrayContaining(added));
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
