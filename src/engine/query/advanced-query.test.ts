import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import {
  filledLine,
  filledQuery,
  printAdvancedQuery,
  queryOf,
  rulesOf,
  type AdvancedDraftGroup,
  type AdvancedQuery,
} from './advanced-query.ts';
import { parseListQuery } from './parse-list-query.ts';

const fields = [
  resolvedField('name', { title: '名称' }),
  resolvedField('amount', { title: '金额', type: 'number', scale: 2 }),
  resolvedField('count', { title: '数量', type: 'integer' }),
  resolvedField('active', { title: '启用', type: 'boolean' }),
  resolvedField('openedOn', { title: '开户日期', format: 'date' }),
  resolvedField('level', { title: '等级', dictionary: 'customer_level' }),
];
const model = resolvedModel('base/customer', fields);
const fieldOf = (name: string) => fields.find((field) => field.name === name);

// covers: limit-field-types
describe('what may be asked of a field whose values are chosen', () => {
  const chosen = (component: string, componentProps = {}) => resolvedField('x', { component, componentProps });
  test.each([
    ['several people in one text', chosen('Picker'), ['eq', 'like', 'in', 'ne', 'empty', 'not_empty']],
    ['one department', chosen('Picker', { multiple: false }), ['eq', 'in', 'ne', 'empty', 'not_empty']],
    ['checked nodes', chosen('TreeSelect', { checkable: true }), ['eq', 'like', 'in', 'ne', 'empty', 'not_empty']],
    [
      'a dictionary of the widget',
      chosen('DictSelect', { dictionary: 'level' }),
      ['eq', 'in', 'ne', 'empty', 'not_empty'],
    ],
    ['a row of a report', chosen('PopupPicker'), ['eq', 'in', 'ne', 'empty', 'not_empty']],
    ['a place by its code', chosen('Area'), ['eq', 'ne', 'empty', 'not_empty']],
    ['a place by its names', chosen('Area', { names: true }), ['eq', 'right_like', 'ne', 'empty', 'not_empty']],
  ])('%s', (_, field, rules) => {
    expect(rulesOf(field)).toEqual(rules);
  });

  test('a node of a tree, which is first asked for with all below it', () => {
    expect(rulesOf(chosen('TreeSelect'), true)).toEqual(['within', 'eq', 'in', 'ne', 'empty', 'not_empty']);
  });
});

describe('a line being written', () => {
  test.each([
    [{ rule: 'eq', value: 'a' }, undefined],
    [{ field: 'name', value: 'a' }, undefined],
    [{ field: 'name', rule: 'eq', value: '  ' }, undefined],
    [{ field: 'name', rule: 'in', value: [] }, undefined],
    [
      { field: 'level', rule: 'in', value: ['A', 'B'] },
      { field: 'level', rule: 'in', value: 'A,B' },
    ],
    [
      { field: 'active', rule: 'eq', value: false },
      { field: 'active', rule: 'eq', value: 'false' },
    ],
    [
      { field: 'amount', rule: 'gt', value: 0 },
      { field: 'amount', rule: 'gt', value: '0' },
    ],
    [
      { field: 'name', rule: 'empty', value: 'ignored' },
      { field: 'name', rule: 'empty', value: '' },
    ],
  ] as const)('%j asks for %j', (line, asked) => expect(filledLine(line)).toEqual(asked));

  test('lines that are all empty ask for nothing', () => {
    const empty = { field: 'name', rule: 'eq' as const, value: '' };
    const filled = { ...empty, value: 'x' };
    expect(filledQuery({ match: 'or', lines: [{}, empty, { match: 'and', lines: [empty] }] })).toBeUndefined();
    const written: AdvancedDraftGroup = { match: 'or', lines: [{}, filled, { match: 'and', lines: [empty, filled] }] };
    expect(filledQuery(written)).toEqual({ match: 'or', lines: [filled, { match: 'and', lines: [filled] }] });
  });
});

// covers: limit-operators, limit-field-types
test('each kind of field has the comparisons that make sense for it', () => {
  expect(Object.fromEntries(fields.map((field) => [field.name, rulesOf(field).join(' ')]))).toEqual({
    name: 'eq like right_like left_like in ne gt ge lt le empty not_empty',
    amount: 'eq in ne gt ge lt le empty not_empty',
    count: 'eq in ne gt ge lt le empty not_empty',
    active: 'eq ne empty not_empty',
    openedOn: 'eq ne gt ge lt le empty not_empty',
    level: 'eq in ne empty not_empty',
  });
});

// covers: entity-query-object
test('what is printed has the form of JeecgBoot', () => {
  const query = { match: 'or' as const, lines: [{ field: 'openedOn', rule: 'ge' as const, value: '2026-01-01' }] };
  const { superQueryParams, superQueryMatchType } = printAdvancedQuery(query, fieldOf);
  expect(superQueryMatchType).toBe('or');
  expect(JSON.parse(decodeURI(superQueryParams))).toEqual([
    { field: 'openedOn', rule: 'ge', val: '2026-01-01', type: 'date', dbType: 'string' },
  ]);
});

// covers: limit-operators
test('whatever is typed, the server takes every comparison that is offered and reads the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
      fc.pre(!typed.includes('\0') && typed.trim() !== '');
      const line = filledLine({ field: 'name', rule: 'like', value: typed });
      const parsed = parseListQuery(printAdvancedQuery({ match: 'and', lines: line ? [line] : [] }, fieldOf), model);
      expect(parsed).toMatchObject({
        conditions: [{ operator: 'all', conditions: [{ field: 'name', operator: 'contains', text: typed.trim() }] }],
      });
    }),
  );
  const values: Record<string, string> = { amount: '1.5', count: '2', active: 'true', openedOn: '2026-01-01' };
  for (const field of fields)
    for (const rule of rulesOf(field)) {
      const line = { field: field.name, rule, value: values[field.name] ?? 'A' };
      expect(parseListQuery(printAdvancedQuery({ match: 'and', lines: [line] }, fieldOf), model)).not.toHaveProperty(
        'problem',
      );
    }
});

const groups = fc.letrec<{ group: AdvancedQuery }>((tie) => ({
  group: fc.record({
    match: fc.constantFrom('and' as const, 'or' as const),
    lines: fc.array(
      fc.oneof(
        { depthSize: 'small', maxDepth: 2 },
        fc.record({
          field: fc.constantFrom('name', 'level'),
          rule: fc.constantFrom('eq' as const, 'ne' as const),
          value: fc.stringMatching(/^[a-c]{1,3}$/),
        }),
        tie('group'),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
}));

test('whatever stands in groups, the server reads the same groups', () => {
  const meant = ({ match, lines }: AdvancedQuery): unknown => ({
    operator: match === 'and' ? 'all' : 'any',
    conditions: lines.map((line) =>
      'lines' in line ? meant(line) : { field: line.field, operator: line.rule, value: line.value },
    ),
  });
  fc.assert(
    fc.property(groups.group, (query) => {
      expect(parseListQuery(printAdvancedQuery(query, fieldOf), model)).toMatchObject({ conditions: [meant(query)] });
    }),
  );
});

test('lines that are not wanted go, and the groups that are empty then', () => {
  const [name, level] = [
    { field: 'name', rule: 'eq' as const, value: 'a' },
    { field: 'level', rule: 'eq' as const, value: 'A' },
  ];
  const group = (...lines: AdvancedQuery['lines']): AdvancedQuery => ({ match: 'or', lines });
  const onlyNames = ({ field }: { field: string }) => field === 'name';
  expect(queryOf(group(name, group(level), group(level, name)), onlyNames)).toEqual(group(name, group(name)));
  expect(queryOf(group(group(level)), onlyNames)).toBeUndefined();
});
