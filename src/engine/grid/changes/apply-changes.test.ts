import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { gridDataOf, type GridChange, type GridData } from '../rows/index.ts';
import { applyChanges } from './apply-changes.ts';

const start = gridDataOf([
  { id: 'a', name: '螺栓', qty: 1 },
  { id: 'b', name: '螺母', qty: 2 },
  { id: 'c', name: '垫圈' },
]);
const keys = (data: GridData) => data.rows.keys();

describe('changes of a grid', () => {
  test('set values over a row, and take out what is undefined', () => {
    const { data } = applyChanges(start, [{ type: 'set', key: 'a', values: { qty: 5, name: undefined } }]);
    expect(data.rows.at(0)?.record).toEqual({ id: 'a', qty: 5 });
    expect(start.rows.at(0)?.record).toEqual({ id: 'a', name: '螺栓', qty: 1 });
  });

  test('insert rows at their places', () => {
    const rows = [
      { at: 0, row: { key: 'x', record: {} } },
      { at: 2, row: { key: 'y', record: {} } },
      { at: 99, row: { key: 'z', record: {} } },
    ];
    expect(keys(applyChanges(start, [{ type: 'insert', rows }]).data)).toEqual(['x', 'a', 'y', 'b', 'c', 'z']);
  });

  test('remove and order rows; what is not named keeps its order at the end', () => {
    const changes: GridChange[] = [
      { type: 'remove', keys: ['b', 'nobody'] },
      { type: 'order', keys: ['c'] },
    ];
    expect(keys(applyChanges(start, changes).data)).toEqual(['c', 'a']);
  });

  test('a change of a row that is not there changes nothing', () => {
    expect(applyChanges(start, [{ type: 'set', key: 'nobody', values: { qty: 1 } }]).data.rows.slice()).toEqual(
      start.rows.slice(),
    );
  });

  test('their inverse leads back, whatever they were', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'n1', 'n2');
    const change: fc.Arbitrary<GridChange> = fc.oneof(
      fc.record({
        type: fc.constant('set' as const),
        key,
        values: fc.dictionary(fc.constantFrom('name', 'qty', 'more'), fc.option(fc.integer(), { nil: undefined })),
      }),
      fc.record({
        type: fc.constant('insert' as const),
        rows: fc
          .uniqueArray(fc.record({ at: fc.nat(8), row: fc.record({ key, record: fc.constant({ qty: 7 }) }) }), {
            selector: ({ row }) => row.key,
          })
          .map((rows) => rows.toSorted((left, right) => left.at - right.at)),
      }),
      fc.record({ type: fc.constant('remove' as const), keys: fc.array(key) }),
      fc.record({ type: fc.constant('order' as const), keys: fc.array(key) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const { data, inverse } = applyChanges(start, changes);
        expect(['a', 'b', 'c', 'n1', 'n2'].map((one) => data.positions.get(one) ?? -1)).toEqual(
          ['a', 'b', 'c', 'n1', 'n2'].map((one) => keys(data).indexOf(one)),
        );
        expect(applyChanges(data, inverse).data.rows.slice()).toEqual(start.rows.slice());
      }),
      { numRuns: 500 },
    );
  });
});
