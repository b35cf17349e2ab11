import { expect, test } from 'vitest';

import { compareTexts } from './compare-texts.ts';

test.each([
  [
    ['重庆', '阿坝', '北京', '上海'],
    ['阿坝', '北京', '重庆', '上海'],
  ],
  [
    ['A10', 'A2', 'a2', 'A1'],
    ['A1', 'a2', 'A2', 'A10'],
  ],
  [
    ['b', '阿', '12', 'A', '2', ''],
    ['', '2', '12', '阿', 'A', 'b'],
  ],
  [
    ['第10条', '第9条', '第1条'],
    ['第1条', '第9条', '第10条'],
  ],
])('%j are ordered as Chinese readers order them', (texts, expected) => {
  expect(texts.toSorted(compareTexts)).toEqual(expected);
});
