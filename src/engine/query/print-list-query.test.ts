import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { SearchMode } from '../list/index.ts';
import { resolvedField, resolvedModel } from '../model/testing/resolved.ts';
import type { Condition } from './condition.ts';
import { parseListQuery } from './parse-list-query.ts';
import { printListQuery } from './print-list-query.ts';

const model = resolvedModel('base/customer', [resolvedField('name'), resolvedField('openedOn', { format: 'date' })]);

const pieces = fc.array(
  fc.constantFrom('*', ',', '!', '+', '++', '>', '>= ', 'eq ', 'le ', ' ', 'a', '张', '"', '[', '%'),
  {
    minLength: 1,
    maxLength: 8,
  },
);
const texts = pieces.map((parts) => parts.join(''));

function roundTrip(mode: SearchMode, value: unknown): Condition[] {
  const query = parseListQuery(printListQuery([{ name: 'name', mode }], { name: value }), model);
  if ('problem' in query) throw new Error(query.problem);
  return query.conditions;
}

// covers: limit-like
test.each<[mode: SearchMode, expected: (text: string) => Condition]>([
  ['equals', (text) => ({ field: 'name', operator: 'eq', value: text })],
  ['not', (text) => ({ field: 'name', operator: 'ne', value: text })],
  ['like', (text) => ({ field: 'name', operator: 'contains', text })],
  ['greater', (text) => ({ field: 'name', operator: 'gt', value: text })],
  ['lessOrEqual', (text) => ({ field: 'name', operator: 'le', value: text })],
])('what %s asks for is what is read', (mode, expected) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(roundTrip(mode, text)).toEqual([expected(text)]);
    }),
  );
});

// covers: state-query-array
test('any list of two or more values is read as it was', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 4 }), (values) => {
      expect(roundTrip('in', values)).toEqual([{ field: 'name', operator: 'in', values }]);
    }),
  );
});

test('starts with and ends with find at least what was asked for', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('leftLike' as const, 'rightLike' as const), (text, mode) => {
      const [condition] = roundTrip(mode, text);
      const exact = { field: 'name', operator: mode === 'leftLike' ? 'endsWith' : 'startsWith', text };
      expect([exact, { field: 'name', operator: 'contains', text }]).toContainEqual(condition);
    }),
  );
});

test('nodes of a tree are read as they were, one or several', () => {
  const nodes = texts.filter((text) => !text.startsWith('["'));
  fc.assert(
    fc.property(fc.array(nodes, { minLength: 1, maxLength: 4 }), (keys) => {
      expect(roundTrip('within', keys)).toEqual([{ field: 'name', operator: 'within', keys }]);
    }),
  );
});

test('one of several values is asked for whole, or in a part where its text makes that impossible', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const exact = { field: 'name', operator: 'containsAny', texts: [text] };
      expect([exact, { field: 'name', operator: 'contains', text }]).toContainEqual(roundTrip('has', text)[0]);
    }),
  );
});

test.each<[mode: SearchMode, value: unknown, params: Record<string, string>]>([
  ['equals', '', {}],
  ['equals', undefined, {}],
  ['equals', 0, { name: '0' }],
  ['equals', 'abc', { name: 'abc' }],
  ['equals', 'a,b', { name: 'eq a,b' }],
  ['like', 'abc', { name: '*abc*' }],
  ['rightLike', 'abc', { name: 'abc*' }],
  ['has', 'abc', { name: ',abc,' }],
  ['within', 'abc', { name_within: 'abc' }],
  ['within', ['a', 'b,c'], { name_within: '["a","b,c"]' }],
  ['within', [], {}],
  ['in', ['a', 'b'], { name: 'a,b' }],
  ['in', ['a'], { name: 'a' }],
  ['in', [], {}],
  ['range', ['2024-01-01', '2024-01-31'], { name_begin: '2024-01-01', name_end: '2024-01-31' }],
  ['range', ['', '5'], { name_end: '5' }],
  ['not', 'x', { name: '!x' }],
])('%s %o is written %o', (mode, value, params) => {
  expect(printListQuery([{ name: 'name', mode }], { name: value })).toEqual(params);
});
