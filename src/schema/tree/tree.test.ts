import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from '../json/index.ts';
import { documentValue } from '../json/testing/document-value.ts';
import { getAt } from './places.ts';
import { fromTree, isTree, toTree } from './tree.ts';

describe('toTree and fromTree', () => {
  it('lose nothing, not even the order of keys', () => {
    fc.assert(
      fc.property(documentValue(), (value) => {
        expect(JSON.stringify(fromTree(toTree(value)))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('give one and the same frozen value for one node, and the node for it', () => {
    const tree = toTree({ a: { b: [1] } });
    const value = fromTree(tree);
    expect(fromTree(tree)).toBe(value);
    expect(toTree(value)).toBe(tree);
    expect(() => Object.assign(value as object, { a: 1 })).toThrow(TypeError);
  });

  it.each<[string, unknown, string]>([
    ['a key that JavaScript sorts', { a: [{ 7: 1 }] }, '/a/0/7'],
    ['a key that reaches the prototype', JSON.parse('{"a":{"__proto__":1}}'), '/a/__proto__'],
    ['undefined', { a: undefined }, '/a'],
    ['a hole', { a: Object.assign([], { length: 1 }) }, '/a/0'],
    ['a function', { a: () => 1 }, '/a'],
    ['a date', { a: new Date(0) }, '/a'],
    ['NaN', [Number.NaN], '/0'],
    ['an integer that JSON readers round', [2 ** 53], '/0'],
    ['half a character', { a: '\ud83d' }, '/a'],
    ['NUL', { a: '\0' }, '/a'],
  ])('refuse %s', (_what, value, pointer) => {
    expect(() => toTree(value as JsonValue)).toThrow(expect.objectContaining({ pointer }));
  });

  it('refuse more than 100 levels', () => {
    const nested = (depth: number): JsonValue => Array.from({ length: depth }).reduce<JsonValue>((inner) => [inner], 1);
    expect(fromTree(toTree(nested(100)))).toEqual(nested(100));
    expect(() => toTree(nested(101))).toThrow('嵌套');
  });

  it('write -0 as 0, as JSON does', () => {
    expect(fromTree(toTree([-0]))).toEqual([0]);
  });
});

describe('isTree', () => {
  it('tells a node from a document that only looks like one', () => {
    expect(isTree(toTree([]))).toBe(true);
    expect(isTree({ type: 'object', entries: [] })).toBe(false);
  });
});

describe('getAt', () => {
  const tree = toTree({ a: [{ toString: 1 }], b: 'text' });

  it.each<[(string | number)[], JsonValue]>([
    [[], { a: [{ toString: 1 }], b: 'text' }],
    [['a', 0, 'toString'], 1],
    [['b'], 'text'],
  ])('finds %j', (path, value) => {
    const node = getAt(tree, path);
    expect(node && fromTree(node)).toEqual(value);
  });

  it.each<[(string | number)[]]>([
    [['c']],
    [['a', 1]],
    [['a', -1]],
    [['a', '0']],
    [['a', 'length']],
    [['b', 0]],
    [['constructor']],
  ])('finds nothing at %j', (path) => {
    expect(getAt(tree, path)).toBeUndefined();
  });
});
