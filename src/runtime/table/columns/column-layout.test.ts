import fc from 'fast-check';
import { expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { layoutColumns } from './column-layout.ts';
import { tableColumns } from './columns.ts';

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

// covers: limit-columns-fixed
test('a view that is too narrow leaves the columns as they are', () => {
  expect(layoutColumns(tableColumns(options), 300).width).toBe(40 + 60 + 120 + 120 + 240 + 120 + 140);
});

test('a column is as wide as its title and its least width ask for', () => {
  const columns = [
    resolvedColumn('shipped', { title: '已出库数量合计', width: 60, align: 'right' }),
    resolvedColumn('state', { title: '状态', width: 60, minWidth: 150 }),
  ];
  expect(
    tableColumns({ ...options, columns, actionsWidth: 0 })
      .slice(2)
      .map((column) => column.width),
  ).toEqual([24 + 7 * 14 + 16, 150]);
});

test('text takes the spare width before figures do, and not without end', () => {
  const columns = [resolvedColumn('name'), resolvedColumn('amount', { cell: 'money', align: 'right' })];
  const widthsIn = (viewWidth: number) =>
    layoutColumns(
      tableColumns({ ...options, columns, selection: 'none', rowNumber: false, actionsWidth: 0 }),
      viewWidth,
    ).middle.map((column) => column.width);
  expect(widthsIn(300)).toEqual([180, 120]);
  expect(widthsIn(840)).toEqual([300 + 300, 120 + 120]);
});

test('what is fixed at the right cuts no column before one scrolls', () => {
  const keys = Array.from({ length: 8 }, (_, index) => `column${index}`);
  const columns = tableColumns({ ...options, columns: keys.map((key) => resolvedColumn(key)) });
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 1_100 }), fc.subarray(keys, { maxLength: 1 }), (viewWidth, dragged) => {
      const widths = Object.fromEntries(dragged.map((key) => [key, 130]));
      const { left, middle, right, leftWidth, rightWidth } = layoutColumns(columns, viewWidth, widths);
      const end = viewWidth - leftWidth - rightWidth;
      expect(middle.some(({ offset }) => offset === end) || end < 120 || dragged.length > 0).toBe(true);
      for (const { width } of [...left, ...middle, ...right]) expect(width).toBeGreaterThanOrEqual(40);
      expect(middle.map(({ column, width }) => width >= column.width)).not.toContain(false);
    }),
  );
});

test('a table whose columns are all hidden shows them all', () => {
  const hidden = new Set(['note', 'name', 'state', 'amount']);
  expect(tableColumns({ ...options, hidden }).filter((column) => column.kind === 'data')).toHaveLength(4);
});
