import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import { useRecords } from '../../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from '../testing/excel-caller.ts';
import { rowsOf } from '../testing/sheets.ts';
import { formatOf } from './export-file.ts';

const records = useRecords();
const permissions = permissionsOf('base/customer', 'base/visit', 'sales/order').map((name) => name.replace('/', ':'));

test('the records of a query leave as an .xls with titles, texts and numbers', async () => {
  const caller = records();
  await caller.add('base/customer', {
    name: '甲公司',
    level: 'a',
    active: false,
    tags: ['x', 'y'],
    openedOn: '2024-05-06',
    seenAt: '2024-05-06 07:08:09',
    limit: '1234.50',
    rating: 4.5,
    visits: 3,
    secret: '口令',
  });
  const other = await caller.add('base/customer', { name: '乙公司' });
  await caller.add('base/visit', { subject: '拜访', customer: other['id'], rank: 'a' });
  const { get } = await excelServer(caller, businessModels, permissions);

  const answer = await get('/base/customer/exportXls?column=name&order=desc&name=*公司*&pageNo=2&pageSize=1');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/vnd.ms-excel');
  expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('客户.xls')}`);
  const [head, ...rows] = rowsOf(answer.rawPayload);
  expect(head).toEqual([
    '客户名称',
    '手机',
    '等级',
    '启用',
    '标签',
    '采购员',
    '开户日期',
    '来访时间',
    '额度',
    '评分',
    '来访次数',
    '积分',
  ]);
  expect(rows).toHaveLength(2);
  expect(rows.find(([name]) => name === '甲公司')).toEqual([
    '甲公司',
    null,
    '金牌',
    '否',
    'x,y',
    null,
    '2024-05-06',
    '2024-05-06 07:08:09',
    1234.5,
    4.5,
    3,
    null,
  ]);
  const visits = await get('/base/visit/exportXls');
  expect(rowsOf(visits.rawPayload)[1]).toEqual(['拜访', '乙公司', '金牌']);
});

test('a text that begins like a formula stays a text', async () => {
  const caller = records();
  const names = ['=1+1', '+1', '-1+2', '@SUM(A1)', '=\t1'];
  for (const name of names) await caller.add('base/customer', { name });
  const { get } = await excelServer(caller, businessModels, permissions);
  for (const format of ['xls', 'xlsx']) {
    const { rawPayload } = await get(`/base/customer/exportXls?format=${format}`);
    const sheet = read(rawPayload, { type: 'array', cellFormula: true }).Sheets['客户'] ?? {};
    const cells = ['A2', 'A3', 'A4', 'A5', 'A6'].map((at) => sheet[at]);
    expect(cells.map(({ t, f }) => ({ t, f }))).toEqual(cells.map(() => ({ t: 's', f: undefined })));
    expect(new Set(cells.map(({ v }) => v))).toEqual(new Set(names));
  }
});

test('exports the chosen records whatever the query contains, in its order', async () => {
  const caller = records();
  const [a, b] = [await caller.add('base/customer', { name: 'A' }), await caller.add('base/customer', { name: 'B' })];
  await caller.add('base/customer', { name: 'C' });
  const { get, post } = await excelServer(caller, businessModels, permissions);
  const ids = `${String(a['id'])},${String(b['id'])}`;
  const chosen = await get(`/base/customer/exportXls?selections=${ids}&name=C&column=name&order=desc`);
  expect(rowsOf(chosen.rawPayload).map(([name]) => name)).toEqual(['客户名称', 'B', 'A']);
  const posted = await post('/base/customer/exportXls', { selections: ids, column: 'name', order: 'asc' });
  expect(rowsOf(posted.rawPayload).map(([name]) => name)).toEqual(['客户名称', 'A', 'B']);
  const asParams = await get(`/base/customer/exportXls?paramsStr=${encodeURIComponent('{"name":"C","page":null}')}`);
  expect(rowsOf(asParams.rawPayload).map(([name]) => name)).toEqual(['客户名称', 'C']);
});

test('more than a sheet page of records leaves whole, without doubles', async () => {
  const caller = records();
  const names = Array.from({ length: 2_300 }, (_, index) => `N${index}`);
  await caller.bulk(
    'base/customer',
    names.map((name) => ({ name })),
  );
  const { get } = await excelServer(caller, businessModels, permissions);
  const rows = rowsOf((await get('/base/customer/exportXls?format=xlsx')).rawPayload).slice(1);
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(names));
  expect(rows).toHaveLength(names.length);
});

test('is refused to users who may only list, and for an unreadable query', async () => {
  const caller = records();
  const looking = await excelServer(caller, businessModels, ['base:customer:list']);
  expect((await looking.get('/base/customer/exportXls')).statusCode).toBe(403);
  const { get } = await excelServer(caller, businessModels, permissions);
  expect((await get('/base/customer/exportXls?nothing=1')).json()).toMatchObject({ success: false, code: 500 });
  expect((await get('/base/customer/exportXls?paramsStr=%5B1')).json()).toMatchObject({ success: false });
});

test.each<[cells: number, wanted: 'xls' | 'xlsx' | undefined, format: string]>([
  [20_000, undefined, 'xls'],
  [20_001, undefined, 'xlsx'],
  [20_001, 'xls', 'xlsx'],
  [10, 'xlsx', 'xlsx'],
])('a sheet of %i cells, wanted as %s, is an .%s: the old format takes too long for many', (cells, wanted, format) => {
  expect(formatOf(cells, wanted)).toBe(format);
});
