import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { GridRows } from './grid-rows.ts';

describe('rows of records', () => {
  // covers: limit-row-key
  test.each<[string, unknown[], boolean[]]>([
    ['rising numbers', [1, 2, 9], [true, true, true]],
    ['falling texts', ['c', 'b', 'a'], [true, true, true]],
    ['ids in no order', ['b', 'c', 'a'], [true, true, true]],
    ['an id that is taken', ['a', 'b', 'a'], [true, true, false]],
    ['a number and a text that are called the same', [1, '1'], [true, false]],
    ['ids that begin alike for 50 characters', [`${'x'.repeat(50)}1`, `${'x'.repeat(50)}2`], [true, true]],
    ['none', ['a', undefined, '', null], [true, false, false, false]],
  ])('are called by their ids: %s', (_, ids, areOwn) => {
    const rows = GridRows.of(ids.map((id) => ({ id })));
    expect(rows.map(({ key }, position) => key === String(ids[position]))).toEqual(areOwn);
    expect(new Set(rows.keys()).size).toBe(ids.length);
  });

  test('one record that stands twice is two rows', () => {
    const record = { name: '新' };
    const [first, second] = GridRows.of([record, record]).slice();
    expect(first?.record).toEqual(second?.record);
    expect(first?.key).not.toBe(second?.key);
  });

  test('a row keeps its key when its record gets an id, and the record that was there keeps its own', () => {
    const rows = GridRows.of([{ name: '新' }, { id: 'b' }]);
    const key = rows.keyAt(0) ?? '';
    const saved = rows.own({ key, record: { id: 'a', name: '新' } });
    const copy = rows.own({ key: 'copy', record: rows.at(1)?.record ?? {} });
    expect(rows.ofOwn([saved, ...rows.records, copy]).keys()).toEqual([key, key, 'b', 'copy']);
  });

  test('each is found by its key, wherever one looked before', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(299), { maxLength: 30 }), fc.constantFrom(1, 97), (positions, factor) => {
        const rows = GridRows.of(
          Array.from({ length: 300 }, (_, position) => ({ id: `r${(position * factor) % 300}` })),
        );
        for (const position of positions) {
          const key = rows.at(position)?.key ?? '';
          expect(rows.positionOf(key)).toBe(position);
          expect(rows.positionOf(`r${(((position + 150) % 300) * factor) % 300}`)).toBe((position + 150) % 300);
          expect(rows.positionOf('nobody')).toBeUndefined();
        }
      }),
    );
  });

  test('one that is far away is found by its key, whatever ids there are and whoever was named since', () => {
    const id = fc.oneof(fc.nat(9), fc.nat(9).map(String), fc.constantFrom(undefined, NaN, -0, 0.5, '01', '1e3', 1000));
    fc.assert(
      fc.property(fc.array(id, { minLength: 1, maxLength: 20 }), (ids) => {
        const filler = Array.from({ length: 150 }, (_, position) => ({ id: `r${position}` }));
        const before = GridRows.of([...filler, ...ids.map((one) => ({ id: one }))]);
        const added = before.own({ key: 'added', record: { name: '新' } });
        const saved = before.own({ key: 'saved', record: { id: 'r7' } });
        const after = before.ofOwn([...before.records.slice(50), saved, added]);
        for (const key of before.keys().slice(-4)) expect(before.positionOf(key)).toBe(before.keys().indexOf(key));
        for (const rows of [before, after])
          for (const key of [...before.keys(), ...after.keys(), '1', 'NaN', '01', '1e3'])
            expect(rows.ofOwn(rows.records).positionOf(key) ?? -1).toBe(rows.keys().indexOf(key));
      }),
    );
  });
});
