import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { reference } from '../testing/model-shapes.ts';
import { useRecords, type Caller } from '../testing/record-fixture.ts';

const place = resolvedModel(
  'area/place',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('code', { title: '编码', unique: true }),
    resolvedField('parentId', { title: '上级', ...reference('area/place') }),
  ],
  { title: '地方', tree: { parent: 'parentId' } },
);
const stand = resolvedModel('area/stand', [
  resolvedField('shop', { title: '店' }),
  resolvedField('place', { title: '地方', ...reference('area/place') }),
  resolvedField('size', { title: '大小', type: 'integer' }),
]);
const shop = resolvedModel(
  'area/shop',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('place', { title: '地方', ...reference('area/place') }),
    resolvedField('code', { title: '编码', component: 'TreeSelect', componentProps: { dict: 'area_place,name,code' } }),
    resolvedField('places', { title: '各处', type: 'array', ...reference('area/place') }),
    resolvedField('codes', {
      title: '各编码',
      component: 'TreeSelect',
      componentProps: { dict: 'area_place,name,code', multiple: true },
    }),
    resolvedField('lines', { title: '摊位', type: 'array', child: { model: 'area/stand', parent: 'shop' } }),
  ],
  { title: '店' },
);
const caller = useRecords(new Map([place, shop, stand].map((model) => [model.id, model])));

const size = 9;
const numbers = Array.from({ length: size }, (_, index) => index);
const code = (index: number) => `c${index}`;
let records: Caller;
let places: string[];
let shops: RecordValues[];

beforeAll(async () => {
  records = caller();
  places = await records.bulk(
    'area/place',
    numbers.map((index) => ({ name: `地${index}`, code: code(index) })),
  );
  const at = (index: number) => places[index % size];
  await records.bulk('area/shop', [
    ...numbers.map((index) => ({
      name: `店${index}`,
      place: at(index),
      code: code(index),
      places: [at(index), at(index * 2 + 1)],
      codes: `${code(index)},${code((index * 5 + 2) % size)}`,
      lines: [
        { place: at(index * 4), size: 1 },
        { place: at(index + 3), size: 2 },
      ],
    })),
    { name: '没有了', place: 'gone', code: 'gone', places: ['gone'], codes: 'gone' },
    { name: '无' },
  ]);
  ({ records: shops } = await records.list('area/shop', { pageSize: '100' }));
  const { records: stands } = await records.list('area/stand', { pageSize: '100' });
  for (const one of shops) one['lines'] = stands.filter((line) => line['shop'] === one['id']);
});

interface Shape {
  parents: (number | null)[];
  deleted: number[];
}

const shape: fc.Arbitrary<Shape> = fc.record({
  parents: fc.array(fc.option(fc.nat(size - 1)), { minLength: size, maxLength: size }),
  deleted: fc.uniqueArray(fc.nat(size - 1), { maxLength: 3 }),
});

async function plant({ parents, deleted }: Shape): Promise<void> {
  for (const index of numbers) {
    const parent = parents[index];
    await records.db
      .updateTable('area_place')
      .set({ parent_id: parent == null ? null : places[parent], del_flag: deleted.includes(index) ? 1 : 0 })
      .where('id', '=', places[index])
      .execute();
  }
}

function below(parents: Shape['parents'], from: readonly number[]): Set<number> {
  const found = new Set(from);
  for (const one of found) for (const index of numbers) if (parents[index] === one) found.add(index);
  return found;
}

const splitTexts = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(',') : []);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fields: Record<string, { values: (record: RecordValues) => unknown[]; isById: boolean }> = {
  place: { values: (record) => [record['place']], isById: true },
  code: { values: (record) => [record['code']], isById: false },
  places: { values: (record) => listOf(record['places']), isById: true },
  codes: { values: (record) => splitTexts(record['codes']), isById: false },
  'lines,place': { values: (record) => listOf(record['lines']).map((line) => Object(line).place), isById: true },
};

const chosen = fc.uniqueArray(fc.nat(size), { minLength: 1, maxLength: 3 });

test.each(Object.entries(fields))('%s is one of these nodes, or below one', async (field, { values, isById }) => {
  const key = (index: number) => (index === size ? 'gone' : isById ? places[index] : code(index));
  const property = fc.asyncProperty(shape, chosen, async (planted, from) => {
    await plant(planted);
    const keys = new Set([...below(planted.parents, from)].map(key));
    const expected = shops.filter((record) => values(record).some((value) => keys.has(String(value))));
    const wanted = from.map(key).join(',');
    const superQueryParams = JSON.stringify([{ field, rule: 'within', val: wanted }]);
    const queries: Record<string, string>[] = [{ superQueryParams }];
    if (!field.includes(',')) queries.push({ [`${field}_within`]: wanted });
    for (const params of queries) {
      const found = await records.list('area/shop', { ...params, pageSize: '100' });
      expect(found.records.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    }
  });
  await fc.assert(property, { numRuns: 30 });
});

test.each(['id', 'parentId'])('a tree is asked for the part below a node by %s', async (field) => {
  const property = fc.asyncProperty(shape, fc.nat(size - 1), async (planted, from) => {
    await plant({ ...planted, deleted: [] });
    const part = below(planted.parents, [from]);
    const fits = (index: number) => part.has(field === 'id' ? index : (planted.parents[index] ?? -1));
    const found = await records.list('area/place', { [`${field}_within`]: places[from] ?? '', pageSize: '100' });
    expect(new Set(found.records.map(({ name }) => name))).toEqual(
      new Set(numbers.filter(fits).map((index) => `地${index}`)),
    );
  });
  await fc.assert(property, { numRuns: 30 });
});

test('what is compared for equality stays exact', async () => {
  await plant({ parents: numbers.map((index) => (index === 0 ? null : 0)), deleted: [] });
  const exact = await records.list('area/shop', { place: places[0] ?? '' });
  const whole = await records.list('area/shop', { place_within: places[0] ?? '', pageSize: '100' });
  expect([exact.total, whole.total]).toEqual([1, size]);
});

test('figures count the same records', async () => {
  await plant({ parents: numbers.map((index) => (index === 0 ? null : 0)), deleted: [] });
  const query = { group: [], measures: [{ name: 'many', verb: 'count' as const }], limit: 10 };
  const counted = (params: Record<string, string>) =>
    records.engine.aggregate('area/shop', params, query, records.context);
  expect(await counted({ place_within: places[0] ?? '' })).toEqual([{ many: size }]);
  expect(await counted({ place_within: places[1] ?? '' })).toEqual([{ many: 1 }]);
});
