import fc from 'fast-check';
import { expect, test } from 'vitest';

import { presentNames, renamedSearch, renamedView } from './index.ts';

const names = presentNames([
  { name: 'num', formerNames: ['qty', 'count'] },
  { name: 'day', formerNames: ['date', 'price'] },
  { name: 'price' },
]);

test('a name that a field has is no former one', () => {
  expect([...names]).toEqual([
    ['qty', 'num'],
    ['count', 'num'],
    ['date', 'day'],
  ]);
});

test.each([
  ['?qty=1&name=a', '?num=1&name=a'],
  ['?date.begin=2026-01-01&date.end=', '?day.begin=2026-01-01&day.end='],
  ['?list.sort=-qty%2Cname', '?list.sort=-num%2Cname'],
  ['?list.where=qty%3Aeq%3A1&list.match=or', '?list.where=num%3Aeq%3A1&list.match=or'],
  ['?price=3', '?price=3'],
])('the address %s is %s', (search, expected) => {
  expect(renamedSearch(search, names)).toBe(expected);
});

test('a view keeps its look, and an advanced query its groups', () => {
  expect(
    renamedView(
      { search: '?qty=1', look: { widths: { qty: 90 }, hidden: ['date'], order: ['a', 'qty'], density: null } },
      names,
    ),
  ).toEqual({ search: '?num=1', look: { widths: { num: 90 }, hidden: ['day'], order: ['a', 'num'], density: null } });
  const group = (field: string) => ({ match: 'or', lines: [{ field, rule: 'eq', value: 'qty' }] });
  expect(renamedView({ match: 'and', lines: [group('qty')] }, names)).toEqual({ match: 'and', lines: [group('num')] });
});

test('renamed there and back, a view is the same', () => {
  const field = fc.constantFrom('qty', 'name', 'other');
  const view = fc.record({
    search: fc
      .uniqueArray(field)
      .map((keys) => (keys.length === 0 ? '' : `?${keys.map((key) => `${key}=1`).join('&')}`)),
    look: fc.record({ widths: fc.dictionary(field, fc.integer()), hidden: fc.uniqueArray(field) }),
  });
  const [there, back] = [new Map([['qty', 'num']]), new Map([['num', 'qty']])];
  fc.assert(
    fc.property(view, (content) => {
      expect(renamedView(renamedView(content, there), back)).toEqual(content);
    }),
  );
});
