import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from '../json/index.ts';
import { documentValue } from '../json/testing/document-value.ts';
import { printDocument } from '../printer/print-document.ts';
import { applyPatches } from './apply-patches.ts';
import type { Patch, PatchErrorCode } from './patch.ts';
import { getAt } from './places.ts';
import { choosePatches, partsOf, patchChoices } from './testing/patch-choice.ts';
import { fromTree, toTree } from './tree.ts';

const list: JsonValue = {
  title: '客户',
  columns: ['name', { key: 'balance', width: 80 }, 'phone'],
  sort: { column: 'name' },
  tabs: [[1, 2], [3], []],
};

function result(patch: Patch): string {
  return JSON.stringify(fromTree(applyPatches(toTree(list), [patch]).tree));
}

describe('applyPatches changes', () => {
  it.each<[string, Patch, JsonValue]>([
    ['a value in its place', { op: 'set', path: ['title'], value: '供应商' }, { ...list, title: '供应商' }],
    ['an item', { op: 'set', path: ['columns', 1], value: '...' }, { ...list, columns: ['name', '...', 'phone'] }],
    ['the document', { op: 'set', path: [], value: [1] }, [1]],
    [
      'a new member at its index',
      { op: 'insert', path: ['sort'], key: 'order', index: 0, value: 'desc' },
      { ...list, sort: { order: 'desc', column: 'name' } },
    ],
    [
      'a new item at its index',
      { op: 'insert', path: ['columns'], index: 3, value: 'x' },
      { ...list, columns: ['name', { key: 'balance', width: 80 }, 'phone', 'x'] },
    ],
    [
      'a member away',
      { op: 'remove', path: ['columns', 1, 'key'] },
      { ...list, columns: ['name', { width: 80 }, 'phone'] },
    ],
    [
      'an item away',
      { op: 'remove', path: ['columns', 0] },
      { ...list, columns: [{ key: 'balance', width: 80 }, 'phone'] },
    ],
    [
      'a name',
      { op: 'move', from: ['columns', 1, 'key'], to: ['columns', 1], index: 0, key: 'name' },
      { ...list, columns: ['name', { name: 'balance', width: 80 }, 'phone'] },
    ],
    [
      'an order of items',
      { op: 'move', from: ['columns', 0], to: ['columns'], index: 2 },
      { ...list, columns: [{ key: 'balance', width: 80 }, 'phone', 'name'] },
    ],
    [
      'an order of keys',
      { op: 'move', from: ['sort'], to: [], index: 0 },
      {
        sort: { column: 'name' },
        title: '客户',
        columns: ['name', { key: 'balance', width: 80 }, 'phone'],
        tabs: [[1, 2], [3], []],
      },
    ],
    [
      'a place, out of an object',
      { op: 'move', from: ['columns', 1, 'width'], to: ['columns'], index: 0 },
      { ...list, columns: [80, 'name', { key: 'balance' }, 'phone'] },
    ],
    [
      'a place, into a later sibling',
      { op: 'move', from: ['tabs', 0], to: ['tabs', 2], index: 0 },
      { ...list, tabs: [[3], [[1, 2]]] },
    ],
    [
      'a place, into an earlier sibling',
      { op: 'move', from: ['tabs', 2], to: ['tabs', 0], index: 1 },
      { ...list, tabs: [[1, [], 2], [3]] },
    ],
    [
      'a place, to before its own container',
      { op: 'move', from: ['tabs', 1, 0], to: ['tabs'], index: 0 },
      { ...list, tabs: [3, [1, 2], [], []] },
    ],
  ])('%s', (_what, patch, expected) => {
    expect(result(patch)).toBe(JSON.stringify(expected));
  });
});

describe('applyPatches refuses', () => {
  it.each<[PatchErrorCode, Patch]>([
    ['missing-path', { op: 'set', path: ['subtitle'], value: 1 }],
    ['missing-path', { op: 'set', path: ['columns', 3], value: 1 }],
    ['missing-path', { op: 'insert', path: ['nowhere'], index: 0, value: 1 }],
    ['missing-path', { op: 'remove', path: ['columns', '0'] }],
    ['missing-path', { op: 'move', from: ['columns', 0], to: ['tabs', 3], index: 0 }],
    ['no-container', { op: 'insert', path: ['title'], index: 0, value: 1 }],
    ['no-container', { op: 'move', from: ['tabs'], to: ['title'], index: 0 }],
    ['index-out-of-range', { op: 'insert', path: ['columns'], index: 4, value: 1 }],
    ['index-out-of-range', { op: 'insert', path: ['columns'], index: 0.5, value: 1 }],
    ['index-out-of-range', { op: 'move', from: ['columns', 0], to: ['columns'], index: 3 }],
    ['key-required', { op: 'insert', path: [], index: 0, value: 1 }],
    ['key-required', { op: 'move', from: ['columns', 0], to: [], index: 0 }],
    ['key-not-allowed', { op: 'insert', path: ['columns'], key: 'a', index: 0, value: 1 }],
    ['duplicate-key', { op: 'insert', path: [], key: 'title', index: 0, value: 1 }],
    ['duplicate-key', { op: 'move', from: ['sort'], to: [], index: 0, key: 'title' }],
    ['illegal-key', { op: 'insert', path: [], key: '__proto__', index: 0, value: 1 }],
    ['illegal-key', { op: 'move', from: ['sort'], to: [], index: 0, key: '12' }],
    ['illegal-value', { op: 'set', path: ['title'], value: { 1: 2 } }],
    ['illegal-value', { op: 'set', path: ['title'], value: Number.NaN }],
    ['into-itself', { op: 'move', from: ['tabs', 0], to: ['tabs', 0], index: 0 }],
    ['into-itself', { op: 'move', from: ['tabs'], to: ['tabs', 1], index: 0 }],
    ['into-itself', { op: 'move', from: ['tabs'], to: ['tabs', 9, 'x'], index: 0 }],
    ['whole-document', { op: 'remove', path: [] }],
    ['whole-document', { op: 'move', from: [], to: ['tabs'], index: 0 }],
  ])('%s: %j', (code, patch) => {
    expect(() => result(patch)).toThrow(expect.objectContaining({ name: 'PatchError', code, patch }));
  });

  it('what would nest deeper than a document may, new or moved', () => {
    const nested = (depth: number): JsonValue => Array.from({ length: depth }).reduce<JsonValue>((inner) => [inner], 1);
    const tree = toTree({ deep: nested(99), shallow: nested(2) });
    const bottom = ['deep', ...Array.from({ length: 98 }, () => 0)];
    const tooDeep = expect.objectContaining({ code: 'too-deep' });
    expect(() => applyPatches(tree, [{ op: 'insert', path: bottom, index: 0, value: [] }])).toThrow(tooDeep);
    expect(() => applyPatches(tree, [{ op: 'move', from: ['shallow'], to: bottom, index: 0 }])).toThrow(tooDeep);
    expect(applyPatches(tree, [{ op: 'insert', path: bottom, index: 0, value: 2 }]).inverse).toHaveLength(1);
  });
});

describe('the inverse of applyPatches', () => {
  it('gives back the same bytes and the same parts, for every document and every list of patches', () => {
    fc.assert(
      fc.property(documentValue(), patchChoices(), (value, choices) => {
        const before = toTree(value);
        const patches = choosePatches(before, choices);
        const { tree, inverse } = applyPatches(before, patches);
        const undone = applyPatches(tree, inverse);
        expect(printDocument(undone.tree)).toBe(printDocument(value));
        expect(printDocument(before)).toBe(printDocument(value));
        expect(printDocument(applyPatches(undone.tree, undone.inverse).tree)).toBe(printDocument(tree));
      }),
      { numRuns: 1000 },
    );
  });

  it('survives being stored as text', () => {
    fc.assert(
      fc.property(documentValue(), patchChoices(), (value, choices) => {
        const before = toTree(value);
        const { tree, inverse } = applyPatches(before, choosePatches(before, choices));
        const stored: Patch[] = JSON.parse(JSON.stringify(inverse));
        expect(printDocument(applyPatches(tree, stored).tree)).toBe(printDocument(value));
      }),
    );
  });
});

describe('unchanged parts', () => {
  it('keep their identity, for every document and every patch', () => {
    fc.assert(
      fc.property(documentValue(), patchChoices(), (value, choices) => {
        const before = toTree(value);
        const [patch] = choosePatches(before, choices);
        if (!patch) return;
        const changed =
          patch.op === 'move'
            ? [patch.from.slice(0, -1), patch.to]
            : [patch.op === 'remove' ? patch.path.slice(0, -1) : patch.path];
        const after = applyPatches(before, [patch]).tree;
        const kept = new Set(Array.from(partsOf(after), ({ node }) => node));
        for (const { path, node } of partsOf(before)) {
          const isOnTheWay = changed.some((place) => path.every((segment, at) => segment === place[at]));
          const isTakenOut =
            (patch.op === 'set' || patch.op === 'remove') && patch.path.every((segment, at) => segment === path[at]);
          if (!isOnTheWay && !isTakenOut) expect(kept.has(node)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keep it when the whole document is set anew, as after an edit of the source text', () => {
    const before = toTree(list);
    const edited = {
      ...structuredClone(list as object),
      columns: ['id', 'name', { key: 'balance', width: 80 }, 'phone'],
    };
    const after = applyPatches(before, [{ op: 'set', path: [], value: edited }]).tree;
    expect(after).not.toBe(before);
    expect(getAt(after, ['sort'])).toBe(getAt(before, ['sort']));
    expect(getAt(after, ['tabs'])).toBe(getAt(before, ['tabs']));
    expect(getAt(after, ['columns', 2])).toBe(getAt(before, ['columns', 1]));
    expect(applyPatches(before, [{ op: 'set', path: [], value: structuredClone(list) }]).tree).toBe(before);
  });

  it('keep it as plain values too', () => {
    const before = toTree(list);
    const after = applyPatches(before, [{ op: 'set', path: ['title'], value: '供应商' }]).tree;
    const [sortBefore, sortAfter] = [before, after].map((tree) => Object.entries(fromTree(tree) as object)[2]?.[1]);
    expect(sortAfter).toBe(sortBefore);
  });
});
