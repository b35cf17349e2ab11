// covers: state-depart-strict
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { resolveList } from '../list/index.ts';
import { documentSet } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { startingValues } from '../query/index.ts';
import {
  filterTree,
  halfChecked,
  leavesOf,
  pickedFields,
  pickedKeys,
  pickedValue,
  toggleNode,
  walkTree,
  withChildren,
  withNode,
  type TreeNode,
} from './index.ts';

/** A tree of nodes `0`, `0.0`, `0.1`, … of any shape. */
const tree = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 30 }).map((parents) => {
  const nodes = parents.map((_, index): TreeNode => ({
    key: `n${index}`,
    title: `部门${index}`,
    leaf: true,
    children: [],
    record: {},
  }));
  const roots: TreeNode[] = [];
  nodes.forEach((node, index) => {
    const parent = index === 0 ? undefined : nodes[(parents[index] ?? 0) % index];
    if (!parent) roots.push(node);
    else {
      parent.children?.push(node);
      parent.leaf = false;
    }
  });
  return roots;
});
const presses = fc.array(fc.nat({ max: 40 }), { maxLength: 12 });

function pressed(nodes: TreeNode[], moves: readonly number[], linked: boolean): Set<string> {
  const keys = [...walkTree(nodes)].map(({ key }) => key);
  return moves.reduce(
    (chosen, move) => toggleNode(nodes, chosen, keys[move % keys.length] ?? '', linked),
    new Set<string>(),
  );
}

describe('a list under a node', () => {
  const documents = documentSet({
    'a/place.model': {
      title: '地方',
      schema: { type: 'object', properties: { name: { type: 'string', title: '名称' } } },
    },
  });
  const body = { model: 'a/place', where: { level: 'A' }, params: { role: '1' } };
  const list = resolveList({ document: 'a/place.list', pointer: '', body }, documents, vocabulary);
  const { where, params } = list;

  test.each([
    [{ by: 'name' }, { where: { ...where, name: { within: 'n' } }, params }],
    [
      { by: 'name', mode: 'equals' as const },
      { where: { ...where, name: 'n' }, params },
    ],
    [{ by: 'departId' }, { where, params: { ...params, departId: 'n' } }],
    [
      { by: 'departId', mode: 'within' as const },
      { where, params: { ...params, departId_within: 'n' } },
    ],
  ])('%j', (tree, expected) => {
    expect(withNode(list, { title: '', linked: false, leavesOnly: false, ...tree }, 'n')).toMatchObject(expected);
  });

  test('gives a new record the node, and no list of values', () => {
    const conditions = { place: { within: 'n' }, level: 'A', kind: ['x', 'y'], area: { within: ['a', 'b'] } };
    expect(startingValues(conditions)).toEqual({ place: 'n', level: 'A' });
  });
});

describe('choosing in a tree', () => {
  test('linked: a node with something below is chosen exactly while all below is', () => {
    fc.assert(
      fc.property(tree, presses, (nodes, moves) => {
        const chosen = pressed(nodes, moves, true);
        for (const node of walkTree(nodes))
          if (!node.leaf) expect(chosen.has(node.key)).toBe((node.children ?? []).every(({ key }) => chosen.has(key)));
      }),
    );
  });

  test('unlinked: only the node itself, and pressing it twice changes nothing', () => {
    fc.assert(
      fc.property(tree, presses, (nodes, moves) => {
        expect(pressed(nodes, [...moves, ...moves.toReversed()], false)).toEqual(new Set());
      }),
    );
  });

  test('half is what has something chosen below and is not chosen itself', () => {
    fc.assert(
      fc.property(tree, presses, fc.boolean(), (nodes, moves, linked) => {
        const chosen = pressed(nodes, moves, linked);
        const half = halfChecked(nodes, chosen);
        for (const node of walkTree(nodes)) {
          const below = [...walkTree(node.children ?? [])].some(({ key }) => chosen.has(key));
          expect(half.has(node.key)).toBe(below && !chosen.has(node.key));
        }
      }),
    );
  });
});

describe('nodes', () => {
  const node = (key: string, title: string, children?: TreeNode[]): TreeNode => ({
    key,
    title,
    leaf: children?.length === 0,
    children,
    record: {},
  });
  const nodes = [node('a', '总部', [node('b', '研发部', [])]), node('7', '分类')];

  test('get what is loaded below them; nothing there makes a leaf', () => {
    expect(withChildren(nodes, '7', [node('c', '甲', [])])[1]?.children).toMatchObject([{ key: 'c', title: '甲' }]);
    expect(withChildren(nodes, '7', [])[1]).toMatchObject({ leaf: true });
  });

  test('found are shown with what stands above them and all below them', () => {
    expect([...walkTree(filterTree(nodes, (title) => title.includes('研发')))].map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
    expect([...walkTree(filterTree(nodes, (title) => title.includes('总')))].map(({ key }) => key)).toEqual(['a', 'b']);
    expect(leavesOf(nodes).map(({ key }) => key)).toEqual(['b']);
  });
});

describe('the value of a field', () => {
  test("and the chosen keys are each other's inverse", () => {
    const keys = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), { maxLength: 5 });
    fc.assert(
      fc.property(keys, fc.boolean(), (chosen, joined) => {
        expect(pickedKeys(pickedValue(chosen, { multiple: true, joined }))).toEqual(chosen);
      }),
    );
    expect(pickedValue(['a', 'b'], { multiple: false, joined: true })).toBe('a');
    expect(pickedValue([], { multiple: true, joined: false })).toBeNull();
    expect(pickedKeys(12)).toEqual(['12']);
  });

  test('takes other fields along, several joined by commas', () => {
    const fields = { phone: 'tel', name: 'who' };
    expect(pickedFields(fields, [])).toEqual([
      ['tel', null],
      ['who', null],
    ]);
    expect(pickedFields(fields, [{ phone: 5, name: '甲' }])).toEqual([
      ['tel', 5],
      ['who', '甲'],
    ]);
    expect(pickedFields(fields, [{ phone: 5, name: '甲' }, { name: '乙' }])).toEqual([
      ['tel', '5,'],
      ['who', '甲,乙'],
    ]);
  });
});
