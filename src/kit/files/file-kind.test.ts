import { expect, test } from 'vitest';

import { isPdf, isPicture, sizeText } from './file-kind.ts';

test.each([
  ['temp/a.PNG', 'x', true, false],
  ['temp/a.pdf?x=1', 'x', false, true],
  ['temp/a', '图.jpeg', true, false],
  ['temp/a.bin', '图.png', false, false],
  ['data:image/png;base64,AA==', '', true, false],
  ['data:application/pdf;base64,AA==', 'a.pdf', false, false],
])('%s, called %s: picture %s, PDF %s', (path, name, picture, pdf) => {
  expect(isPicture({ path, name })).toBe(picture);
  expect(isPdf({ path, name })).toBe(pdf);
});

test.each([
  [0, '0 B'],
  [1536, '1.5 KB'],
  [204_800, '200 KB'],
  [4_194_304, '4.0 MB'],
  [500_000_000_000, '466 GB'],
  [2_000_000_000_000, '1.8 TB'],
  [9_007_199_254_740_991, '8192 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
