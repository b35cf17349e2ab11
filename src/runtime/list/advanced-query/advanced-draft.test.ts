// covers: state-query-open, state-query-field, state-query-in
import { expect, test } from 'vitest';

import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { filledQuery } from '../../../engine/query/index.ts';
import { searchField } from '../testing/resolved-list.ts';
import { parseSavedQuery } from '../views/index.ts';
import { draftLines, draftOf, draftReducer, type DraftAction } from './advanced-draft.ts';

const fields = [
  searchField('name', { title: '名称' }),
  searchField('level', { field: resolvedField('level', { dictionary: 'customer_level' }), component: 'DictSelect' }),
  searchField('count', { field: resolvedField('count', { type: 'integer' }), component: 'Number' }),
];
const after = (...actions: DraftAction[]) =>
  actions.reduce((draft, action) => draftReducer(fields, draft, action), draftOf(fields));

test('there is always a line to write into', () => {
  expect(draftOf(fields)).toEqual({ key: 0, match: 'and', lines: [{ key: 1, rule: 'eq' }] });
  expect(after({ type: 'remove', key: 1 }).lines).toHaveLength(1);
  expect(after({ type: 'field', key: 1, field: 'name' }, { type: 'tidy' }).lines).toMatchObject([{ rule: 'eq' }]);
  expect(after({ type: 'reset' }).lines).toHaveLength(1);
});

// covers: state-query-field
test('another field clears the value and keeps a comparison that it has too', () => {
  const written = after(
    { type: 'field', key: 1, field: 'name' },
    { type: 'rule', key: 1, rule: 'ne' },
    { type: 'value', key: 1, value: 'x' },
    { type: 'field', key: 1, field: 'level' },
  );
  expect(written.lines).toEqual([{ key: 1, field: 'level', rule: 'ne', value: null }]);
  const next = draftReducer(
    fields,
    after({ type: 'field', key: 1, field: 'name' }, { type: 'rule', key: 1, rule: 'like' }),
    {
      type: 'field',
      key: 1,
      field: 'count',
    },
  );
  expect(next.lines).toEqual([{ key: 1, field: 'count', rule: 'eq', value: null }]);
});

// covers: state-query-in
test('several chosen values become the first where one is compared', () => {
  const several = after(
    { type: 'field', key: 1, field: 'level' },
    { type: 'rule', key: 1, rule: 'in' },
    { type: 'value', key: 1, value: ['B', 'A'] },
    { type: 'rule', key: 1, rule: 'eq' },
  );
  expect(several.lines).toEqual([{ key: 1, field: 'level', rule: 'eq', value: 'B' }]);
});

test('a query that was asked stands in the dialog as it was', () => {
  const query = {
    match: 'or' as const,
    lines: [
      { field: 'level', rule: 'in' as const, value: 'A,B' },
      { field: 'count', rule: 'ge' as const, value: '3' },
      { field: 'name', rule: 'in' as const, value: 'a,b' },
      { match: 'and' as const, lines: [{ field: 'name', rule: 'empty' as const, value: '' }] },
    ],
  };
  const draft = draftOf(fields, query);
  expect(draftLines(draft).map(({ value }) => value)).toEqual([['A', 'B'], 3, 'a,b', null]);
  expect(filledQuery(draft)).toEqual(query);
});

test('a group stands last in its group, begins with a line, and goes with its last one', () => {
  const grouped = after({ type: 'group', key: 0 }, { type: 'field', key: 3, field: 'name' }, { type: 'add', key: 3 });
  expect(grouped.lines).toMatchObject([
    { key: 1 },
    { key: 2, match: 'or', lines: [{ key: 3, field: 'name' }, { key: 4 }] },
  ]);
  const matched = draftReducer(fields, grouped, { type: 'match', key: 2, match: 'and' });
  expect(matched).toMatchObject({ match: 'and', lines: [{ key: 1 }, { match: 'and' }] });
  const actions: DraftAction[] = [
    { type: 'remove', key: 3 },
    { type: 'remove', key: 4 },
  ];
  expect(actions.reduce((draft, action) => draftReducer(fields, draft, action), grouped).lines).toEqual([
    { key: 1, rule: 'eq' },
  ]);
});

test.each<[saved: unknown, read: unknown]>([
  [
    { match: 'or', lines: [{ field: 'name', rule: 'eq', value: 'a' }] },
    { match: 'or', lines: [{ field: 'name', rule: 'eq', value: 'a' }] },
  ],
  [
    { title: '旧的', matchType: 'and', records: [{ field: 'name', rule: 'like', val: 'a', type: 'string' }] },
    { match: 'and', lines: [{ field: 'name', rule: 'like', value: 'a' }] },
  ],
  [
    { match: 'and', lines: [{ match: 'or', lines: [{ field: 'name', rule: 'eq', value: 'a' }] }, { match: 'or' }] },
    { match: 'and', lines: [{ match: 'or', lines: [{ field: 'name', rule: 'eq', value: 'a' }] }] },
  ],
  [{ match: 'and', lines: [{ field: 'name', rule: 'drop', value: 'a' }, 7, null] }, undefined],
  ['text', undefined],
  [null, undefined],
])('%j was saved: %j is asked', (saved, read) => expect(parseSavedQuery(saved)).toEqual(read));
