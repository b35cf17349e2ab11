import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

import { applySchema, type DynamicKysely, type TableDefinition } from '../../database/index.ts';
import { shareTestDatabase } from '../../database/testing/test-database.ts';
import { engineTables, fillTable, keptFormulaTable } from '../tables/index.ts';
import { rememberedUpkeep, type UpkeepReader } from './upkeep.ts';

const published: TableDefinition = {
  name: 'published',
  columns: [{ name: 'number', type: 'integer', notNull: true }],
  primaryKey: ['number'],
};
const database = shareTestDatabase('embedded');
const fill = { sort: 'records', model: 'a', source: 'a', position: '', done: 0, total: 1 };
let read: (db?: DynamicKysely) => ReturnType<UpkeepReader>;

beforeEach(async () => {
  const { kysely, writes } = database();
  await applySchema(kysely, [...engineTables, published]);
  for (const name of [fillTable, keptFormulaTable, published.name]) await kysely.deleteFrom(name).execute();
  const reader = rememberedUpkeep(writes, published.name);
  read = (db = kysely) => reader(db, () => sql<number>`(select coalesce(max(number), 0) from published)`);
});

test('what is known is not read again', async () => {
  const first = await read();
  expect(first).toEqual({ fills: [], kept: [], publication: 0 });
  expect(await read()).toBe(first);
});

test.each<[what: string, table: string, row: Record<string, unknown>, found: object]>([
  ['a fill', fillTable, { no: 1, ...fill, create_time: '2024-05-06 10:20:30' }, { fills: [{ no: 1, ...fill }] }],
  [
    'a formula',
    keptFormulaTable,
    { model: 'a', field: 'b', formula: '1', scope: 'all' },
    { kept: [{ model: 'a', field: 'b', formula: '1', scope: 'all' }] },
  ],
  ['a publication', published.name, { number: 7 }, { publication: 7 }],
])('%s is known once its transaction ends', async (_what, table, row, found) => {
  const before = await read();
  await expect(
    database()
      .kysely.transaction()
      .execute(async (transaction) => {
        await transaction.insertInto(table).values(row).execute();
        throw new Error('undone');
      }),
  ).rejects.toThrow('undone');
  expect(await read()).toEqual(before);
  await database()
    .kysely.transaction()
    .execute(async (transaction) => {
      await transaction.insertInto(table).values(row).execute();
    });
  expect(await read()).toMatchObject(found);
});
