import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Chunks } from './chunks.ts';

type Step = { at: number; items: number[] } | { set: number; to: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ at: fc.nat(1400), items: fc.array(fc.nat(3), { maxLength: 3 }) }),
  fc.record({ at: fc.nat(1400), items: fc.constant(Array.from({ length: 700 }, (_, at) => at)) }),
  fc.record({ set: fc.nat(1400), to: fc.nat(3) }),
);

function plain(items: readonly number[], one: Step): number[] {
  if ('set' in one) return one.set < items.length ? items.with(one.set, one.to) : [...items];
  return items.toSpliced(Math.min(one.at, items.length), 0, ...one.items);
}

function chunked(list: Chunks<number>, one: Step): Chunks<number> {
  if ('set' in one) return list.withItems(new Map(one.set < list.length ? [[one.set, one.to]] : []));
  return list.withInserted(Math.min(one.at, list.length), one.items);
}

function sameStart(left: readonly number[], right: readonly number[], most: number): number {
  let same = 0;
  while (same < most && left[same] === right[same]) same += 1;
  return same;
}

describe('a list in chunks', () => {
  test('is what an array would be, and leaves the lists that it came from as they were', () => {
    fc.assert(
      fc.property(fc.nat(1300), fc.array(step, { maxLength: 6 }), fc.nat(1400), (length, steps, position) => {
        let items = Array.from({ length }, (_, at) => at % 4);
        const lists = [Chunks.of<number>(items)];
        const arrays: (readonly number[])[] = [items];
        for (const one of steps) {
          items = plain(items, one);
          arrays.push(items);
          lists.push(chunked(lists.at(-1) ?? Chunks.of<number>([]), one));
        }
        for (const [index, list] of lists.entries()) {
          const array = arrays[index] ?? [];
          expect(list.length).toBe(array.length);
          expect(list.at(position)).toBe(array[position]);
          expect(list.slice(position, position + 3)).toEqual(array.slice(position, position + 3));
          expect(list.toArray()).toEqual(array);
        }
      }),
    );
  });

  test('tells how far it is the same as another', () => {
    fc.assert(
      fc.property(fc.nat(1300), fc.array(step, { maxLength: 4 }), fc.nat(1400), (length, steps, most) => {
        const before = Chunks.of(Array.from({ length }, (_, at) => at % 4));
        const after = steps.reduce(chunked, before);
        const [left, right] = [before.toArray(), after.toArray()];
        const atMost = Math.min(most, left.length, right.length);
        expect(before.sameFromStart(after, atMost)).toBe(sameStart(left, right, atMost));
        for (const gone of [0, 5]) {
          const [end, otherEnd] = [Math.max(0, left.length - gone), Math.max(0, right.length - gone)];
          const backward = sameStart(
            left.slice(0, end).toReversed(),
            right.slice(0, otherEnd).toReversed(),
            Math.min(most, end, otherEnd),
          );
          expect(before.sameFromEnd(after, end, otherEnd, Math.min(most, end, otherEnd))).toBe(backward);
        }
      }),
    );
  });

  test('shares with the list before all but a chunk', () => {
    const before = Chunks.of(Array.from({ length: 100_000 }, (_, at) => at));
    expect([...before.withItems(new Map([[70_000, -1]])).positionsBeside(before)]).toHaveLength(512);
    expect([...before.withInserted(0, [-1]).positionsBeside(before)]).toHaveLength(513);
    expect([...before.positionsBeside(before)]).toEqual([]);
  });
});
