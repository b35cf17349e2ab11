import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from '../json/index.ts';
import { documentValue } from '../json/testing/document-value.ts';
import { printDocument } from '../printer/print-document.ts';
import { applyPatches } from './apply-patches.ts';
import { getAt } from './places.ts';
import { share } from './share.ts';
import { choosePatches, patchChoices } from './testing/patch-choice.ts';
import { fromTree, toTree } from './tree.ts';

const items: JsonValue[] = [{ a: 1 }, { b: [2] }, [3], { c: 4 }];

describe('share', () => {
  it('never changes what is said, nor its order', () => {
    fc.assert(
      fc.property(documentValue(), patchChoices(), (value, choices) => {
        const previous = toTree(value);
        const next = fromTree(applyPatches(previous, choosePatches(previous, choices)).tree);
        expect(printDocument(share(previous, toTree(structuredClone(next))))).toBe(printDocument(next));
      }),
      { numRuns: 500 },
    );
  });

  it.each<[JsonValue, JsonValue]>([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    [[[1], [1]], [[1]]],
    [[[1]], [[1], [1]]],
    [[[1], [2], [1]], [[1]]],
    [[], [null]],
    [{}, []],
  ])('makes %j to %j', (previous, next) => {
    expect(printDocument(share(toTree(previous), toTree(next)))).toBe(printDocument(next));
  });

  it('gives the first tree for one that equals it', () => {
    fc.assert(
      fc.property(documentValue(), (value) => {
        const previous = toTree(value);
        expect(share(previous, toTree(structuredClone(value)))).toBe(previous);
      }),
    );
  });

  it.each<[string, JsonValue[], [now: number, before: number][]]>([
    [
      'an item was inserted',
      items.toSpliced(1, 0, 'new'),
      [
        [0, 0],
        [2, 1],
        [3, 2],
        [4, 3],
      ],
    ],
    [
      'an item was removed',
      items.toSpliced(1, 1),
      [
        [0, 0],
        [1, 2],
        [2, 3],
      ],
    ],
    [
      'an item was changed',
      items.with(1, { b: [5] }),
      [
        [0, 0],
        [2, 2],
        [3, 3],
      ],
    ],
  ])('keeps the other items of an array when %s', (_what, next, kept) => {
    const before = toTree(items);
    const after = share(before, toTree(next));
    for (const [now, then] of kept) expect(getAt(after, [now])).toBe(getAt(before, [then]));
  });

  it('takes no exponential time for nested arrays', () => {
    const nested = (depth: number, end: JsonValue[]): JsonValue =>
      Array.from({ length: depth }).reduce<JsonValue>((inner) => [inner, ...end], 0);
    const next = nested(90, [1, 2]);
    expect(printDocument(share(toTree(nested(90, [1])), toTree(next)))).toBe(printDocument(next));
  });
});
