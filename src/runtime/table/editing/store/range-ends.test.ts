import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rangeBetween } from '../../../../engine/grid/index.ts';
import { activate, extendTo } from '../moves.ts';
import { bolts } from '../testing/grid-steps.ts';
import { createGridStore } from './create-grid-store.ts';
import { endsOf } from './range-ends.ts';

const place = fc.record({ row: fc.nat(5), column: fc.nat(5) });

describe('the corners of a range', () => {
  test('span it, and the active one stays where it is one of them', () => {
    fc.assert(
      fc.property(place, place, place, (one, other, from) => {
        const range = rangeBetween(one, other);
        const { active, lead } = endsOf(range, from);
        expect(rangeBetween(active, lead)).toEqual(range);
        const isCorner =
          [range.top, range.bottom].includes(from.row) && [range.left, range.right].includes(from.column);
        expect(active).toEqual(isCorner ? from : { row: range.top, column: range.left });
      }),
    );
  });

  test('that is shown is selected, wherever the active cell was in it', () => {
    const rows = fc.constantFrom('a', 'b', 'c', 'd');
    const columns = fc.constantFrom('name', 'qty');
    fc.assert(
      fc.property(rows, columns, place, place, (key, column, one, other) => {
        const store = createGridStore(bolts);
        store.setColumns(['name', 'qty']);
        activate(store, { key, column });
        const within = ({ row, column: at }: typeof one) => ({ row: row % 4, column: at % 2 });
        const range = rangeBetween(within(one), within(other));
        store.showRange(range);
        expect(store.range()).toEqual(range);
      }),
    );
  });
});

test('a range is one cell until it is extended, and gone with its focus', () => {
  const store = createGridStore(bolts);
  store.setColumns(['name', 'qty']);
  store.showRange({ top: 0, bottom: 1, left: 0, right: 1 });
  expect(store.range()).toBeUndefined();
  activate(store, { key: 'b', column: 'qty' });
  expect(store.range()).toEqual({ top: 1, bottom: 1, left: 1, right: 1 });
  extendTo(store, { key: 'd', column: 'name' });
  expect(store.range()).toEqual({ top: 1, bottom: 3, left: 0, right: 1 });
  expect(['a', 'b', 'c', 'd'].map((key) => [store.rowState(key)?.rangeFrom, store.rowState(key)?.isRangeEnd])).toEqual([
    [-1, false],
    [0, false],
    [0, false],
    [0, true],
  ]);
  store.setColumns(['name']);
  expect(store.range()).toBeUndefined();
  store.setFocus(undefined);
  expect([store.range(), store.lastRow()]).toEqual([undefined, 'b']);
});
