import { uniqBy } from 'es-toolkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { initialListState, type ListState } from './list-state.ts';
import { parseListUrl, printListUrl } from './list-url.ts';
import { normalizeSearch } from './search-values.ts';

const list = resolvedList({
  search: [
    searchField('name'),
    searchField('level', { mode: 'in', default: ['a'] }),
    searchField('openedOn', { mode: 'range', default: ['2026-01-01', null] }),
    searchField('list', { mode: 'range', field: resolvedField('list', { type: 'number' }) }),
    searchField('page', { mode: 'equals', default: '7' }),
  ],
  queryFields: [searchField('name'), searchField('openedOn', { field: resolvedField('openedOn', { format: 'date' }) })],
  columns: [resolvedColumn('name'), resolvedColumn('note', { sortable: false })],
});

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const texts = fc.array(text, { maxLength: 3 });
const value = text.filter((one) => one === one.trim() && one !== '');
const line = fc.oneof(
  fc.record({
    field: fc.constant('name'),
    rule: fc.constantFrom('eq' as const, 'like' as const, 'in' as const),
    value,
  }),
  fc.record({ field: fc.constant('openedOn'), rule: fc.constantFrom('ge' as const, 'lt' as const), value }),
  fc.constant({ field: 'name', rule: 'empty' as const, value: '' }),
);
const { advanced } = fc.letrec<{ advanced: AdvancedQuery }>((tie) => ({
  advanced: fc.record({
    match: fc.constantFrom('and' as const, 'or' as const),
    lines: fc.array(fc.oneof({ maxDepth: 2, depthSize: 'small' }, line, tie('advanced')), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
}));
const states: fc.Arbitrary<ListState> = fc.record({
  values: fc
    .record({ name: text, level: texts, openedOn: fc.tuple(text, text), list: fc.tuple(text, text), page: text })
    .map((values) => normalizeSearch(list.search, values)),
  advanced: fc.option(advanced, { nil: undefined }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(10, 20, 30),
  sort: fc
    .array(
      fc.record({
        column: fc.constantFrom('name', 'createTime'),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((sort) => uniqBy(sort, ({ column }) => column)),
  view: fc.option(text, { nil: undefined }),
});

// covers: state-query-active
test('a query that was written into the URL is read as it was', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parseListUrl(list, printListUrl(list, state))).toEqual(state);
    }),
  );
});

test('a URL that was written is written again as it was', () => {
  fc.assert(
    fc.property(states, (state) => {
      const url = printListUrl(list, state);
      expect(printListUrl(list, parseListUrl(list, url))).toBe(url);
    }),
  );
});

test('any text at all is read as some query', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const state = parseListUrl(list, search);
      expect(parseListUrl(list, printListUrl(list, state))).toEqual(state);
    }),
  );
});

test('a list that nobody touched has an empty URL', () => {
  expect(printListUrl(list, initialListState(list))).toBe('');
});

test('a default that was taken away stays away', () => {
  const url = printListUrl(list, { ...initialListState(list), values: {} });
  expect(url).toBe('?level=&openedOn.begin=&page=');
  expect(parseListUrl(list, url).values).toEqual({});
});

test("another's parameters are kept", () => {
  const state = { ...initialListState(list), page: 3 };
  expect(printListUrl(list, state, '?tab=notes&name=old&list.page=9')).toBe('?tab=notes&list.page=3');
});

test.each([
  ['(or', 'name:eq:a', 'name:eq:b', ')', 'name:like:c'],
  ['(or', 'name:eq:a', 'name:eq:b'],
  [')', '(or', '(and', '(or', 'name:eq:x', ')', ')', 'name:eq:a', 'name:eq:b', ')'],
])('groups in the address are read, whatever of them is missing: %j', (...lines) => {
  const search = new URLSearchParams(lines.map((text) => ['list.where', text])).toString();
  const either = { match: 'or', lines: [{ value: 'a' }, { value: 'b' }] };
  expect(parseListUrl(list, search).advanced?.lines[0]).toMatchObject(either);
});

test.each([
  ['?list.page=0', { page: 1 }],
  ['?list.page=-2', { page: 1 }],
  ['?list.page=x', { page: 1 }],
  ['?list.size=15', { pageSize: 10 }],
  ['?list.sort=-unknown', { sort: [list.sort] }],
  ['?list.sort=note', { sort: [list.sort] }],
  ['?list.sort=-name', { sort: [{ column: 'name', order: 'desc' }] }],
])('%s gives %o', (search, expected) => {
  expect(parseListUrl(list, search)).toMatchObject(expected);
});
