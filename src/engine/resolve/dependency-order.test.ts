import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dependencyOrder } from './dependency-order.ts';

const order = (reads: Record<string, string[]>) => dependencyOrder(Object.keys(reads), (item) => reads[item] ?? []);

describe('dependencyOrder', () => {
  it.each<[Record<string, string[]>, string[], string[][]]>([
    [{}, [], []],
    [{ a: [], b: [] }, ['a', 'b'], []],
    [{ a: ['b'], b: ['c'], c: [] }, ['c', 'b', 'a'], []],
    [{ a: ['a'] }, ['a'], [['a']]],
    [{ a: ['b'], b: ['a'], c: ['a'] }, ['b', 'a', 'c'], [['a', 'b']]],
  ])('%j', (reads, expected, circles) => {
    expect(order(reads)).toEqual({ order: expected, circles });
  });

  it('where nothing goes in a circle, everything comes once and after what it reads', () => {
    const graph = fc.array(fc.array(fc.nat(20), { maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(graph, (lists) => {
        const reads = new Map(lists.map((list, index) => [index, list.filter((read) => read < index)]));
        const { order, circles } = dependencyOrder([...reads.keys()].toReversed(), (item) => reads.get(item) ?? []);
        expect(circles).toEqual([]);
        expect(order.toSorted((a, b) => a - b)).toEqual([...reads.keys()]);
        for (const [item, list] of reads) {
          for (const read of list) expect(order.indexOf(read)).toBeLessThan(order.indexOf(item));
        }
      }),
    );
  });
});
