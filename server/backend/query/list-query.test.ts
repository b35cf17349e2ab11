import { describe, expect, test } from 'vitest';

import { listQuery, sorted, type FieldKind } from './index.ts';

const kinds = new Map<string, FieldKind>([
  ['name', 'text'],
  ['sex', 'integer'],
  ['price', 'number'],
  ['day', 'date'],
  ['createTime', 'datetime'],
]);
const rules = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'like', 'left_like', 'right_like'];

function parametersOf(query: Record<string, string>, orders?: string): Record<string, unknown> {
  const parts = {
    query: { rules },
    kinds,
    titles: new Map([['sex', '性别']]),
  };
  const written = Object.fromEntries(sorted(listQuery(new URLSearchParams(query), parts), orders));
  const { superQueryParams: advanced, ...others } = written;
  return advanced === undefined ? others : { ...others, advanced: JSON.parse(decodeURIComponent(advanced)) };
}
const and = { superQueryMatchType: 'and' };
const line = (field: string, rule: string, val: string, type?: string) => ({ field, rule, val, ...(type && { type }) });

describe('the parameters of a list', () => {
  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{ sex: '1,2' }, { sex_MultiString: '1,2' }],
    [{ sex: '> 1' }, { sex_begin: '2' }],
    [{ sex: '<= 3' }, { sex_end: '3' }],
    [{ sex: 'eq 1' }, { sex: '1' }],
    [{ sex: '!1' }, { ...and, advanced: [line('sex', 'ne', '1')] }],
    [{ price: '> 1.5' }, { ...and, advanced: [line('price', 'gt', '1.5')] }],
    [{ day: '< 2026-01-01' }, { ...and, advanced: [line('day', 'lt', '2026-01-01', 'date')] }],
    [{ createTime: '>= 2026-01-01 00:00:00' }, { createTime_begin: '2026-01-01 00:00:00' }],
    [{ name: '> b' }, { name: 'gt b' }],
    [{ name: '!a_b' }, { ...and, advanced: [line('name', 'ne', 'a_b')] }],
    [{ name: 'ne x' }, { ...and, advanced: [line('name', 'ne', 'x')] }],
    [{ name: '*a*' }, { name: '*a*' }],
    [{ name: 'a,b' }, { name: 'a,b' }],
    [
      { sex_begin: '1', pageNo: '2', other: '!1' },
      { sex_begin: '1', pageNo: '2', other: '!1' },
    ],
  ])('%j', (query, written) => {
    expect(parametersOf(query)).toEqual(written);
  });

  test('an advanced query keeps a plus, and is combined with further conditions if all must hold', () => {
    const superQueryParams = encodeURI(JSON.stringify([line('name', 'like', 'C++')]));
    expect(parametersOf({ superQueryParams, superQueryMatchType: 'or', sex: '1' })).toEqual({
      sex: '1',
      superQueryMatchType: 'or',
      advanced: [line('name', 'like', 'C++')],
    });
    expect(parametersOf({ superQueryParams, superQueryMatchType: 'and', sex: '!1' })['advanced']).toHaveLength(2);
    const two = encodeURI(JSON.stringify([line('name', 'like', 'a'), line('name', 'like', 'b')]));
    expect(() => parametersOf({ superQueryParams: two, superQueryMatchType: 'or', sex: '!1' })).toThrow('性别');
  });

  test.each([
    [[{ matchType: 'or', params: [line('name', 'eq', 'a')] }], '条件组'],
    [[line('lines,qty', 'eq', '1')], '明细的条件'],
    [[line('name', 'not_empty', '')], '不为空'],
  ])('what would be left out there is refused: %j', (lines, named) => {
    expect(() => parametersOf({ superQueryParams: encodeURI(JSON.stringify(lines)) })).toThrow(named);
  });

  test('columns of several directions go by their own parameter, else the first of one direction', () => {
    const query = { column: 'sex_dictText,name,day', order: 'desc,desc,asc' };
    expect(parametersOf(query)).toEqual({ column: 'sex_dictText,name', order: 'desc' });
    expect(JSON.parse(String(parametersOf(query, 'sortInfoString')['sortInfoString']))).toEqual([
      { column: 'sex', order: 'desc' },
      { column: 'name', order: 'desc' },
      { column: 'day', order: 'asc' },
    ]);
    const same = { column: 'sex,name', order: 'desc' };
    expect(parametersOf(same, 'sortInfoString')).toEqual(same);
  });
});
