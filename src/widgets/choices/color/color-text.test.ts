import fc from 'fast-check';
import { expect, test } from 'vitest';

import { colorText } from './color-text.ts';

test.each([
  ['#1890FF', '#1890ff'],
  ['1890ff80', '#1890ff80'],
  ['#abc', '#aabbcc'],
  [' #ABCD ', '#aabbccdd'],
  ['red', undefined],
  ['#12345', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j', (value, color) => {
  expect(colorText(value)).toBe(color);
});

test('what it gives, it reads as the same', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?[\da-fA-F]{3,8}$/), (text) => {
      const color = colorText(text);
      expect(colorText(color)).toBe(color);
    }),
  );
});
