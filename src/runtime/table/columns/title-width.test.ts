import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { textWidth, titleWidth } from './title-width.ts';

test.each([
  ['', 0],
  ['已出库数量', 70],
  ['（元）', 42],
  ['ab', 18],
])('a text %j is about %i pixels wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('a header has room for its title, unit, arrows and sign', () => {
  const plain = { title: '金额合计', sortable: false };
  const full = { title: '金额合计', tips: '含税', field: resolvedField('amount', { unit: '元' }) };
  expect(titleWidth(resolvedColumn('amount', plain))).toBe(24 + 56);
  expect(titleWidth(resolvedColumn('amount', full))).toBe(24 + 56 + 36 + 16 + 20);
  const written = { title: '金额合计', sortable: false, cellProps: { unit: '元' } };
  expect(titleWidth(resolvedColumn('amount', written))).toBe(24 + 56 + 36);
});
