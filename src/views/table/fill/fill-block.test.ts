import { expect, test } from 'vitest';

import type { GridRecord } from '../../../engine/grid/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { createGridStore } from '../../../runtime/table/editing/index.ts';
import { storeTable } from '../editable/testing/store-table.ts';
import { fillCells } from './fill-block.ts';

const level = { component: 'Select', options: ['1', '2'].map((value) => ({ value, label: `${value} 级` })) };
const columns = [
  resolvedColumn('city', { component: 'Select', parentColumn: 'province' }),
  resolvedColumn('province', { component: 'Select' }),
  resolvedColumn('level', level),
  resolvedColumn('code', { component: 'Input' }),
  resolvedColumn('qty', { component: 'Number' }),
  resolvedColumn('material', {
    component: 'Reference',
    componentProps: { resource: '/base/material' },
    field: resolvedField('material', {
      reference: { model: 'base/material', copy: { specification: 'specification' }, onDelete: 'refuse', where: {} },
    }),
  }),
  resolvedColumn('specification'),
];

function filled(records: readonly GridRecord[], sources: number, key: string, to = key): readonly GridRecord[] {
  const store = createGridStore(records.map((record, index) => ({ id: `r${index}`, ...record })));
  store.setColumns(columns.map((column) => column.key));
  const [left, right] = [key, to].map((name) => columns.findIndex((column) => column.key === name));
  if (left === undefined || right === undefined) throw new Error('没有这一列');
  const isDown = sources < records.length;
  const from = { top: 0, bottom: sources - 1, left, right: isDown ? right : left };
  fillCells(
    storeTable(store, columns, () => ({})),
    from,
    { ...from, bottom: records.length - 1, right },
    true,
  );
  return store.data().rows.records;
}

test('numbers and codes that end in digits go on, with their zeros; options are repeated', () => {
  const rows = [{ level: '1', code: '009', qty: 1 }, { level: '2', code: '010', qty: 3 }, {}, {}];
  expect(filled(rows, 2, 'level', 'qty').slice(2)).toMatchObject([
    { level: '1', code: '011', qty: 5 },
    { level: '2', code: '012', qty: 7 },
  ]);
});

test('a parent that is filled does not empty the child that is filled with it', () => {
  const rows = [
    { city: '杭州', province: '浙江' },
    { city: '南京', province: '江苏' },
  ];
  expect(filled(rows, 1, 'city', 'province')[1]).toMatchObject({ city: '杭州', province: '浙江' });
  expect(filled(rows, 1, 'province')[1]).toMatchObject({ city: null, province: '浙江' });
});

test('into another column goes what a value is there, and nothing where it does not fit', () => {
  expect(filled([{ code: '12', qty: 1 }], 1, 'code', 'qty')[0]).toMatchObject({ code: '12', qty: 12 });
  expect(filled([{ code: '十二', qty: 1 }], 1, 'code', 'qty')[0]).toMatchObject({ code: '十二', qty: 1 });
});

test('a record that is filled brings what its row has of it', () => {
  const rows = [{ material: 'm1', specification: 'M8' }, { material: 'm2', specification: 'M6' }, {}];
  expect(filled(rows, 1, 'material').slice(1)).toMatchObject([
    { material: 'm1', specification: 'M8' },
    { material: 'm1', specification: 'M8' },
  ]);
});
