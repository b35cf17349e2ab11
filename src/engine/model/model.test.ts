import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { commonFields, modelPermissions, resolveModel, scopeRecord } from './index.ts';
import { documentSet, sales } from './testing/documents.ts';

const documents = documentSet(sales);

describe('resolveModel', () => {
  const order = resolveModel('sales/order', documents);
  const field = (name: string) => order.fields.find((each) => each.name === name);

  it('fills in what a model leaves out', () => {
    expect(order).toMatchObject({
      table: 'sales_order',
      resource: '/sales/order',
      permission: 'sales:order',
      page: true,
      problems: [],
    });
    expect(resolveModel('sales/order-line', documents)).toMatchObject({
      table: 'sales_order_line',
      page: false,
      childOf: { model: 'sales/order', field: 'lines' },
    });
    expect(resolveModel('base/customer', documents).title).toBe('客户');
  });

  it.each([
    ['base/customer', 'name'],
    ['sales/order', 'billNo'],
    ['sales/order-line', 'material'],
    ['stock/ledger', 'depot'],
  ])('%s is called by %s', (id, label) => {
    expect(resolveModel(id, documents).label).toBe(label);
  });

  it.each([
    ['billNo', true],
    ['amount', true],
    ['status', true],
    ['auditor', true],
    ['customer', false],
  ])('%s is filled by the server: %s', (name, readOnly) => {
    expect(field(name)?.readOnly).toBe(readOnly);
  });

  it.each([
    [0, 0],
    [10, 10],
    [300_000_000, undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('decimal places %s are taken as %s: what the format does not take would be counted with', (written, taken) => {
    const amount = { type: 'number', 'x-scale': written };
    const model = { title: '甲', schema: { type: 'object', properties: { amount } } };
    expect(resolveModel('a/b', documentSet({ 'a/b.model': model })).fields[0]?.scale).toBe(taken);
  });

  it('reads business keywords with their defaults', () => {
    expect(field('customer')?.reference).toEqual({
      model: 'base/customer',
      copy: { phone: 'contactPhone' },
      onDelete: 'refuse',
      where: {},
    });
    expect(order.states?.transitions.map(({ permission }) => permission)).toEqual([
      'sales:order:examine',
      'sales:order:back',
    ]);
    expect(order.creates[0]).toMatchObject({
      permission: 'sales:order:copyOrder',
      lines: { each: 'lines', into: 'lines' },
    });
    expect(resolveModel('stock/balance', documents).fields.every((each) => each.readOnly)).toBe(true);
  });

  it('reports a model that does not exist, and one that names things that do not', () => {
    expect(resolveModel('no/such', documents).problems).toMatchObject([
      { code: 'unknown-document', document: 'no/such.model' },
    ]);
    const wrong: JsonObject = {
      title: '错',
      tree: { parent: 'parent' },
      schema: {
        type: 'object',
        properties: { parentId: { type: 'string', 'x-ref': { model: 'base/custmer' } }, bad: { type: 'map' } },
      },
    };
    const { problems, fields } = resolveModel('x/y', documentSet({ ...sales, 'x/y.model': wrong }));
    expect(problems).toMatchObject([
      { code: 'wrong-type', pointer: '/schema/properties/bad' },
      { code: 'unknown-document', pointer: '/schema/properties/parentId/x-ref/model', nearest: 'base/customer' },
      { code: 'unknown-field', pointer: '/tree/parent', nearest: 'parentId' },
    ]);
    expect(fields.map(({ name }) => name)).toEqual(['parentId']);
  });

  it('never throws, whatever the body', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom(
            'schema',
            'properties',
            'states',
            'creates',
            'a',
            'x-ref',
            'x-child',
            'model',
            '__proto__',
          ),
        }),
        (body) => {
          const json = JSON.parse(JSON.stringify({ ...body, schema: { properties: body } })) as JsonObject;
          expect(resolveModel('a/b', documentSet({ 'a/b.model': json })).id).toBe('a/b');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('modelPermissions', () => {
  it('holds records, transitions and creations', () => {
    expect(modelPermissions(resolveModel('sales/order', documents))).toEqual([
      { name: 'sales:order:list', title: '查看' },
      { name: 'sales:order:add', title: '新增' },
      { name: 'sales:order:edit', title: '修改' },
      { name: 'sales:order:delete', title: '删除' },
      { name: 'sales:order:export', title: '导出' },
      { name: 'sales:order:import', title: '导入' },
      { name: 'sales:order:examine', title: '审核' },
      { name: 'sales:order:back', title: '反审核' },
      { name: 'sales:order:copyOrder', title: '再下一单' },
    ]);
    expect(modelPermissions(resolveModel('stock/balance', documents)).map(({ title }) => title)).toEqual([
      '查看',
      '导出',
    ]);
  });
});

describe('scopeRecord', () => {
  it('makes numbers of decimal texts, in lines too', () => {
    const { fields } = resolveModel('sales/order', documents);
    const lines = resolveModel('sales/order-line', documents).fields;
    const record = { amount: '12.50', billNo: '007', lines: [{ qty: '1.5', material: '9' }, null] };
    const seen = scopeRecord(fields, record, () => lines);
    expect(seen).toMatchObject({ amount: 12.5, billNo: '007', lines: [{ qty: 1.5, material: '9', price: null }, {}] });
    expect(scopeRecord(fields, {})).toMatchObject({ amount: null, customer: null, lines: [] });
    expect(record.amount).toBe('12.50');
  });
});

describe('commonFields', () => {
  it('are those of the format', () => {
    expect(commonFields.map(({ name }) => name).join()).toBe(
      'id,createBy,createTime,updateBy,updateTime,sysOrgCode,tenantId,delFlag,version',
    );
  });
});
