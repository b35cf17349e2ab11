// covers: entity-query-line
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import type { Condition } from './condition.ts';
import { parseListQuery } from './parse-list-query.ts';
import { customerFields } from './testing/customer-fields.ts';

const model = resolvedModel(
  'base/customer',
  [...customerFields, resolvedField('people', { title: '人员', component: 'Picker' })],
  { title: '客户' },
);

type Line = Record<string, unknown>;

function ask(params: Record<string, string>) {
  return parseListQuery(params, model);
}

function conditions(lines: unknown, matchType = 'and'): Condition[] {
  const query = ask({ superQueryParams: JSON.stringify(lines), superQueryMatchType: matchType });
  if ('problem' in query) throw new Error(query.problem);
  return query.conditions;
}

const line = (field: string, rule: string, val?: unknown, type = 'text'): Line => ({ field, rule, val, type });

describe('a line', () => {
  test.each<[line: Line, ...expected: Condition[]]>([
    [line('name', 'eq', 'a,b*'), { field: 'name', operator: 'eq', value: 'a,b*' }],
    [line('name', 'ne', 'a'), { field: 'name', operator: 'ne', value: 'a' }],
    [line('name', 'like', '*a%'), { field: 'name', operator: 'contains', text: '*a%' }],
    [line('name', 'left_like', 'a'), { field: 'name', operator: 'endsWith', text: 'a' }],
    [line('name', 'right_like', 'a'), { field: 'name', operator: 'startsWith', text: 'a' }],
    [line('name', 'in', 'a,,b'), { field: 'name', operator: 'in', values: ['a', 'b'] }],
    [line('name', 'in', ['a,x', 'b']), { field: 'name', operator: 'in', values: ['a,x', 'b'] }],
    [line('name', 'within', 'a,b'), { field: 'name', operator: 'within', keys: ['a', 'b'] }],
    [line('people', 'within', 'a'), { field: 'people', operator: 'within', keys: ['a'] }],
    [line('name', 'empty'), { field: 'name', operator: 'empty' }],
    [line('name', 'not_empty', 'ignored'), { field: 'name', operator: 'notEmpty' }],
    [line('amount', 'gt', 5.5), { field: 'amount', operator: 'gt', value: 5.5 }],
    [line('amount', 'ge', '5.50', 'string'), { field: 'amount', operator: 'ge', value: 5.5 }],
    [line('amount', 'in', '1，2、1.5万'), { field: 'amount', operator: 'in', values: [1, 2, 15_000] }],
    [line('amount', 'in', '1,2.5'), { field: 'amount', operator: 'in', values: [1, 2.5] }],
    [line('count', 'lt', '3'), { field: 'count', operator: 'lt', value: 3 }],
    [line('active', 'eq', true), { field: 'active', operator: 'eq', value: true }],
    [line('active', 'eq', 'N'), { field: 'active', operator: 'eq', value: false }],
    [line('openedOn', 'le', '2024-05-06 10:00:00'), { field: 'openedOn', operator: 'le', value: '2024-05-06' }],
    [line('seenAt', 'ge', '2024-05-06'), { field: 'seenAt', operator: 'ge', value: '2024-05-06 00:00:00' }],
    [line('seenAt', 'gt', '2024-05-06'), { field: 'seenAt', operator: 'gt', value: '2024-05-06 23:59:59' }],
    [
      line('seenAt', 'eq', '2024-05-06'),
      {
        operator: 'all',
        conditions: [
          { field: 'seenAt', operator: 'ge', value: '2024-05-06 00:00:00' },
          { field: 'seenAt', operator: 'le', value: '2024-05-06 23:59:59' },
        ],
      },
    ],
    [line('tags', 'in', 'a,b'), { field: 'tags', operator: 'containsAny', texts: ['a', 'b'] }],
    [line('people', 'in', 'a,b'), { field: 'people', operator: 'containsAny', texts: ['a', 'b'] }],
    [line('people', 'like', 'a'), { field: 'people', operator: 'containsAny', texts: ['a'] }],
    [line('createBy', 'eq', 'admin'), { field: 'createBy', operator: 'eq', value: 'admin' }],
    [line('', 'eq', 'x')],
    [line('name', '', 'x')],
    [line('name', 'eq', '')],
    [line('name', 'in', [])],
  ])('%o', (given, ...expected) => {
    expect(conditions([given])).toEqual(expected.length === 0 ? [] : [{ operator: 'all', conditions: expected }]);
  });

  test('is joined to the others as asked, and to the other parameters by and', () => {
    const lines = [line('name', 'eq', 'a'), line('count', 'gt', 1)];
    const [one, two] = [
      { field: 'name', operator: 'eq', value: 'a' },
      { field: 'count', operator: 'gt', value: 1 },
    ];
    expect(conditions(lines, 'or')).toEqual([{ operator: 'any', conditions: [one, two] }]);
    expect(conditions(lines, '')).toEqual([{ operator: 'all', conditions: [one, two] }]);
    const query = ask({ active: 'true', superQueryParams: JSON.stringify(lines), superQueryMatchType: 'or' });
    expect(query).toMatchObject({ conditions: [{ field: 'active' }, { operator: 'any' }] });
  });

  test('is the same as it is, and once more encoded as JeecgBoot sends it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (val) => {
        fc.pre(!val.includes('\0'));
        const text = JSON.stringify([line('name', 'eq', val)]);
        expect(ask({ superQueryParams: encodeURI(text) })).toEqual(ask({ superQueryParams: text }));
        expect(ask({ superQueryParams: text })).toMatchObject({
          conditions: [{ operator: 'all', conditions: [{ field: 'name', operator: 'eq', value: val }] }],
        });
      }),
    );
  });
});

test.each<[params: string | Line[], matchType: string, problem: string]>([
  [[line('nmae', 'eq', 'x')], 'and', '“客户”没有名为“nmae”的字段，是不是“name”？'],
  [[line('__proto__', 'eq', 'x')], 'and', '“客户”没有名为“__proto__”的字段'],
  [[line('name) or (1=1', 'eq', 'x')], 'or', '“客户”没有名为“name) or (1=1”的字段'],
  [[line('password', 'like', 'x')], 'and', '“密码”是保密字段，不能用来查询或排序'],
  [[line('name', 'regexp', 'x')], 'and', '高级查询不支持“regexp”这种比较，请重新选择'],
  [[line('name', 'constructor', 'x')], 'and', '高级查询不支持“constructor”这种比较，请重新选择'],
  [[line('amount', 'gt', 'many')], 'and', '“金额”要用数字查询，“many”不是数字'],
  [[line('amount', 'like', '1')], 'and', '“金额”不是文本，不能按部分内容查询'],
  [[line('count', 'in', '1,1.5')], 'and', '“数量”要用整数查询，“1.5”不是整数'],
  [[line('openedOn', 'eq', '2024-13-01')], 'and', '“开户日期”要用日期（如 2024-05-06）查询，“2024-13-01”不是日期'],
  [[line('tags', 'gt', 'a')], 'and', '“标签”有多个值，只能查询是否包含某些值'],
  [[line('name', 'eq', { $ne: 1 })], 'and', '高级查询的条件无法识别，请重新设置'],
  ['[1]', 'and', '高级查询的条件无法识别，请重新设置'],
  ['{}', 'and', '高级查询的条件无法识别，请重新设置'],
  ['[{', 'and', '高级查询的条件无法识别，请重新设置'],
  ['%zz', 'and', '高级查询的条件无法识别，请重新设置'],
  [[line('name', 'eq', 'x')], 'xor', '高级查询的匹配方式应当是 and（全部满足）或 or（任一满足）'],
  [Array.from({ length: 51 }, () => line('name', 'eq', 'x')), 'and', '高级查询最多 50 个条件，请减少一些'],
  [[line('name', 'eq', 'x'.repeat(20_000))], 'and', '高级查询的条件太长，请减少一些'],
])('%o with %s is refused', (params, superQueryMatchType, problem) => {
  const superQueryParams = typeof params === 'string' ? params : JSON.stringify(params);
  expect(ask({ superQueryParams, superQueryMatchType })).toEqual({ problem });
});

describe('a group in the place of a line', () => {
  const of = (matchType: string, ...params: unknown[]) => ({ matchType, params });
  const [name, amount, count] = [
    { field: 'name', operator: 'eq', value: 'a' },
    { field: 'amount', operator: 'gt', value: 5 },
    { field: 'count', operator: 'lt', value: 3 },
  ];
  const [a, b, c] = [line('name', 'eq', 'a'), line('amount', 'gt', 5), line('count', 'lt', 3)];

  test('has its own way of belonging together, two deep', () => {
    expect(conditions([a, of('or', b, of('and', a, c))])).toEqual([
      {
        operator: 'all',
        conditions: [name, { operator: 'any', conditions: [amount, { operator: 'all', conditions: [name, count] }] }],
      },
    ]);
  });

  test('says nothing without lines that say something', () => {
    expect(conditions([a, of('or'), of('or', line('', 'eq', 'x'))])).toEqual([{ operator: 'all', conditions: [name] }]);
    expect(conditions([of('or', of('and'))])).toEqual([]);
  });

  test.each<[lines: unknown[], problem: string]>([
    [[of('or', of('or', of('or', a)))], '高级查询的条件组最多 3 层，请减少一些'],
    [[of('xor', a)], '高级查询的匹配方式应当是 and（全部满足）或 or（任一满足）'],
    [[{ matchType: 'or', params: 'a' }], '高级查询的条件无法识别，请重新设置'],
    [[of('or', ...Array.from({ length: 50 }, () => a))], '高级查询最多 50 个条件，请减少一些'],
  ])('%j is refused', (lines, problem) => {
    expect(ask({ superQueryParams: JSON.stringify(lines), superQueryMatchType: 'and' })).toEqual({ problem });
  });
});

describe('fields of the lines', () => {
  const order = resolvedModel(
    'sales/order',
    [
      resolvedField('customer'),
      resolvedField('lines', { type: 'array', child: { model: 'sales/order-line', parent: 'orderId' } }),
    ],
    { title: '订单' },
  );
  const orderLine = resolvedModel(
    'sales/order-line',
    [resolvedField('material'), resolvedField('qty', { type: 'number' })],
    {
      title: '订单明细',
    },
  );
  const models = new Map([order, orderLine].map((one) => [one.id, one]));
  const of = (lines: Line[], superQueryMatchType = 'and', known = models) =>
    parseListQuery({ superQueryParams: JSON.stringify(lines), superQueryMatchType }, order, (id) => known.get(id));

  const material = { field: 'material', operator: 'eq', value: 'm1' };
  const quantity = { field: 'qty', operator: 'gt', value: 5 };
  const both = [line('lines,material', 'eq', 'm1'), line('customer', 'eq', 'c'), line('lines,qty', 'gt', '5')];

  // covers: entity-query-children
  test('what must hold together must hold for one line', () => {
    const [lines, customer] = [
      { operator: 'someLine', field: 'lines', conditions: [material, quantity] },
      { field: 'customer', operator: 'eq', value: 'c' },
    ];
    expect(of(both)).toMatchObject({ conditions: [{ operator: 'all', conditions: [lines, customer] }] });
  });

  test('what may hold one for another may hold for different lines', () => {
    expect(of(both, 'or')).toMatchObject({
      conditions: [
        {
          operator: 'any',
          conditions: [
            { operator: 'someLine', conditions: [material] },
            { field: 'customer' },
            { operator: 'someLine', conditions: [quantity] },
          ],
        },
      ],
    });
  });

  test.each([
    ['lines,nothing', '“订单明细”没有名为“nothing”的字段'],
    ['customer,name', '“订单”没有名为“customer”的明细可以查询'],
    ['constructor,name', '“订单”没有名为“constructor”的明细可以查询'],
  ])('%s is refused', (field, problem) => expect(of([line(field, 'eq', 'x')])).toEqual({ problem }));

  test('without the models they may not be asked for', () => {
    expect(of([line('lines,qty', 'gt', '5')], 'and', new Map())).toEqual({
      problem: '“订单”没有名为“lines”的明细可以查询',
    });
  });
});
