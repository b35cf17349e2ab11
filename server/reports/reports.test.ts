// covers: call-report
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { formatDate } from '../../src/engine/values/index.ts';
import { createSchemaFolder } from '../catalogue/testing/folder.ts';
import { demoServer } from '../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const query = (body: object) => ({ kind: 'query', formatVersion: 1, model: 'base/customer', ...body });
const folder = createSchemaFolder({
  'report/customers.query': query({
    title: '客户查询',
    columns: ['name', 'level', 'phone'],
    sort: { column: 'name', order: 'asc' },
    search: ['name', 'level', { field: 'openedOn', mode: 'range' }],
  }),
  'report/orders.query': {
    kind: 'query',
    formatVersion: 1,
    model: 'sales/order',
    title: '订单',
    columns: ['billNo', 'customer'],
    search: ['billNo', 'customer', 'operator', 'depart', 'payment'],
  },
  'report/goods-within.query': {
    kind: 'query',
    formatVersion: 1,
    model: 'base/material',
    title: '本部门的物料',
    columns: ['code'],
    where: { sysOrgCode: { within: '{{ $user.orgCode }}' } },
    search: ['category'],
  },
  'report/of-level.query': query({
    title: '某等级的客户',
    columns: ['name'],
    params: { level: { field: 'level', title: '等级' } },
  }),
  'report/levels.query': query({
    title: '各等级客户',
    group: ['level', { field: 'openedOn', by: 'year' }],
    measures: { customers: { count: true }, limit: { sum: 'creditLimit' } },
  }),
  'report/dearest.query': query({
    title: '额度最高的等级',
    group: ['level'],
    sort: { column: 'limit', order: 'desc' },
    limit: 2,
    measures: { customers: { count: true, title: '户数' }, limit: { sum: 'creditLimit' } },
  }),
  'report/of-today.query': query({
    title: '今天的客户',
    columns: ['name'],
    where: { createBy: '{{ $user.username }}', openedOn: '{{ $today }}' },
  }),
  'report/of-others.query': query({
    title: '别人的客户',
    columns: ['name'],
    where: { createBy: '{{ $user.username + 2 }}' },
  }),
  'report/no-answer.query': query({
    title: '算不出来的',
    columns: ['name'],
    where: { name: '{{ $user.a.b }}' },
  }),
  'report/secret.query': query({ title: '不给看的', columns: ['name'], permission: 'report:secret:view' }),
});
const { api } = demoServer(['lina'], { environment: { DEMO: '1', SCHEMAS_DIR: folder } });
const report = (path: string, username = 'admin') => api('GET', `/online/cgreport/api/${path}`, undefined, username);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const customer = { contact: '张三', phone: '13800138000', industry: 'machinery', creditLimit: '10.50' };

beforeAll(async () => {
  for (const [name, level, openedOn] of [
    ['赵记号', 'A', '2024-01-02'],
    ['钱记号', 'B', '2024-06-01'],
    ['孙记号', 'A', '2025-01-02'],
  ])
    expect(await api('POST', '/base/customer/add', { ...customer, name, level, openedOn })).toMatchObject({
      success: true,
    });
});

const namesOf = (answer: { result: { records: { name: string }[] } }) => answer.result.records.map(({ name }) => name);

describe('a report of records', () => {
  // covers: call-report
  test('describes its columns with dictionaries, and its search fields', async () => {
    const { result } = await report('getRpColumns/report.customers');
    expect(result).toMatchObject({
      cgRpConfigId: 'report.customers',
      cgRpConfigName: '客户查询',
      columns: [
        { title: '客户名称', dataIndex: 'name', sorter: 'true' },
        { dataIndex: 'level', customRender: 'customer_level' },
        { dataIndex: 'phone' },
      ],
    });
    expect(result.dictOptions['customer_level'][0]).toMatchObject({ value: 'A', text: expect.any(String) });
    expect((await report('getRpColumns/report%2Fcustomers')).result.columns).toHaveLength(3);
    expect((await report('getQueryInfo/report.customers')).result).toMatchObject([
      { field: 'name', view: 'text', mode: 'single' },
      { field: 'level', view: 'list', mode: 'single', dictCode: 'customer_level' },
      { field: 'openedOn', view: 'date', mode: 'group' },
    ]);
  });

  // covers: call-report
  test('is searched, sorted and paged by what it declares alone', async () => {
    const data = (more: string) => report(`getData/report.customers?${more}`);
    expect(namesOf(await data('name=记号&pageSize=2'))).toEqual(['钱记号', '孙记号']);
    expect((await data('name=记号&pageSize=2')).result.total).toBe(3);
    expect(namesOf(await data('name=记号&column=name&order=desc'))).toEqual(['赵记号', '孙记号', '钱记号']);
    expect(namesOf(await data('name=记号&level=A&openedOn_begin=2025-01-01'))).toEqual(['孙记号']);
    const [record] = (await data('name=记号')).result.records;
    expect(Object.keys(record).toSorted()).toEqual(['id', 'level', 'level_dictText', 'name', 'phone']);
    expect(namesOf(await data('name=记号&phone=1&column=createBy;drop&superQueryParams=x'))).toHaveLength(3);
    expect((await report('getColumnsAndData/report.customers?name=记号')).result.data.total).toBe(3);
  });

  // covers: call-report
  test('with a parameter shows what it is given, and nothing without', async () => {
    expect(namesOf(await report('getData/report.of-level?self_level=B&pageSize=1000'))).toContain('钱记号');
    expect((await report('getData/report.of-level')).result).toEqual({ records: [], total: 0 });
    const [info] = (await report('getParamsInfo/report.of-level')).result;
    expect(info).toMatchObject({ paramName: 'level', paramTxt: '等级' });
  });
});

describe('a report of what refers to other records', () => {
  const data = (more: string) => report(`getData/report.orders?pageSize=100&${more}`);
  let orders: { id: string; billNo: string }[] = [];

  beforeAll(async () => {
    const { records } = (await api('GET', '/base/customer/list?name=*记号&pageSize=2')).result;
    const [depart] = (await api('GET', '/sys/sysDepart/queryTreeList')).result;
    const of = async (name: string, body: object) => (await api('POST', `/base/${name}/add`, body)).result.id;
    const unit = await of('unit', { name: '个记', code: 'PCSX' });
    const above = await of('material-category', { name: '五金', code: 'WX' });
    const category = await of('material-category', { name: '紧固件', code: 'AX', parentId: above });
    const material = await of('material', { code: 'MX1', name: '螺栓', category, unit, price: '1.50' });
    const add = async (customer: string, more: object) => {
      const lines = [{ material, qty: '1', price: '1' }];
      return (await api('POST', '/sales/order/add', { customer, billDate: '2026-01-02', lines, ...more })).result;
    };
    orders = [
      await add(records[0].id, { operator: 'lina', depart: depart.id }),
      await add(records[1].id, { operator: 'admin' }),
    ];
  });

  const idsOf = (answer: { result: { records: { id: string }[] } }) => answer.result.records.map(({ id }) => id);
  const idOf = (index: number) => orders[index]?.id;

  test('is asked by what people call them, or by their key', async () => {
    const { records } = (await api('GET', '/base/customer/list?name=*记号&pageSize=2')).result;
    expect(idsOf(await data(`customer=${records[0].name}`))).toEqual([idOf(0)]);
    expect(new Set(idsOf(await data('customer=记号')))).toEqual(new Set([idOf(0), idOf(1)]));
    expect(idsOf(await data(`customer=${records[1].id}`))).toEqual([idOf(1)]);
    expect(idsOf(await data('customer=没有这样的客户'))).toEqual([]);
    expect(idsOf(await data('customer=%'))).toEqual([]);
  });

  test('is asked for all below a node of a tree, and its conditions find all below one', async () => {
    const codesOf = async (more: string, username?: string) =>
      (await report(`getData/report.goods-within?pageSize=1000&${more}`, username)).result.records.map(
        ({ code }: { code: string }) => code,
      );
    const [above] = (await api('GET', '/base/material-category/list?code=WX')).result.records;
    expect(await codesOf(`category_within=${above.id}`)).toEqual(['MX1']);
    const [own] = (await api('GET', '/base/material/list?code=MX1')).result.records;
    const { total } = (await api('GET', `/base/material/list?sysOrgCode_within=${own.sysOrgCode}`)).result;
    expect(await codesOf('')).toHaveLength(total);
  });

  test('is asked by the names of what pickers chose', async () => {
    expect(idsOf(await data('operator=李娜'))).toContain(idOf(0));
    expect(idsOf(await data('operator=李娜'))).not.toContain(idOf(1));
    expect(idsOf(await data('operator=lina'))).toContain(idOf(0));
    const [depart] = (await api('GET', '/sys/sysDepart/queryTreeList')).result;
    expect(idsOf(await data(`depart=${depart.departName}&customer=记号`))).toEqual([idOf(0)]);
  });

  test('returns the records of keys, and the texts of search fields that no column shows', async () => {
    expect(new Set(idsOf(await data(`id=${idOf(0)},${idOf(1)},`)))).toEqual(new Set([idOf(0), idOf(1)]));
    expect(idsOf(await data(`billNo=${orders[0]?.billNo},`))).toEqual([idOf(0)]);
    const { dictOptions } = (await report('getRpColumns/report.orders')).result;
    expect(dictOptions['payment_method']).toContainEqual(expect.objectContaining({ value: 'monthly' }));
  });
});

// covers: call-report
test('a report of groups counts and sums', async () => {
  const { result } = await report('getColumns/report.levels');
  expect(result.columns.map(({ dataIndex }: { dataIndex: string }) => dataIndex)).toEqual([
    'level',
    'openedOn',
    'customers',
    'limit',
  ]);
  const rows = (await report('getData/report.levels?pageSize=1000')).result.records;
  const ofA = rows.filter(({ level, openedOn }: Record<string, string>) => level === 'A' && openedOn === '2025');
  expect(ofA).toMatchObject([{ customers: expect.any(Number), limit: expect.stringMatching(/^\d+\.\d\d$/) }]);
  const all = (await api('GET', '/base/customer/list?pageSize=1')).result.total;
  expect(rows.reduce((sum: number, { customers }: { customers: number }) => sum + customers, 0)).toBe(all);
});

test('a report of groups gives the first by a measure, under the words of its document', async () => {
  const { result } = await report('getColumns/report.dearest');
  expect(result.columns.map(({ title }: { title: string }) => title)).toEqual(['等级', '户数', '信用额度合计']);
  const limits = async (name: string): Promise<Map<string, number>> => {
    const { records } = (await report(`getData/report.${name}?pageSize=1000`)).result;
    const sums = new Map<string, number>();
    for (const { level, limit } of records) sums.set(level, (sums.get(level) ?? 0) + Number(limit));
    return sums;
  };
  const all = [...(await limits('levels')).entries()].toSorted(([, one], [, other]) => other - one);
  const first = [...(await limits('dearest')).entries()];
  expect(first.map(([level]) => level)).toEqual(all.slice(0, 2).map(([level]) => level));
  expect(first.map(([, limit]) => Math.round(limit))).toEqual(all.slice(0, 2).map(([, limit]) => Math.round(limit)));
});

// covers: call-report
test.each([
  ['that there is not', 'getData/report.nothing', 'admin', { success: false, code: 500 }],
  ['by SQL', 'getData/select%201;drop%20table', 'admin', { success: false, code: 500 }],
  ['of a prototype', 'getRpColumns/constructor', 'admin', { success: false, code: 500 }],
  ['without its permission', 'getData/report.secret', 'lina', { code: 510 }],
  ['without that of its model', 'getData/report.customers', 'lina', { code: 510 }],
])('a report %s is refused', async (_name, path, who, expected) => {
  expect(await report(path, who)).toMatchObject(expected);
});

test('the page of another client lists the reports that the user may open, with their columns and parameters', async () => {
  const page = (path: string, username = 'admin') => api('GET', `/online/cgreport/${path}`, undefined, username);
  const { records, total } = (await page('head/list?pageNo=1&pageSize=1&code=*report.*')).result;
  expect(records).toMatchObject([{ code: expect.stringMatching(/^report\./), cgrSql: '', name: expect.any(String) }]);
  expect(total).toBeGreaterThan(5);
  const [head] = (await page('head/list?code=report.customers')).result.records;
  expect(head).toMatchObject({ id: 'report.customers', name: '客户查询' });
  expect((await page(`item/listByHeadId?headId=${head.id}`)).result).toMatchObject([
    { fieldName: 'name', fieldTxt: '客户名称', isShow: 1, isSearch: 1, searchMode: 'single', orderNum: 1 },
    { fieldName: 'level', dictCode: 'customer_level' },
    { fieldName: 'phone', isSearch: 0, searchMode: null },
    { fieldName: 'openedOn', fieldType: 'Date', isShow: 0, isSearch: 1, searchMode: 'group' },
  ]);
  expect((await page('item/listByHeadId?headId=report.levels')).result.map((each: any) => each.fieldName)).toEqual([
    'level',
    'openedOn',
    'customers',
    'limit',
  ]);
  expect((await page('param/listByHeadId?headId=report.of-level')).result).toMatchObject([
    { paramName: 'level', paramTxt: '等级' },
  ]);
  expect((await page('head/list?code=report.secret', 'lina')).result.records).toEqual([]);
  expect(await page('item/listByHeadId?headId=report.secret', 'lina')).toMatchObject({ success: false, code: 510 });
  expect(await page('head/queryById?id=nosuch')).toMatchObject({ success: false, message: '未找到对应实体' });
});

test('fixed conditions know the caller and the day, and one that fails finds nothing', async () => {
  const openedOn = formatDate(new Date());
  await api('POST', '/base/customer/add', { ...customer, name: '今日记号', level: 'A', openedOn });
  expect(namesOf(await report('getData/report.of-today'))).toEqual(['今日记号']);
  expect(namesOf(await report('getData/report.of-others'))).toEqual([]);
  expect(namesOf(await report('getData/report.no-answer'))).toEqual([]);
});
