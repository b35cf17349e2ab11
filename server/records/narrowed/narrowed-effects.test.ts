import { expect, test, vi } from 'vitest';

import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer(['zhangwei']);
const key = 'base/parcel.model';
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });
const parcel = (change: (schema: any) => void = () => undefined): string => {
  const schema: any = {
    type: 'object',
    required: ['name'],
    properties: {
      name: text('名称'),
      code: text('编号'),
      note: text('说明'),
      weight: { type: 'number', title: '重量', 'x-scale': 2 },
    },
  };
  change(schema);
  return JSON.stringify({ kind: 'model', formatVersion: 1, title: '包裹', permission: 'base:parcel', schema });
};
const documentsOf = async (body: string) => {
  const { revision = '' } = (await server.api('GET', `/sys/document/queryByKey?key=${key}`)).result ?? {};
  return [{ key, text: body, revision }];
};
const effects = async (body: string) =>
  (await server.api('POST', '/sys/document/effects', { documents: await documentsOf(body) })).result.effects;
const publish = async (body: string, choices: object = {}) =>
  server.api('POST', '/sys/document/publish', { documents: await documentsOf(body), note: '改', choices });

test('the records that do not meet a stricter rule are counted before it is published', async () => {
  expect(await publish(parcel())).toMatchObject({ success: true });
  expect(await effects(parcel())).toEqual([]);
  const records = [
    { name: '甲', code: 'A1', note: '易碎的东西', weight: 1.25 },
    { name: '乙', code: 'A1', weight: 2 },
    { name: '丙', code: 'A2', note: '轻', weight: 30 },
  ];
  for (const record of records) await server.api('POST', '/base/parcel/add', record);
  const withField = (name: string, more: object) =>
    parcel((schema) => Object.assign((schema.properties[name] ??= text('新')), more));

  const required = parcel((schema) => {
    schema.required.push('note', 'color', 'size');
    schema.properties.color = text('颜色');
    schema.properties.size = text('大小', { default: '中' });
  });
  expect(await effects(required)).toEqual([
    expect.objectContaining({ id: 'required-empty:base/parcel.note', rows: 1 }),
    expect.objectContaining({ id: 'required-empty:base/parcel.color', rows: 3 }),
    expect.objectContaining({ id: 'default:base/parcel.size', rows: 3 }),
  ]);

  const [long] = await effects(withField('note', { maxLength: 3 }));
  expect(long).toMatchObject({ id: 'value-unfit:base/parcel.note', rows: 1 });
  expect(long.samples).toEqual([{ record: '甲', before: '易碎的东西', after: '易碎的东西' }]);
  expect(long.message).toContain('的值要最多 3 个字：1 条记录的值不合');
  const limits = await effects(withField('weight', { minimum: 2, maximum: 20 }));
  expect(limits).toEqual([expect.objectContaining({ id: 'value-unfit:base/parcel.weight', rows: 2 })]);
  const options = await effects(withField('code', { enum: ['A2'] }));
  expect(options).toEqual([expect.objectContaining({ id: 'value-unfit:base/parcel.code', rows: 2 })]);
  expect(await effects(withField('note', { maxLength: 500 }))).toEqual([]);

  expect(await publish(withField('note', { maxLength: 3 }))).toMatchObject({ success: true });
  const { records: after } = (await server.api('GET', '/base/parcel/list?column=weight&order=asc')).result;
  expect(after.map(({ note }: any) => note)).toEqual(['易碎的东西', null, '轻']);
  expect(await publish(parcel())).toMatchObject({ success: true });
});

test('values that repeat, or do not fit another type, are counted, and it is not published', async () => {
  const unique = parcel((schema) => {
    schema.properties.code['x-unique'] = true;
  });
  expect(await effects(unique)).toMatchObject([
    { id: 'unique-repeated:base/parcel.code', rows: 2, refusal: expect.stringContaining('请先改掉重复的值') },
  ]);
  expect(await publish(unique)).toMatchObject({ success: false, result: { effects: [{ rows: 2 }] } });
  const together = parcel((schema) => {
    schema.properties.code['x-unique'] = ['note'];
  });
  expect(await effects(together)).toEqual([]);

  const numbers = parcel((schema) => {
    schema.properties.note = { type: 'integer', title: '说明' };
  });
  const [type] = await effects(numbers);
  expect(type).toMatchObject({ id: 'type-changed:base/parcel.note', rows: 2 });
  expect(type.message).toContain('2 条记录有值，其中 2 条的值不能转换');
  expect(type.refusal).toContain('npm run -s migrate -- base_parcel.note');
  const rounded = parcel((schema) => {
    schema.properties.weight['x-scale'] = 0;
  });
  expect((await effects(rounded))[0].message).toContain('3 条记录有值，其中 1 条的值不能转换');
  const wider = parcel((schema) => {
    schema.properties.weight['x-scale'] = 4;
  });
  expect(await effects(wider)).toEqual([]);
});
