import { expect, test } from 'vitest';

import { moveFocus } from './focus.ts';

const bounds = { rows: 100, columns: 5, page: 10 };

test.each([
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowUp', false, { row: 49, column: 2 }],
  ['ArrowLeft', false, { row: 50, column: 1 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 4 }],
  ['PageDown', false, { row: 60, column: 2 }],
  ['PageUp', false, { row: 40, column: 2 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
  ['ArrowRight', true, { row: 50, column: 4 }],
])('%s (control: %s) moves the focus', (key, ctrlKey, expected) => {
  expect(moveFocus({ row: 50, column: 2 }, { key, ctrlKey }, bounds)).toEqual(expected);
});

test('the focus stays within the grid', () => {
  expect(moveFocus({ row: 99, column: 4 }, { key: 'ArrowDown', ctrlKey: false }, bounds)).toEqual({
    row: 99,
    column: 4,
  });
  expect(moveFocus({ row: 3, column: 0 }, { key: 'PageUp', ctrlKey: false }, bounds)).toEqual({ row: 0, column: 0 });
});

test('the first key enters the grid at its start', () => {
  expect(moveFocus(null, { key: 'ArrowDown', ctrlKey: false }, bounds)).toEqual({ row: 0, column: 0 });
});

test('other keys and empty grids move nothing', () => {
  expect(moveFocus({ row: 0, column: 0 }, { key: 'a', ctrlKey: false }, bounds)).toBeUndefined();
  expect(moveFocus(null, { key: 'ArrowDown', ctrlKey: false }, { ...bounds, rows: 0 })).toBeUndefined();
});
