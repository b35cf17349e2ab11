import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import type { Condition } from './condition.ts';
import { parseListQuery } from './parse-list-query.ts';
import { customerFields } from './testing/customer-fields.ts';

const model = resolvedModel(
  'base/customer',
  [
    ...customerFields,
    resolvedField('lines', { title: '明细', type: 'array', child: { model: 'base/line', parent: 'customerId' } }),
    resolvedField('room_begin', { title: '起始房间' }),
    resolvedField('parentId', { title: '上级' }),
  ],
  { title: '客户', tree: { parent: 'parentId' } },
);

function conditions(params: Record<string, string | undefined>): Condition[] {
  const query = parseListQuery(params, model);
  if ('problem' in query) throw new Error(query.problem);
  return query.conditions;
}

function problem(params: Record<string, string>): string | undefined {
  const query = parseListQuery(params, model);
  return 'problem' in query ? query.problem : undefined;
}

describe('conditions', () => {
  test.each<[name: string, text: string, ...Condition[]]>([
    ['name', 'abc', { field: 'name', operator: 'eq', value: 'abc' }],
    ['name', '*abc*', { field: 'name', operator: 'contains', text: 'abc' }],
    ['name', 'abc*', { field: 'name', operator: 'startsWith', text: 'abc' }],
    ['name', '*abc', { field: 'name', operator: 'endsWith', text: 'abc' }],
    ['name', '*a,b*', { field: 'name', operator: 'contains', text: 'a,b' }],
    ['name', 'a*b', { field: 'name', operator: 'eq', value: 'a*b' }],
    ['name', '**'],
    ['name', '*'],
    ['name', ''],
    ['name', ',,'],
    ['name', '!abc', { field: 'name', operator: 'ne', value: 'abc' }],
    ['name', '!a,b', { field: 'name', operator: 'in', values: ['!a', 'b'] }],
    ['name', 'a,b,c', { field: 'name', operator: 'in', values: ['a', 'b', 'c'] }],
    ['name', ',a,b,', { field: 'name', operator: 'containsAny', texts: ['a', 'b'] }],
    ['name', 'a++b', { field: 'name', operator: 'eq', value: 'a,b' }],
    ['name', 'eq a++b', { field: 'name', operator: 'eq', value: 'a++b' }],
    ['name', '> m*', { field: 'name', operator: 'gt', value: 'm*' }],
    ['name', '>m', { field: 'name', operator: 'eq', value: '>m' }],
    ['name', 'ne x', { field: 'name', operator: 'ne', value: 'x' }],
    ['name_MultiString', 'a,b', { field: 'name', operator: 'in', values: ['a', 'b'] }],
    ['name_MultiString', '["a,b","c"]', { field: 'name', operator: 'in', values: ['a,b', 'c'] }],
    ['name_within', 'a', { field: 'name', operator: 'within', keys: ['a'] }],
    ['name_within', 'a,,b', { field: 'name', operator: 'within', keys: ['a', 'b'] }],
    ['name_within', '["a,b","c"]', { field: 'name', operator: 'within', keys: ['a,b', 'c'] }],
    ['name_within', '*a*', { field: 'name', operator: 'within', keys: ['*a*'] }],
    ['tags_within', 'a', { field: 'tags', operator: 'within', keys: ['a'] }],
    ['amount', '>= 5.5', { field: 'amount', operator: 'ge', value: 5.5 }],
    ['amount', 'lt -3', { field: 'amount', operator: 'lt', value: -3 }],
    ['amount', '1,2', { field: 'amount', operator: 'in', values: [1, 2] }],
    ['amount', '1.5万', { field: 'amount', operator: 'eq', value: 15000 }],
    ['amount_begin', '１，２００', { field: 'amount', operator: 'ge', value: 1200 }],
    ['active', '是', { field: 'active', operator: 'eq', value: true }],
    ['active', 'n', { field: 'active', operator: 'eq', value: false }],
    ['openedOn', '2024/5/6', { field: 'openedOn', operator: 'eq', value: '2024-05-06' }],
    ['openedOn', '2024年5月6日', { field: 'openedOn', operator: 'eq', value: '2024-05-06' }],
    ['seenAt_end', '2024/5/6', { field: 'seenAt', operator: 'le', value: '2024-05-06 23:59:59' }],
    ['seenAt_end', '2024/5/6 8:30', { field: 'seenAt', operator: 'le', value: '2024-05-06 08:30:00' }],
    [
      'seenAt',
      '20240506',
      { field: 'seenAt', operator: 'ge', value: '2024-05-06 00:00:00' },
      { field: 'seenAt', operator: 'le', value: '2024-05-06 23:59:59' },
    ],
    ['amount_begin', '1', { field: 'amount', operator: 'ge', value: 1 }],
    ['active', 'true', { field: 'active', operator: 'eq', value: true }],
    ['openedOn_begin', '2024-05-06', { field: 'openedOn', operator: 'ge', value: '2024-05-06' }],
    ['openedOn_end', '2024-05-06 10:00:00', { field: 'openedOn', operator: 'le', value: '2024-05-06' }],
    ['seenAt_begin', '2024-05-06', { field: 'seenAt', operator: 'ge', value: '2024-05-06 00:00:00' }],
    ['seenAt_end', '2024-05-06', { field: 'seenAt', operator: 'le', value: '2024-05-06 23:59:59' }],
    ['createTime_end', '2024-05-06 08:00:00', { field: 'createTime', operator: 'le', value: '2024-05-06 08:00:00' }],
    ['seenAt', '> 2024-05-06', { field: 'seenAt', operator: 'gt', value: '2024-05-06 23:59:59' }],
    [
      'seenAt',
      '2024-05-06',
      { field: 'seenAt', operator: 'ge', value: '2024-05-06 00:00:00' },
      { field: 'seenAt', operator: 'le', value: '2024-05-06 23:59:59' },
    ],
    [
      'seenAt',
      '!2024-05-06',
      {
        operator: 'any',
        conditions: [
          { field: 'seenAt', operator: 'empty' },
          { field: 'seenAt', operator: 'lt', value: '2024-05-06 00:00:00' },
          { field: 'seenAt', operator: 'gt', value: '2024-05-06 23:59:59' },
        ],
      },
    ],
    ['tags', 'a,b', { field: 'tags', operator: 'containsAny', texts: ['a', 'b'] }],
    ['room_begin', 'A1', { field: 'room_begin', operator: 'eq', value: 'A1' }],
    ['parentId', '0', { field: 'parentId', operator: 'empty' }],
    ['parentId', 'p1', { field: 'parentId', operator: 'eq', value: 'p1' }],
  ])('%s=%s', (name, text, ...expected) => {
    expect(conditions({ [name]: text })).toEqual(expected);
  });

  test('parameters that are no fields of the record say nothing', () => {
    const params = { _t: '1', field: 'id,name', token: 'x', superQueryParams: '', superQueryMatchType: 'and' };
    expect(
      conditions({ ...params, pageNo: '2', pageSize: '5', column: 'name', order: 'asc', name: undefined }),
    ).toEqual([]);
  });
});

test.each<[params: Record<string, string>, problem: string]>([
  [{ nmae: 'x' }, '“客户”没有名为“nmae”的字段，是不是“name”？'],
  [{ __proto__x: 'x' }, '“客户”没有名为“__proto__x”的字段'],
  [{ constructor: 'x' }, '“客户”没有名为“constructor”的字段'],
  [{ 'name; drop': 'x' }, '“客户”没有名为“name; drop”的字段'],
  [{ nothing_begin: 'x' }, '“客户”没有名为“nothing”的字段'],
  [{ password: 'x' }, '“密码”是保密字段，不能用来查询或排序'],
  [{ column: 'password' }, '“密码”是保密字段，不能用来查询或排序'],
  [{ lines: 'x' }, '“明细”是明细，不能用来查询或排序'],
  [{ column: 'extractvalue(1)' }, '“客户”没有名为“extractvalue(1)”的字段'],
  [{ column: 'tags' }, '“标签”有多个值，不能用来排序'],
  [{ amount: '12a' }, '“金额”要用数字查询，“12a”不是数字'],
  [{ count: '1.5' }, '“数量”要用整数查询，“1.5”不是整数'],
  [{ active: 'maybe' }, '“启用”只能按是（true）或否（false）查询，不能用“maybe”'],
  [{ openedOn: '2024-02-30' }, '“开户日期”要用日期（如 2024-05-06）查询，“2024-02-30”不是日期'],
  [{ seenAt_end: 'now' }, '“来访时间”要用时间（如 2024-05-06 08:30:00）查询，“now”不是时间'],
  [{ openedOn: '*05*' }, '“开户日期”不是文本，不能按部分内容查询'],
  [{ tags: '!a' }, '“标签”有多个值，只能查询是否包含某些值'],
  [{ amount_within: '1' }, '“金额”的值不是树上的节点，不能连同下级查询'],
  [{ name: 'a\0' }, '“名称”的查询条件含有不可见的控制字符，请删去'],
  [{ pageNo: 'NaN' }, '页码应当是整数，不能是“NaN”'],
  [{ pageNo: '1.5' }, '页码应当是整数，不能是“1.5”'],
  [{ pageSize: 'x' }, '每页条数应当是整数，不能是“x”'],
])('%o is refused', (params, expected) => {
  expect(problem(params)).toBe(expected);
});

describe('order and page', () => {
  const query = (params: Record<string, string>) => parseListQuery(params, model);

  test.each<[params: Record<string, string>, sort: { field: string; order: string }[]]>([
    [
      {},
      [
        { field: 'createTime', order: 'desc' },
        { field: 'id', order: 'desc' },
      ],
    ],
    [
      { column: 'name', order: 'asc' },
      [
        { field: 'name', order: 'asc' },
        { field: 'id', order: 'asc' },
      ],
    ],
    [
      { column: 'name_dictText' },
      [
        { field: 'name', order: 'desc' },
        { field: 'id', order: 'desc' },
      ],
    ],
    [{ column: 'id', order: 'asc' }, [{ field: 'id', order: 'asc' }]],
    [
      { column: 'name,amount', order: 'asc' },
      [
        { field: 'name', order: 'asc' },
        { field: 'amount', order: 'asc' },
        { field: 'id', order: 'asc' },
      ],
    ],
    [
      { column: 'name,amount,count', order: 'desc,asc' },
      [
        { field: 'name', order: 'desc' },
        { field: 'amount', order: 'asc' },
        { field: 'count', order: 'desc' },
        { field: 'id', order: 'desc' },
      ],
    ],
  ])('%o', (params, sort) => {
    expect(query(params)).toMatchObject({ sort });
  });

  test('a page has 10 records, and 1,000 at most', () => {
    expect(query({})).toMatchObject({ pageNo: 1, pageSize: 10 });
    expect(query({ pageNo: '3', pageSize: '99999' })).toMatchObject({ pageNo: 3, pageSize: 1_000 });
  });

  test.each([
    [{ pageNo: '0' }, { pageNo: 1, pageSize: 10 }],
    [{ pageNo: '-3' }, { pageNo: 1, pageSize: 10 }],
    [{ pageNo: '' }, { pageNo: 1, pageSize: 10 }],
    [{ pageSize: '-1' }, { pageNo: 1, pageSize: 1_000 }],
    [{ pageSize: '0' }, { pageNo: 1, pageSize: 0 }],
  ])('%o is read as JeecgBoot reads it', (params, expected) => {
    expect(query(params)).toMatchObject(expected);
  });
});
