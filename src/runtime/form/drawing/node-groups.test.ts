import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FieldTreeNode } from '../../../engine/form/index.ts';
import { keyOfNode, nodeGroups } from './node-groups.ts';

const node = (key: string): FieldTreeNode => ({
  kind: 'problem',
  key,
  address: key,
  pointer: '',
  document: 'a.form',
  problem: { severity: 'error', code: 'x', document: 'a.form', pointer: '', message: key },
});
const hundred = Array.from({ length: 100 }, (_, index) => node(`f${index}`));
const homesOf = (groups: ReturnType<typeof nodeGroups>) =>
  new Map(groups.flatMap(({ key, nodes }) => nodes.map((each) => [keyOfNode(each), key] as const)));

describe('the nodes of a long form in groups', () => {
  const before = nodeGroups(hundred);

  it('changes the one group in which a node is another', () => {
    const after = nodeGroups(hundred.with(40, node('f40')), before);
    expect(after.map((group, index) => group === before[index])).toEqual([true, false, true, true]);
  });

  it.each([
    ['one added at the start', [node('new'), ...hundred], []],
    ['one added at the end', [...hundred, node('new')], []],
    ['one taken away', hundred.toSpliced(10, 1), []],
    ['the last one moved to the start', [...hundred.slice(-1), ...hundred.slice(0, -1)], ['_f99']],
    ['the first one moved to the end', [...hundred.slice(1), ...hundred.slice(0, 1)], ['_f0']],
    ['two exchanged within a group', hundred.with(3, node('f4')).with(4, node('f3')), []],
  ])('keeps every other node in its group with %s', (_, nodes, moved) => {
    const was = homesOf(before);
    const left = [...homesOf(nodeGroups(nodes, before))].filter(([key, home]) => was.has(key) && was.get(key) !== home);
    expect(left.map(([key]) => key)).toEqual(moved);
  });

  it('always has the nodes in their order', () => {
    const some = fc.shuffledSubarray(hundred.map(({ key }) => key));
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (documents) => {
        let groups = nodeGroups([]);
        for (const keys of documents) {
          const nodes = keys.map(node);
          groups = nodeGroups(nodes, groups);
          expect(groups.flatMap(({ nodes: own }) => own)).toEqual(nodes);
        }
      }),
    );
  });
});
