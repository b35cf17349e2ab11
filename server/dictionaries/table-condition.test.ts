import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readTableCondition } from './table-condition.ts';

const fields: Readonly<Record<string, string>> = { username: 'username', status: 'status', create_time: 'createTime' };
const read = (text: string) => readTableCondition(text, (name) => fields[name]);
const line = (rule: string, val: string) => ({ field: 'username', rule, val });

describe('the condition of a table dictionary', () => {
  test.each<[text: string, anyOf: object[][], sort?: object]>([
    ['', []],
    ["username!='admin' order by create_time", [[line('ne', 'admin')]], { column: 'createTime', order: 'asc' }],
    ['order by create_time desc', [], { column: 'createTime', order: 'desc' }],
    ["username='a' and status=1", [[line('eq', 'a'), { field: 'status', rule: 'eq', val: '1' }]]],
    ["username<>'a' OR username >= 'b'", [[line('ne', 'a')], [line('ge', 'b')]]],
    ["username='a and b' and username <'c'", [[line('eq', 'a and b'), line('lt', 'c')]]],
    ["username='it''s'", [[line('eq', "it's")]]],
    ["username like '%管%'", [[line('like', '管')]]],
    ["username like '管%'", [[line('right_like', '管')]]],
    ["username like '%管'", [[line('left_like', '管')]]],
    ["username like '管'", [[line('eq', '管')]]],
    ['username is not null', [[{ field: 'username', rule: 'not_empty' }]]],
    ['username IS NULL', [[{ field: 'username', rule: 'empty' }]]],
  ])('%s', (text, anyOf, sort) => {
    expect(read(text)).toEqual({ anyOf, sort });
  });

  test.each([
    '1=1',
    'password is null',
    "username='a' or 1=1",
    "username='a' union select password from sys_user",
    "username=(select 'a')",
    "username='a';drop table sys_user",
    "username='a' --",
    "username like '%a_b%'",
    "username like '%'",
    "username='a' status=1",
    "username='a' and",
    'order by password',
    'order by create_time desc limit 1',
    'order by create_time and status=1',
    'sleep(9)',
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow('字典的条件只能写');
  });

  test('reads any value as a value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(read(`username='${value.replaceAll("'", "''")}'`).anyOf).toEqual([[line('eq', value)]]);
      }),
    );
  });
});
