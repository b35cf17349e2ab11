// covers: entity-list-state
import { describe, expect, test } from 'vitest';

import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { pageAfterRemoval } from '../controller/pages.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { listRequest, wholeQuery } from './list-request.ts';
import { initialListState, isFiltered, listReducer, type ListAction } from './list-state.ts';
import { widgetValue } from './search-values.ts';

const list = resolvedList({ search: [searchField('name'), searchField('level', { mode: 'equals', default: 'vip' })] });
const onPage3 = { ...initialListState(list), page: 3 };

test.each<[ListAction, number]>([
  [{ type: 'search', values: { name: '王' } }, 1],
  [{ type: 'reset' }, 1],
  [{ type: 'clear' }, 1],
  [{ type: 'sort', sort: [{ column: 'name', order: 'asc' }] }, 1],
  [{ type: 'paginate', page: 5, pageSize: 10 }, 5],
  [{ type: 'paginate', page: 3, pageSize: 30 }, 3],
])('%o leads to page %i', (action, page) => {
  expect(listReducer(list, onPage3, action).page).toBe(page);
});

test('an advanced query keeps the search, or searches with what is in the fields as well', () => {
  const searched = listReducer(list, onPage3, { type: 'search', values: { name: '王' } });
  expect(listReducer(list, searched, { type: 'advanced', query: undefined }).values).toEqual({ name: '王' });
  const values = { name: '李', other: 'x' };
  expect(listReducer(list, searched, { type: 'advanced', query: undefined, values }).values).toEqual({ name: '李' });
});

test('reset goes back to the defaults, clear takes them away too', () => {
  const searched = listReducer(list, onPage3, { type: 'search', values: { name: '王' } });
  expect(listReducer(list, searched, { type: 'reset' }).values).toEqual({ level: 'vip' });
  expect(listReducer(list, searched, { type: 'clear' }).values).toEqual({});
});

test.each<ListAction>([{ type: 'reset' }, { type: 'clear' }])('%o takes the advanced query away too', (action) => {
  const advanced = { match: 'and' as const, lines: [{ field: 'name', rule: 'eq' as const, value: '王' }] };
  expect(listReducer(list, { ...onPage3, advanced }, action).advanced).toBeUndefined();
});

// covers: call-filters
test('empty and unknown values ask for nothing', () => {
  const next = listReducer(list, onPage3, { type: 'search', values: { name: '  ', level: null, other: 'x' } });
  expect(next.values).toEqual({});
});

test('a list is filtered when its values differ from its defaults', () => {
  expect(isFiltered(list, { level: 'vip' })).toBe(false);
  expect(isFiltered(list, {})).toBe(true);
});

test.each([
  [3, 21, 1, 2],
  [3, 22, 1, 3],
  [3, 30, 10, 2],
  [1, 1, 1, 1],
  [5, 41, 41, 1],
])('page %i of %i records without %i of them is page %i', (page, total, removed, expected) => {
  expect(pageAfterRemoval(page, 10, total, removed)).toBe(expected);
});

describe('request', () => {
  const nothing = { where: {}, params: {} };

  test('carries search, fixed conditions, sort and page', () => {
    const state = { ...onPage3, values: { name: '王', level: 'vip' } };
    expect(
      listRequest(list, state, { where: { level: 'gold', depot: ['a', 'b'] }, params: { roleId: 'r1', none: '' } }),
    ).toEqual({
      name: '*王*',
      roleId: 'r1',
      level: 'gold',
      depot: 'a,b',
      column: 'createTime',
      order: 'desc',
      pageNo: '3',
      pageSize: '10',
    });
  });

  test.each([
    [{ within: 'c1' }, { depot_within: 'c1' }],
    [{ within: ['c1', 'c2'] }, { depot_within: 'c1,c2' }],
    [{ within: '' }, {}],
  ])('a fixed condition %j is, or is below', (depot, expected) => {
    const state = { ...initialListState(list), values: {} };
    const asked = listRequest(list, state, { where: { depot }, params: {} });
    expect(Object.fromEntries(Object.entries(asked).filter(([name]) => name.startsWith('depot')))).toEqual(expected);
  });

  test('a tree asks for its top, for children, or searches everywhere', () => {
    const tree = { search: [searchField('name')], queryFields: [], tree: { parent: 'pid' } };
    const state = { ...initialListState(list), values: {} };
    expect(listRequest(tree, state, nothing)['pid']).toBe('0');
    expect(listRequest(tree, state, nothing, 'p1')['pid']).toBe('p1');
    expect(listRequest(tree, { ...state, values: { name: '王' } }, nothing)).not.toHaveProperty('pid');
    expect(wholeQuery(tree, state, { where: { level: 'gold' }, params: {} })).toEqual({
      level: 'gold',
      column: 'createTime',
      order: 'desc',
    });
  });
});

test.each([
  ['number', '12', 12],
  ['number', '12345678901234567890', '12345678901234567890'],
  ['boolean', 'true', true],
  ['boolean', '1', true],
  ['boolean', 'Y', true],
  ['boolean', '是', true],
  ['boolean', '否', false],
  ['string', '12', '12'],
] as const)('a %s widget gets %s as %o', (type, text, expected) => {
  const field = searchField('field', { field: resolvedField('field', { type }) });
  expect(widgetValue(field, text)).toBe(expected);
});

test('a range widget gets null for an open side', () => {
  expect(widgetValue(searchField('day', { mode: 'range' }), ['2026-01-01', ''])).toEqual(['2026-01-01', null]);
});
