import { expect, test } from 'vitest';

import { shortNumber, valueText } from './figure-texts.ts';

const money = { scale: 2, leastScale: 2 };
const quantity = { scale: 3, leastScale: 0 };

test.each([
  [9130.5, money, '9,130.50'],
  [150_000_000, money, '150,000,000.00'],
  [-12, money, '−12.00'],
  [1360, quantity, '1,360'],
  [-1.25, quantity, '−1.25'],
  [null, money, '—'],
])('%s is shown as its field is in lists: %o', (value, shape, text) => {
  expect(valueText(value, shape)).toBe(text);
});

test('axes have the same minus sign', () => {
  expect(shortNumber(-120_000)).toBe('−12万');
});
