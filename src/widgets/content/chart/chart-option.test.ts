import { expect, test } from 'vitest';

import type { Figures } from '../../../engine/figures/index.ts';
import type { ChartColors } from './chart-colors.ts';
import { chartOption } from './chart-option.ts';

const colors: ChartColors = {
  series: ['#111', '#222'],
  before: '#999',
  text: '#000',
  secondary: '#333',
  line: '#eee',
  ground: '#fff',
  raised: '#fff',
};
const measure = { name: 'total', title: '金额', scale: 2, unit: '元', isAdditive: true };
const figures: Figures = {
  dimension: { name: 'area', title: '地区' },
  categories: [
    { value: 'n', text: '<b>北方</b>' },
    { value: null, text: '其他', isRest: true },
  ],
  series: [{ title: '金额', measure, values: [1234.5, null] }],
};
const look = { stacked: false, shares: [100, 0], most: undefined, colors, canPress: false, isMoving: false };

test('tips are plain text with unit and share, never markup', () => {
  const { tooltip } = chartOption(figures, { ...look, type: 'bar' });
  expect(tooltip).toMatchObject({ renderMode: 'richText' });
  const tip: unknown = Reflect.get(Object(tooltip), 'formatter');
  if (typeof tip !== 'function') throw new Error('a chart over axes has a tip');
  expect(tip([{ dataIndex: 0 }])).toBe('<b>北方</b>\n金额  1,234.50 元\n占比  100%');
  expect(tip([{ dataIndex: 1 }])).toBe('其他\n金额  — 元\n占比  0%');
  expect(tip([])).toBe('');
});

test('a narrow pie has its names in a legend, a wide one beside it', () => {
  const { media } = chartOption(figures, { ...look, type: 'pie' });
  expect(media).toMatchObject([
    { query: { maxWidth: 320 }, option: { legend: { show: true }, series: [{ label: { show: false } }] } },
    { query: { minWidth: 321 }, option: { legend: { show: false }, series: [{ label: { show: true } }] } },
  ]);
});

test.each([
  [[0.4, 0.3], 1],
  [[120, 30], 200],
  [[-5], 1],
])('a gauge of %j ends at %i', (values, most) => {
  const categories = values.map((value) => ({ value, text: String(value) }));
  const option = chartOption(
    { ...figures, categories, series: [{ title: '', measure, values }] },
    { ...look, type: 'gauge' },
  );
  expect(option).toMatchObject({ series: [{ max: most }] });
});
