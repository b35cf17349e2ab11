import { expect, test } from 'vitest';

import { createRowSlots } from './slots.ts';

const window = (from: number, count = 6) => Array.from({ length: count }, (_, index) => `r${from + index}`);

test('rows that scroll in below take the elements of those that went out above', () => {
  const slots = createRowSlots();
  expect(slots.assign(window(0))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(slots.assign(window(2))).toEqual([2, 3, 4, 5, 0, 1]);
  expect(slots.assign(window(100))).toEqual([2, 3, 4, 5, 0, 1]);
});

test('a row that is put in before others moves none of their elements', () => {
  const slots = createRowSlots();
  slots.assign(window(0));
  expect(slots.assign(['new', ...window(0, 5)])).toEqual([6, 0, 1, 2, 3, 4]);
  expect(slots.assign(['new', ...window(0, 5)])).toEqual([6, 0, 1, 2, 3, 4]);
  expect(slots.assign(['new', 'r0', 'other', 'r2', 'r3', 'r4'])).toEqual([6, 0, 1, 2, 3, 4]);
});

test('the row that is edited keeps its element wherever the window is', () => {
  const slots = createRowSlots();
  slots.assign(window(0));
  const [edited] = slots.assign(['r5', ...window(50, 5)]);
  expect(edited).toBe(5);
  expect(slots.assign([...window(90, 5), 'r5']).at(-1)).toBe(5);
});
