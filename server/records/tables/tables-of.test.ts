import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { identifier } from '../../database/index.ts';
import { columnName, indexName } from '../column-names/index.ts';
import { businessModels } from '../testing/business-models.ts';
import { tablesOf } from './tables-of.ts';

const tables = new Map(tablesOf(businessModels.values()).map((table) => [table.name, table]));
const columns = (table: string) => tables.get(table)?.columns.map(({ name }) => name) ?? [];
const indexes = (table: string) =>
  tables.get(table)?.indexes?.map((index) => index.columns.map(({ name }) => name).join()) ?? [];

const common = [
  'id',
  'create_by',
  'create_time',
  'update_by',
  'update_time',
  'sys_org_code',
  'tenant_id',
  'del_flag',
  'version',
];

test('a table has the common columns, one for each field, and those that its part in the business asks for', () => {
  expect(columns('base_visit')).toEqual([...common, 'subject', 'customer', 'rank']);
  expect(columns('sales_order')).toContain('examined_by');
  expect(columns('sales_order')).not.toContain('lines');
  expect(columns('sales_order_line')).toContain('sort_no');
  expect(columns('stock_ledger')).toEqual(
    expect.arrayContaining(['posting_model', 'posting_source', 'posting_name', 'posting_reversed', 'posting_deleted']),
  );
  expect(columns('stock_balance')).toContain('group_key');
  expect(columns('pagewright_counter')).toEqual(['tenant_id', 'name', 'period', 'value']);
});

test('columns have the types of their fields', () => {
  expect(tables.get('base_customer')?.columns).toEqual(
    expect.arrayContaining([
      { name: 'name', type: 'text' },
      { name: 'active', type: 'boolean' },
      { name: 'tags', type: 'json' },
      { name: 'opened_on', type: 'date' },
      { name: 'seen_at', type: 'timestamp' },
      { name: 'limit', type: 'numeric', scale: 2 },
      { name: 'rating', type: 'numeric' },
      { name: 'visits', type: 'bigint' },
    ]),
  );
});

test('a computed yes or no is no in rows from before it was there', () => {
  const done = resolvedField('done', { type: 'boolean', value: '{{ $record.qty > 0 }}' });
  const table = tablesOf([resolvedModel('a/bill', [done])]).find(({ name }) => name === 'a_bill');
  expect(table?.columns).toContainEqual({ name: 'done', type: 'boolean', default: false });
});

test('pages, parents, references and rollups are indexed; unique values are per tenant', () => {
  expect(indexes('stock_bill_line')).toEqual(
    expect.arrayContaining([
      'tenant_id,del_flag,create_time,id',
      'bill_id',
      'material',
      'source_line_id',
      'source_order_id',
    ]),
  );
  expect(indexes('base_material')).toContain('parent_id');
  expect(tables.get('base_customer')?.unique).toEqual([
    { name: 'base_customer_name_key', columns: ['tenant_id', 'name'], where: 'not-deleted' },
  ]);
  expect(tables.get('stock_balance')?.unique).toEqual([
    { name: 'stock_balance_group_key', columns: ['tenant_id', 'group_key'] },
  ]);
});

test('every name may be one, and index names are unique', () => {
  const names = [...tables.values()].flatMap((table) =>
    [...(table.unique ?? []), ...(table.indexes ?? [])].map(({ name }) => name),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const name of [
    ...names,
    ...[...tables.values()].flatMap((table) => table.columns.map((column) => column.name)),
  ]) {
    expect(identifier(name)).toBe(name);
  }
});

test.each([
  ['billNo', 'bill_no'],
  ['sysOrgCode', 'sys_org_code'],
  ['taxNO', 'tax_no'],
  ['HTMLText', 'html_text'],
  ['line2Id', 'line2_id'],
  ['a-b', 'a_b'],
  ['客户', 'f_ad4af312dbc2f593'],
  ['$x', 'f_53b5ba40646c8b3f'],
])('%s is column %s', (field, column) => {
  expect(columnName(field)).toBe(column);
});

test('long index names are cut and stay apart', () => {
  const long = (last: string) => indexName('a'.repeat(40), ['b'.repeat(40), last], 'idx');
  expect([long('x').length, long('x') === long('y')]).toEqual([63, false]);
});

test('two fields may not share a column', () => {
  const model = resolvedModel('a/b', [resolvedField('billNo'), resolvedField('bill_no')]);
  expect(() => tablesOf([model])).toThrow('模型“a/b”的字段 billNo 和 bill_no 同为列 bill_no，请改名。');
});

test('texts by which lists are sorted are indexed in the order of their reading too, keys and codes are not', () => {
  const fields = [
    resolvedField('code', { unique: true }),
    resolvedField('kind', { dictionary: 'kind' }),
    resolvedField('remark'),
  ];
  const table = tablesOf([{ ...resolvedModel('a/thing', fields), indexes: [['kind', 'remark'], ['kind']] }])[0];
  const texts =
    table?.indexes?.filter(({ columns: all }) => all.some(({ collation }) => collation === 'chinese')) ?? [];
  const printed = texts.map((index) => index.columns.map((one) => `${one.name}${one.collation ? ' read' : ''}`).join());
  expect(printed).toEqual(['tenant_id,del_flag,kind,remark read,id', 'tenant_id,del_flag,code read,id']);
});
