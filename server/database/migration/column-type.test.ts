import { expect, test } from 'vitest';

import { typeChange } from './column-type.ts';
import type { ColumnType } from './table-definition.ts';

type Type = ColumnType | { type: 'numeric'; scale: number };

const parsed = (type: Type) => (typeof type === 'string' ? { type } : type);
const numeric = (scale: number): Type => ({ type: 'numeric', scale });

const changes: [from: Type, to: Type, change: 'none' | 'widen' | 'refuse'][] = [
  ['text', 'text', 'none'],
  ['integer', 'bigint', 'widen'],
  ['bigint', 'integer', 'refuse'],
  ['integer', 'numeric', 'widen'],
  ['numeric', 'integer', 'refuse'],
  [numeric(2), numeric(2), 'none'],
  [numeric(2), numeric(4), 'widen'],
  [numeric(4), numeric(2), 'refuse'],
  [numeric(2), 'numeric', 'widen'],
  ['numeric', numeric(2), 'refuse'],
  ['date', 'timestamp', 'widen'],
  ['timestamp', 'date', 'refuse'],
  ['boolean', 'text', 'widen'],
  ['text', 'boolean', 'refuse'],
  ['json', 'text', 'widen'],
  ['text', 'json', 'refuse'],
];

test.each(changes)('from %j to %j: %s', (from, to, change) => {
  expect(typeChange(parsed(from), parsed(to))).toBe(change);
});

test('a type that we never make is refused', () => {
  expect(typeChange({ type: undefined }, { type: 'text' })).toBe('refuse');
});
