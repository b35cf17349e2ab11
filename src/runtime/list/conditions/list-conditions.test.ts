import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import { initialListState } from '../query/index.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import type { Condition, ConditionGroup } from './condition.ts';
import { countConditions, listConditions } from './list-conditions.ts';
import { withoutLine } from './without-line.ts';

const levels = [
  { value: 'A', label: '重点客户' },
  { value: 'B', label: '普通客户' },
];
const amount = resolvedField('amount', { title: '余额', type: 'number', scale: 2 });
const owner = resolvedField('owner', { title: '经办人', dictionary: 'sys_user,realname,id' });
const fields = [
  searchField('name', { title: '名称' }),
  searchField('level', { title: '等级', mode: 'in', component: 'Select', options: levels }),
  searchField('openedOn', { title: '开户日期', mode: 'range', component: 'Date' }),
  searchField('amount', { title: '余额', mode: 'range', component: 'Number', field: amount }),
  searchField('owner', { title: '经办人', mode: 'equals', component: 'DictSelect', field: owner }),
];
const list = resolvedList({ search: fields, queryFields: fields });
const withValues = (values: Record<string, string | string[]>) => ({ ...initialListState(list), values });
const withAdvanced = (advanced: AdvancedQuery) => ({ ...initialListState(list), advanced });
const sentence = ({ title, parts }: Condition) =>
  [title, ...parts.map((part) => ('word' in part ? part.word : part.value))].join(' ');
const sentences = ({ conditions }: ConditionGroup): unknown[] =>
  conditions.map((one) => ('conditions' in one ? [one.match, ...sentences(one)] : sentence(one)));

test.each<[Record<string, string | string[]>, string]>([
  [{ name: '张' }, '名称 包含 张'],
  [{ level: ['A', 'B'] }, '等级 在 重点客户、普通客户 中'],
  [{ openedOn: ['2026-01-01', '2026-01-31'] }, '开户日期 从 2026-01-01 到 2026-01-31'],
  [{ openedOn: ['2026-01-01', ''] }, '开户日期 从 2026-01-01 起'],
  [{ amount: ['', '12345.5'] }, '余额 小于等于 12,345.5'],
  [{ owner: 'u1' }, '经办人 等于 u1'],
])('the search %j says %s', (values, expected) => {
  expect(listConditions(list, withValues(values)).search.map(sentence)).toEqual([expected]);
});

test('a value that is chosen among records comes with the field that knows its name', () => {
  const [condition] = listConditions(list, withValues({ owner: 'u1' })).search;
  expect(condition?.parts).toMatchObject([{ word: '等于' }, { value: 'u1', chosen: { value: 'u1' } }]);
});

test('a search field is taken away without the others', () => {
  const values = { name: '张', level: ['A'] };
  const { search } = listConditions(list, withValues(values));
  expect(search.map(({ without }) => without)).toEqual([{ values: { level: ['A'] } }, { values: { name: '张' } }]);
});

const asked: AdvancedQuery = {
  match: 'and',
  lines: [
    { field: 'name', rule: 'right_like', value: '华东' },
    {
      match: 'or',
      lines: [
        { field: 'level', rule: 'in', value: 'A,B' },
        { field: 'amount', rule: 'ge', value: '2000' },
      ],
    },
    { field: 'openedOn', rule: 'empty', value: '' },
    { field: 'owner', rule: 'in', value: 'u1,u2' },
  ],
};

test('an advanced query is told by its lines, groups as groups', () => {
  const { advanced } = listConditions(list, withAdvanced(asked));
  expect(advanced && sentences(advanced)).toEqual([
    '名称 以 华东 开始',
    ['or', '等级 在 重点客户、普通客户 中', '余额 大于等于 2,000'],
    '开户日期 为空',
    '经办人 在 u1、u2 中',
  ]);
  expect(countConditions(listConditions(list, withAdvanced(asked)))).toBe(5);
});

test('a line is taken away, and with its last line a group', () => {
  const one: AdvancedQuery = {
    match: 'and',
    lines: [{ match: 'or', lines: [{ field: 'a', rule: 'eq', value: '1' }] }],
  };
  expect(withoutLine(one, [0, 0])).toBeUndefined();
  expect(withoutLine(asked, [1, 0])?.lines[1]).toEqual({
    match: 'or',
    lines: [{ field: 'amount', rule: 'ge', value: '2000' }],
  });
});

const line = fc.record({
  field: fc.constant('name'),
  rule: fc.constant('eq' as const),
  value: fc.string({ minLength: 1 }),
});
const { query } = fc.letrec<{ query: AdvancedQuery }>((tie) => ({
  query: fc.record({
    match: fc.constantFrom('and' as const, 'or' as const),
    lines: fc.array(fc.oneof({ maxDepth: 2, depthSize: 'small' }, line, tie('query')), { minLength: 1, maxLength: 3 }),
  }),
}));
const all = (group: ConditionGroup): Condition[] =>
  group.conditions.flatMap((one) => ('conditions' in one ? all(one) : one));

test('each condition that is taken away leaves one fewer, until there is none', () => {
  fc.assert(
    fc.property(query, fc.nat(), (first, choice) => {
      let advanced: AdvancedQuery | undefined = first;
      while (advanced) {
        const told = listConditions(list, withAdvanced(advanced));
        const conditions: Condition[] = told.advanced ? all(told.advanced) : [];
        const taken = conditions[choice % conditions.length];
        const rest: AdvancedQuery | undefined =
          taken && 'advanced' in taken.without ? taken.without.advanced : undefined;
        const left = rest ? countConditions(listConditions(list, withAdvanced(rest))) : 0;
        expect(left).toBe(conditions.length - 1);
        advanced = rest;
      }
    }),
  );
});
