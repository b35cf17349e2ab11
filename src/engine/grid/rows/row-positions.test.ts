import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyChanges } from '../changes/index.ts';
import { gridDataOf, type GridChange } from './grid-data.ts';

const pool = Array.from({ length: 12 }, (_, index) => `k${index}`);

test('however many rows were put in and taken out, each has the place where it stands', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...pool), { minLength: 1, maxLength: 4 });
  const insert = fc.tuple(fc.nat(12), keys).map(([at, added]): GridChange => ({
    type: 'insert',
    rows: added.map((key, index) => ({ at: at + 2 * index, row: { key, record: {} } })),
  }));
  const remove = keys.map((gone): GridChange => ({ type: 'remove', keys: gone }));
  fc.assert(
    fc.property(fc.array(fc.oneof(insert, remove), { maxLength: 60 }), (changes) => {
      let data = gridDataOf(pool.slice(0, 6).map((id) => ({ id })));
      for (const change of changes) {
        data = applyChanges(data, [change]).data;
        const standing = data.rows.keys();
        expect(pool.map((key) => data.positions.get(key) ?? -1)).toEqual(pool.map((key) => standing.indexOf(key)));
        expect(pool.filter((key) => data.positions.has(key))).toHaveLength(standing.length);
      }
    }),
  );
});
