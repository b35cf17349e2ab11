// covers: entity-row, state-table-rows, state-table-select
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { gridDataOf, type GridChange } from '../rows/index.ts';
import { applyChanges } from './apply-changes.ts';
import { dropRow, insertRows, moveRows, numberRows } from './row-operations.ts';

const data = gridDataOf(['a', 'b', 'c', 'd'].map((id) => ({ id })));
const after = (changes: GridChange[]) =>
  applyChanges(data, changes)
    .data.rows.map(({ key }) => key)
    .join('');

describe('rows', () => {
  test.each([
    [['b'], -1, 'bacd'],
    [['a'], -1, 'abcd'],
    [['a', 'b'], -1, 'abcd'],
    [['b', 'c'], -1, 'bcad'],
    [['a', 'd'], -1, 'abdc'],
    [['b', 'c'], 1, 'adbc'],
    [['d'], 1, 'abcd'],
  ] as const)('%j moved by %i are %s', (keys, step, order) => {
    expect(after(moveRows(data, new Set(keys), step))).toBe(order);
  });

  test.each([
    ['a', 4, 'bcda'],
    ['d', 0, 'dabc'],
    ['b', 3, 'acbd'],
    ['b', 1, 'abcd'],
    ['b', 2, 'abcd'],
    ['nobody', 0, 'abcd'],
  ])('%s dropped before place %i give %s', (key, to, order) => {
    expect(after(dropRow(data, key, to))).toBe(order);
  });

  test('are inserted together at a place, or at the end', () => {
    const { changes, keys } = insertRows(data, 1, [{}, {}]);
    expect(after(changes)).toBe(`a${keys.join('')}bcd`);
    expect(after(insertRows(data, 99, [{}]).changes)).toMatch(/^abcdrow_/);
  });

  // covers: state-table-order
  test('are numbered from 1 after whatever was done to them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd']), (keys) => {
        const moved = applyChanges(data, [{ type: 'order', keys }]).data;
        const numbered = applyChanges(moved, numberRows(moved, 'orderNum')).data;
        expect(numbered.rows.map(({ record }) => record['orderNum'])).toEqual([1, 2, 3, 4]);
        expect(numberRows(numbered, 'orderNum')).toEqual([]);
      }),
    );
  });
});
