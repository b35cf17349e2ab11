import { expect, test } from 'vitest';

import { evaluateExpression, places, scopeAt } from '../index.ts';

const now = '2026-11-29 08:30:00';

test.each(['default', 'page', 'column', 'list', 'row', 'cell', 'button', 'menu', 'call'] as const)(
  'the scope of %s has every name that the check accepts there, and no other',
  (place) => {
    const scope = place === 'row' ? { $record: {}, $line: {} } : scopeAt(place, { now });
    expect(Object.keys(scope).toSorted()).toEqual([...places[place]].toSorted());
    for (const name of places[place]) expect(() => evaluateExpression(name, scope)).not.toThrow();
  },
);

test('names hold what is known, and nothing where it is not', () => {
  const facts = { record: { id: '7' }, value: 3, permissions: new Set(['a:list']), user: { username: 'lina' }, now };
  expect(evaluateExpression('[$record.id, $line.id, $value]', scopeAt('cell', facts))).toEqual(['7', '7', 3]);
  expect(evaluateExpression("$permissions.includes('a:list')", scopeAt('page', facts))).toBe(true);
  expect(evaluateExpression("$mode != 'create'", scopeAt('column', { ...facts, mode: 'create' }))).toBe(false);
  expect(evaluateExpression("$mode != 'create'", scopeAt('column', facts))).toBe(true);
  expect(evaluateExpression('[$user.username, $today]', scopeAt('default', facts))).toEqual(['lina', '2026-11-29']);
  expect(evaluateExpression('[$user.username, $record, $args.x]', scopeAt('list', { now }))).toEqual([
    undefined,
    null,
    undefined,
  ]);
});
