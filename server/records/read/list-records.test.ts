import { describe, expect, test } from 'vitest';

import { createRecordEngine } from '../record-engine.ts';
import { businessModels } from '../testing/business-models.ts';
import { baseRecords, refusalOf, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();

const rows = [
  {
    name: '甲_一',
    phone: '138',
    level: 'a',
    active: true,
    limit: '10',
    tags: ['红', '大'],
    openedOn: '2024-01-01',
    visits: 3,
  },
  {
    name: '乙%二',
    phone: 'Abc',
    level: 'b',
    active: false,
    limit: '9.5',
    tags: ['蓝'],
    openedOn: '2024-02-01',
    visits: 20,
  },
  {
    name: '丙\\三',
    phone: null,
    level: 'b',
    active: true,
    limit: null,
    tags: ['大"号'],
    openedOn: '2024-03-01',
    visits: 100,
  },
];

async function filled(): Promise<Caller> {
  const records = caller();
  const dated = rows.map((row, index) => ({ ...row, createTime: `2024-05-0${index + 1} 10:00:00` }));
  await records.bulk('base/customer', dated);
  return records;
}

test('records of one second come in the order in which they were made, the newest first', async () => {
  const records = caller();
  const names = Array.from({ length: 40 }, (_, index) => `客户${index}`);
  const createTime = '2024-05-01 10:00:00';
  await records.bulk(
    'base/customer',
    names.map((name) => ({ ...rows[0], name, createTime })),
  );
  const { records: listed } = await records.list('base/customer', { pageSize: '50' });
  expect(listed.map(({ name }) => name)).toEqual(names.toReversed());
});

test('records found in a tree have their ancestors; its roots, and a query below one record, do not', async () => {
  const records = caller();
  const root = await records.add('base/material', { name: '五金' });
  const middle = await records.add('base/material', { name: '紧固件', parentId: root['id'] });
  await records.add('base/material', { name: '螺栓', parentId: middle['id'] });
  const pathsOf = async (params: Record<string, string>) =>
    (await records.list('base/material', params)).records.map(({ name, parentPath }) => [name, parentPath]);
  expect(await pathsOf({ name: '螺*' })).toEqual([['螺栓', '五金 / 紧固件']]);
  expect(await pathsOf({ name: '五金' })).toEqual([['五金', undefined]]);
  expect(await pathsOf({ parentId: String(middle['id']) })).toEqual([['螺栓', undefined]]);
});

describe('records of one name', () => {
  const tools = [
    { name: '扳手', code: 'T-001', size: '10,5 mm' },
    { name: '扳手', code: 'T-002', size: null },
    { name: '锤子', code: 'T-003', size: '2 kg' },
  ];
  const lent = async (field: string, codes: readonly string[]) => {
    const records = caller();
    await records.bulk('base/tool', tools);
    const known = (await records.list('base/tool', {})).records;
    const ids = codes.map((code) => known.find((one) => one['code'] === code)?.['id']);
    await records.bulk('base/loan', [{ subject: '检修', [field]: ids.join(',') }]);
    const [found] = (await records.list('base/loan', {})).records;
    return found;
  };

  test.each([
    ['by their code and what else tells them apart', 'T-001', '扳手', 'T-001 · 10，5 mm'],
    ['by their code alone', 'T-002', '扳手', 'T-002'],
    ['not where the name is one alone', 'T-003', '锤子', undefined],
  ])('are distinguished %s', async (_, code, name, mark) => {
    const found = await lent('tool', [code]);
    expect(found).toMatchObject({ tool_dictText: name });
    expect(found?.['tool_dictMark']).toBe(mark);
  });

  test('are distinguished in a list of them too', async () => {
    const found = await lent('spares', ['T-003', 'T-001']);
    expect(found).toMatchObject({ spares_dictText: '锤子,扳手', spares_dictMark: ',T-001 · 10，5 mm' });
  });

  test('a deleted one or one of another tenant is no namesake', async () => {
    const records = caller();
    await caller().bulk('base/tool', [{ name: '扳手', code: 'T-009' }]);
    const [kept, gone] = [
      await records.add('base/tool', tools[0] ?? {}),
      await records.add('base/tool', tools[1] ?? {}),
    ];
    await records.remove('base/tool', String(gone['id']));
    await records.add('base/loan', { subject: '检修', tool: kept['id'] });
    const [found] = (await records.list('base/loan', {})).records;
    expect(found).toMatchObject({ tool_dictText: '扳手' });
    expect(found).not.toHaveProperty('tool_dictMark');
  });
});

describe('conditions find', () => {
  test.each<[params: Record<string, string>, names: string]>([
    [{}, '甲乙丙'],
    [{ name: '甲_一' }, '甲'],
    [{ name: '*_*' }, '甲'],
    [{ name: '*%*' }, '乙'],
    [{ name: '*\\*' }, '丙'],
    [{ name: '丙*' }, '丙'],
    [{ name: '*二' }, '乙'],
    [{ phone: 'aBC*' }, '乙'],
    [{ phone: '!138' }, '乙丙'],
    [{ level: 'a,x' }, '甲'],
    [{ active: 'true' }, '甲丙'],
    [{ limit: '> 9.5' }, '甲'],
    [{ limit: '10' }, '甲'],
    [{ visits_begin: '10', visits_end: '50' }, '乙'],
    [{ openedOn_end: '2024-02-01' }, '甲乙'],
    [{ createTime_begin: '2024-05-02', createTime_end: '2024-05-02' }, '乙'],
    [{ createTime: '2024-05-03' }, '丙'],
    [{ tags: '大' }, '甲'],
    [{ tags: ',蓝,大"号,' }, '乙丙'],
    [{ phone: ',13,bc,' }, '甲乙'],
    [{ name: "' or 1=1 --" }, ''],
    [{ createBy: 'zhang', level: 'b', active: 'true' }, '丙'],
  ])('%o', async (params, names) => {
    const records = await filled();
    const page = await records.list('base/customer', { ...params, column: 'visits', order: 'asc' });
    expect(page.records.map(({ name }) => String(name)[0]).join('')).toBe(names);
    expect(page.total).toBe(names.length);
  });
});

test('an advanced query finds records by their lines: one line that fits all that is asked', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const order = async (...quantities: [material: string, qty: number][]) => {
    const lines = quantities.map(([material, qty]) => ({ material, qty }));
    return (await records.add('sales/order', { customer: base.customer, lines })).id;
  };
  const few = await order([base.bolt, 1], [base.nut, 9]);
  const many = await order([base.bolt, 9]);
  const found = async (match: string, ...rules: [field: string, rule: string, val: unknown][]) => {
    const superQueryParams = JSON.stringify(rules.map(([field, rule, val]) => ({ field, rule, val })));
    const page = await records.list('sales/order', { superQueryParams, superQueryMatchType: match });
    return new Set(page.records.map(({ id }) => id));
  };
  expect(await found('and', ['lines,material', 'eq', base.bolt], ['lines,qty', 'gt', 5])).toEqual(new Set([many]));
  expect(await found('or', ['lines,material', 'eq', base.nut], ['lines,qty', 'lt', 5])).toEqual(new Set([few]));
  expect(await found('and', ['lines,qty', 'ge', 9])).toEqual(new Set([few, many]));
});

describe('order and pages', () => {
  test.each<[column: string, order: string, names: string]>([
    ['', '', '丙乙甲'],
    ['visits', 'asc', '甲乙丙'],
    ['visits', 'desc', '丙乙甲'],
    ['limit', 'desc', '甲乙丙'],
    ['limit', 'asc', '丙乙甲'],
    ['level,visits', 'asc', '甲乙丙'],
    ['level_dictText', 'asc', '甲'],
  ])('by %s %s', async (column, order, names) => {
    const { records } = await (await filled()).list('base/customer', { column, order });
    expect(records.map(({ name }) => String(name)[0]).join('')).toMatch(new RegExp(`^${names}`));
  });

  test('a page contains its position', async () => {
    const records = await filled();
    const page = await records.list('base/customer', { pageNo: '2', pageSize: '2' });
    expect(page).toMatchObject({ total: 3, size: 2, current: 2, pages: 2, records: [{ name: '甲_一' }] });
    expect(await records.list('base/customer', { pageNo: '9' })).toMatchObject({ total: 3, records: [] });
  });
});

describe('totals of all that a query finds', () => {
  test.each([
    [
      'all pages',
      { pageSize: '1' },
      { limit: { sum: '19.50', average: '9.75' }, visits: { sum: '123', average: '41.00' } },
    ],
    [
      'what is asked for',
      { level: 'b' },
      { limit: { sum: '9.50', average: '9.50' }, visits: { sum: '120', average: '60.00' } },
    ],
    ['nothing', { name: 'x' }, { limit: { sum: null, average: null }, visits: { sum: null, average: null } }],
  ])('over %s', async (_, params, totals) => {
    const { engine, context } = await filled();
    expect(await engine.totals('base/customer', params, ['limit', 'visits'], context)).toEqual(totals);
  });

  test('an average is exact, and rounded as amounts are', async () => {
    const records = caller();
    for (const limit of ['1.00', '1.01']) await records.add('base/customer', { name: `客户${limit}`, limit });
    const { limit } = await records.engine.totals('base/customer', {}, ['limit'], records.context);
    expect(limit).toEqual({ sum: '2.01', average: '1.01' });
  });

  test.each(['name', 'secret', 'nothing', ''])('not of the field “%s”', async (field) => {
    const { engine, context } = await filled();
    const refusal = await refusalOf(engine.totals('base/customer', {}, [field], context));
    expect(refusal.message).toBe('参数 totals 应是数字字段的名称，用逗号隔开');
  });
});

test('records have texts for dictionary values and references, and no lines', async () => {
  const records = caller();
  const base = await baseRecords(records);
  await records.add('sales/order', { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] });
  const { records: page } = await records.list('sales/order');
  expect(page).toMatchObject([{ customer_dictText: '甲公司', status_dictText: '草稿', amount: '1.50' }]);
  expect(page[0] && 'lines' in page[0]).toBe(false);
});

test('the number of queries does not grow with the page, nor with the models that it refers to', async () => {
  const records = caller();
  const base = await baseRecords(records);
  const order = { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] };
  for (let count = 0; count < 5; count++) {
    const { id } = await records.add('sales/order', order);
    const lines = [{ material: base.bolt, qty: 1 }];
    await records.add('stock/bill', { depot: base.depot, sourceOrderId: id, lines });
  }
  let statements = 0;
  const db = records.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements++;
      return Promise.resolve(result);
    },
  });
  const engine = createRecordEngine({
    db,
    models: businessModels,
    dictionaries: { items: () => Promise.resolve([]) },
  });
  expect((await engine.list('sales/order', {}, records.context)).records).toHaveLength(5);
  expect(statements).toBe(2);
  const { records: bills } = await engine.list('stock/bill', {}, records.context);
  for (const bill of bills) {
    expect(bill).toMatchObject({
      depot_dictText: '主仓',
      sourceOrderId_dictText: expect.stringMatching(/^SO20240506/),
    });
  }
  expect(bills).toHaveLength(5);
  expect(statements).toBe(4);
});

test.each<[params: Record<string, string>, message: string]>([
  [{ nmae: 'x' }, '“客户”没有名为“nmae”的字段，是不是“name”？'],
  [{ column: 'name;drop table x' }, '“客户”没有名为“name;drop table x”的字段'],
  [{ limit: 'many' }, '“额度”要用数字查询，“many”不是数字'],
])('%o is refused', async (params, message) => {
  expect(await refusalOf(caller().list('base/customer', params))).toMatchObject({ kind: 'invalid', message });
});

describe('options', () => {
  test('are found by a part of the label, and carry what references copy', async () => {
    const records = await filled();
    const [option] = await records.options('base/customer', { keyword: '甲_' });
    expect(option).toMatchObject({ text: '甲_一', record: { name: '甲_一', phone: '138' } });
    expect(Object.keys(option?.record ?? {}).sort()).toEqual(['id', 'name', 'phone']);
    expect(await records.options('base/customer', { keyword: '%' })).toMatchObject([{ text: '乙%二' }]);
  });

  test('are those of given ids, or within conditions', async () => {
    const records = await filled();
    const all = await records.options('base/customer');
    const ids = all.slice(0, 2).map(({ value }) => value);
    expect(
      (await records.options('base/customer', { ids, keyword: 'nothing' })).map(({ value }) => value).sort(),
    ).toEqual(ids.sort());
    const mayList = { ...records.context, permissions: new Set(['base:customer:list']) };
    const inactive = { where: { active: 'false' } };
    expect(await records.engine.options('base/customer', inactive, mayList)).toMatchObject([{ text: '乙%二' }]);
    expect(await refusalOf(records.options('base/customer', inactive))).toMatchObject({ kind: 'invalid' });
    expect(await records.options('base/customer', { ids: [] })).toEqual([]);
    expect(await refusalOf(records.options('base/customer', { where: { x: '1' } }))).toMatchObject({ kind: 'invalid' });
  });

  test('are distinguished and found by a unique code', async () => {
    const records = caller();
    await records.bulk('base/tool', [
      { name: '扳手', code: 'T-001' },
      { name: '扳手', code: 'T-002' },
    ]);
    expect(await records.options('base/tool', { keyword: '扳手' })).toMatchObject([
      { text: '扳手', code: 'T-001', mark: 'T-001' },
      { text: '扳手', code: 'T-002', mark: 'T-002' },
    ]);
    expect(await records.options('base/tool', { keyword: '002' })).toMatchObject([{ code: 'T-002' }]);
  });

  test('begin with the one that is called so, which others with its name in theirs would push off the page', async () => {
    const records = caller();
    const others = Array.from({ length: 6 }, (_, index) => ({ name: `十字扳手${index}`, code: `T-1${index}` }));
    await records.bulk('base/tool', [...others, { name: '扳手', code: 'T-1' }]);
    const found = async (keyword: string) =>
      (await records.options('base/tool', { keyword, pageSize: 2 })).map(({ text }) => text);
    expect(await found('扳手')).toEqual(['扳手', '十字扳手0']);
    expect(await found('T-1')).toEqual(['扳手', '十字扳手0']);
  });

  test('of bills are found by the name of their owner and show it, instead of a key of their source', async () => {
    const records = caller();
    const [ours, theirs] = [
      await records.add('base/customer', { name: '阿销公司' }),
      await records.add('base/customer', { name: '别家' }),
    ];
    const origin = await records.add('base/depot', { name: '仓' });
    await records.add('base/debt', { customer: theirs['id'] });
    const debt = await records.add('base/debt', { customer: ours['id'], origin: origin['id'] });
    const [option, ...rest] = await records.options('base/debt', { keyword: '阿销' });
    expect(rest).toEqual([]);
    expect(option).toMatchObject({ value: debt['id'], text: debt['number'], mark: '阿销公司' });
    expect(option).not.toHaveProperty('code');
  });

  test('have no mark where their name does not repeat', async () => {
    const records = caller();
    await records.bulk('base/tool', [{ name: '锤子', code: 'T-003' }]);
    expect(await records.options('base/tool', {})).toEqual([expect.not.objectContaining({ mark: 'T-003' })]);
  });

  test('are 50 at most', async () => {
    const records = caller();
    await records.bulk(
      'base/depot',
      Array.from({ length: 60 }, (_, index) => ({ name: `仓${index}` })),
    );
    expect(await records.options('base/depot', { pageSize: 1_000 })).toHaveLength(50);
    expect(await records.options('base/depot', { pageSize: 5 })).toHaveLength(5);
  });
});

test('texts are listed by pinyin and by the value of their numbers, in either direction', async () => {
  const records = caller();
  const names = ['重庆A10', '阿坝', '北京', '重庆A2', 'Z9', '12', '3'];
  await records.bulk(
    'base/customer',
    names.map((name) => ({ name, phone: '拼音' })),
  );
  const listed = async (order: string) =>
    (await records.list('base/customer', { phone: '拼音', column: 'name', order })).records.map(({ name }) => name);
  const expected = ['3', '12', '阿坝', '北京', '重庆A2', '重庆A10', 'Z9'];
  expect(await listed('asc')).toEqual(expected);
  expect(await listed('desc')).toEqual(expected.toReversed());
  const between = { column: 'name', order: 'asc', name_begin: '北京', name_end: '重庆A2' };
  const { records: found } = await records.list('base/customer', { phone: '拼音', ...between });
  expect(found.map(({ name }) => name)).toEqual(['北京', '重庆A2']);
});
