import { expect, test } from 'vitest';

import { flatFigures } from './flat-table.ts';

test('sizes in bytes are shown in the unit that fits each, and a sheet has the bytes', () => {
  const measure = { name: 'rest', title: '可用', unit: 'B', isAdditive: true };
  const table = flatFigures({
    categories: [
      { value: '/', text: '/' },
      { value: '/boot', text: '/boot' },
    ],
    dimension: undefined,
    series: [{ title: '可用', measure, values: [500_000_000_000, null] }],
  });
  expect(table.columns).toEqual([{ key: '0', title: '可用', sheetTitle: '可用（B）', isNumber: true }]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    [{ text: '466 GB', value: 500_000_000_000 }],
    [{ text: '—', value: null }],
  ]);
});
