import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { shareEqual } from './share-equal.ts';

describe('shareEqual', () => {
  test('gives the previous value where everything equals it', () => {
    const previous = { a: [1, { b: null }], c: { d: 'x' } };
    expect(shareEqual(previous, structuredClone(previous))).toBe(previous);
  });

  test('keeps each part that did not change', () => {
    const previous = { changed: { x: 1, kept: { y: 1 } }, same: { z: 1 }, items: [{ a: 1 }, { b: 2 }] };
    const next = structuredClone(previous);
    next.changed.x = 2;
    next.items[1] = { b: 3 };
    const shared = shareEqual(previous, next);
    expect(shared).toEqual(next);
    expect(shared.changed).not.toBe(previous.changed);
    expect(shared.changed.kept).toBe(previous.changed.kept);
    expect(shared.same).toBe(previous.same);
    expect(shared.items[0]).toBe(previous.items[0]);
  });

  test.each(['key', 'name'])('finds items that moved by their %s', (word) => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => ({ [word]: name, inner: { name } }));
    const shared = shareEqual([one, two, three], structuredClone([three, { [word]: 'new', inner: { name: '' } }, one]));
    expect(shared[0]).toBe(three);
    expect(shared[2]).toBe(one);
  });

  test('keeps an item whose key is an object', () => {
    const previous = [{ key: { a: 1 } }];
    expect(shareEqual(previous, structuredClone(previous))).toBe(previous);
  });

  test.each([
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a member less', { a: 1, b: 2 }, { a: 1 }],
    ['a member that is undefined now', { a: 1, b: 2 }, { a: 1, b: undefined }],
    ['an item less', [1, 2], [1]],
    ['items in another order', [1, 2], [2, 1]],
    ['an array for an object', [], {}],
    ['a map, which is compared by identity', new Map([[1, 1]]), new Map([[1, 1]])],
  ])('takes %s for another value', (_, previous: unknown, next: unknown) => {
    expect(shareEqual(previous, next)).toBe(next);
  });

  test('keeps every other member and item where some change', () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(record, fc.array(fc.nat(9)), (previous, changed) => {
        const isChanged = (at: number) => changed.includes(at);
        const clone: typeof previous = structuredClone(previous);
        const entries = Object.entries(clone).map(
          ([key, value], at) => [key, isChanged(at) ? { value } : value] as const,
        );
        const shared = shareEqual(previous, Object.fromEntries(entries));
        const items = shareEqual(
          Object.values(previous),
          entries.map(([, value]) => value),
        );
        Object.keys(previous).forEach((key, at) => {
          if (isChanged(at)) return;
          expect([shared[key], items[at]].map((value) => Object.is(value, previous[key]))).toEqual([true, true]);
        });
      }),
    );
  });

  test('always gives what equals the next value, in its order, and changes neither', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        const texts = [JSON.stringify(previous), JSON.stringify(next)];
        expect(JSON.stringify(shareEqual(previous, next))).toBe(texts[1]);
        expect([previous, next].map((value) => JSON.stringify(value))).toEqual(texts);
      }),
    );
  });
});
