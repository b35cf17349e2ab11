import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { tablesOf } from '../tables/tables-of.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, stockUp, useRecords } from '../testing/record-fixture.ts';
import { beginFill, derivedDifferences, finishFills } from './testing/fill-calls.ts';

const grouping = [
  resolvedField('item', { maxLength: 40 }),
  resolvedField('day', { format: 'date' }),
  resolvedField('size', { type: 'number', scale: 2 }),
  resolvedField('rank', { type: 'integer' }),
  resolvedField('own', { type: 'boolean' }),
];
const sums = [resolvedField('qty', { type: 'number', scale: 3 }), resolvedField('count', { type: 'integer' })];
const by = grouping.map(({ name }) => name);
const value = '{{ $record.qty * 2 }}';
const labModels = new Map(
  [
    ...businessModels.values(),
    resolvedModel('lab/book', [...grouping, ...sums]),
    resolvedModel(
      'lab/stock',
      [...grouping, ...sums, resolvedField('twice', { type: 'number', scale: 3, value, readOnly: true })],
      { balanceOf: { model: 'lab/book', by, sum: ['qty', 'count'], min: {} } },
    ),
  ].map((model) => [model.id, model]),
);

const caller = useRecords(labModels);

test('a balance that is filled in behind a publication is the same as one that is made with it', async () => {
  const records = caller();
  const day = '2024-02-29';
  const groups = [
    { item: '甲"乙\\', day, size: '1.50', rank: 7, own: true },
    { item: '甲"乙\\', day, size: '1.50', rank: 7, own: false },
    { item: null, day: null, size: null, rank: null, own: null },
    { item: '', day, size: '10.00', rank: 0, own: true },
  ];
  const rows = groups.flatMap((group, index) => [
    { ...group, qty: '0.125', count: 1 },
    { ...group, qty: `${index}.5`, count: null },
    { ...group, qty: '-2', count: -3 },
  ]);
  await records.bulk('lab/book', rows);
  await records.db.deleteFrom('lab_stock').where('tenant_id', '=', records.tenantId).execute();
  const stored = async () =>
    (await records.db.selectFrom('lab_stock').selectAll().where('tenant_id', '=', records.tenantId).execute())
      .map(({ id, version, ...row }) => ({ ...row, hasId: String(id).length === 26, isCounted: Number(version) > 0 }))
      .toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
  await beginFill(records, { balances: ['lab/stock'], most: 1_000 });
  const together = await stored();
  await beginFill(records, { balances: ['lab/stock'] });
  await finishFills(records, 5);
  expect(together).toHaveLength(groups.length);
  expect(await stored()).toEqual(together);
  expect(await derivedDifferences(records)).toEqual([]);
});

test('a save needs the whole sums of its groups alone, and the fill does not add them again', async () => {
  const records = caller();
  const { depot, bolt, nut } = await baseRecords(records);
  for (const amount of ['10', '5', '7']) await stockUp(records, depot, bolt, amount);
  await stockUp(records, depot, nut, '3');
  await beginFill(records, { balances: ['stock/balance'] });
  await stockUp(records, depot, bolt, '1');
  const qty = async () => (await records.list('stock/balance')).records.map((row) => row['qty']);
  expect(await qty()).toEqual(['23.000']);
  await stockUp(records, depot, bolt, '1');
  expect(await qty()).toEqual(['24.000']);
  await finishFills(records, 1);
  expect(await qty()).toEqual(expect.arrayContaining(['24.000', '3.000']));
  expect(await qty()).toHaveLength(2);
  expect(await derivedDifferences(records)).toEqual([]);
});

test('what was entered while a balance was filled in is in the balance that is filled in instead of it', async () => {
  const records = caller();
  const { depot, bolt } = await baseRecords(records);
  await stockUp(records, depot, bolt, '10');
  await beginFill(records, { balances: ['stock/balance'] });
  await stockUp(records, depot, bolt, '5');
  await beginFill(records, { balances: ['stock/balance'] });
  await finishFills(records);
  expect((await records.list('stock/balance')).records).toMatchObject([{ qty: '15.000' }]);
  expect(await derivedDifferences(records)).toEqual([]);
});

test('a ledger has an index for the rows of a group of its balance', () => {
  const indexesOf = (table: string) =>
    tablesOf(labModels.values())
      .find(({ name }) => name === table)
      ?.indexes?.map(({ columns }) => columns.map(({ name }) => name).join());
  expect(indexesOf('stock_ledger')).toContain('depot,material,tenant_id');
  expect(indexesOf('lab_book')).toContain('item,day,size,rank,own,tenant_id');
});
