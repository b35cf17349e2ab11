import { expect, test } from 'vitest';

import { moveFocus, moveKeys, type Move } from './moves.ts';

const bounds = { rows: 100, columns: 5, page: 10 };

test.each<[key: keyof typeof moveKeys, to: { row: number; column: number }]>([
  ['ArrowDown', { row: 51, column: 2 }],
  ['ArrowUp', { row: 49, column: 2 }],
  ['ArrowLeft', { row: 50, column: 1 }],
  ['ArrowRight', { row: 50, column: 3 }],
  ['Home', { row: 50, column: 0 }],
  ['End', { row: 50, column: 4 }],
  ['PageDown', { row: 60, column: 2 }],
  ['PageUp', { row: 40, column: 2 }],
  ['Control+Home', { row: 0, column: 0 }],
  ['Control+End', { row: 99, column: 4 }],
  ['Control+ArrowDown', { row: 99, column: 2 }],
  ['Control+ArrowUp', { row: 0, column: 2 }],
  ['Control+ArrowRight', { row: 50, column: 4 }],
  ['Control+ArrowLeft', { row: 50, column: 0 }],
])('%s moves the focus', (key, expected) => {
  expect(moveFocus({ row: 50, column: 2 }, moveKeys[key], bounds)).toEqual(expected);
});

test('the focus stays within the grid', () => {
  expect(moveFocus({ row: 99, column: 4 }, 'down', bounds)).toEqual({ row: 99, column: 4 });
  expect(moveFocus({ row: 3, column: 0 }, 'page-up', bounds)).toEqual({ row: 0, column: 0 });
});

test.each<Move>(['down', 'last-cell', 'left'])('the first key (%s) enters the grid at its start', (move) => {
  expect(moveFocus(null, move, bounds)).toEqual({ row: 0, column: 0 });
});

test('in an empty grid nothing moves', () => {
  expect(moveFocus(null, 'down', { ...bounds, rows: 0 })).toBeUndefined();
  expect(moveFocus(null, 'down', { ...bounds, columns: 0 })).toBeUndefined();
});
