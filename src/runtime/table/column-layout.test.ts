import { expect, test } from 'vitest';

import { layoutColumns } from './column-layout.ts';
import { tableColumns } from './columns.ts';
import { resolvedColumn } from './testing/resolved-column.ts';

const options = {
  columns: [
    resolvedColumn('note'),
    resolvedColumn('name', { fixed: 'left' }),
    resolvedColumn('state', { fixed: 'right' }),
    resolvedColumn('amount', { width: 240 }),
    resolvedColumn('secret', { visible: false }),
  ],
  widths: {},
  hidden: new Set<string>(),
  selection: 'multiple' as const,
  rowNumber: true,
  actionsWidth: 140,
  statistics: false,
};

test('columns stand in the order in which they are drawn', () => {
  expect(tableColumns(options).map((column) => column.key)).toEqual([
    '#selection',
    '#number',
    'name',
    'note',
    'amount',
    'state',
    '#actions',
  ]);
});

test('a hidden column is gone and a dragged one has its width', () => {
  const columns = tableColumns({ ...options, hidden: new Set(['note']), widths: { amount: 300 } });
  expect(columns.some((column) => column.key === 'note')).toBe(false);
  expect(columns.find((column) => column.key === 'amount')?.width).toBe(300);
});

test('what is left over is shared among the data columns, to the pixel', () => {
  const columns = tableColumns(options);
  const layout = layoutColumns(columns, 1_401);
  expect(layout.width).toBe(1_401);
  expect(layout.left.map((column) => column.offset)).toEqual([0, 40, 100]);
  expect(layout.right.at(-1)?.width).toBe(140);
});

test('a dragged column keeps its width while another can grow', () => {
  const widths = { amount: 100 };
  const layout = layoutColumns(tableColumns({ ...options, widths }), 2_000, widths);
  expect(layout.middle.find(({ column }) => column.key === 'amount')?.width).toBe(100);
  expect(layout.width).toBe(2_000);
});

test('a view that is too narrow leaves the columns as they are', () => {
  expect(layoutColumns(tableColumns(options), 300).width).toBe(40 + 60 + 120 + 120 + 240 + 120 + 140);
});
