import { expect, test } from 'vitest';

import { planPaste } from '../../../engine/grid/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { resolvedField } from '../../../engine/model/testing/resolved.ts';
import { createGridStore } from '../../../runtime/table/editing/index.ts';
import { storeTable } from '../editable/testing/store-table.ts';
import { changesOfPaste } from './paste-changes.ts';

const columns = [resolvedColumn('name')];

test('a paste that waited goes into the rows it was made for, whatever others added and removed meanwhile', () => {
  const store = createGridStore([{ id: 'a' }, { id: 'b' }]);
  store.setColumns(['name']);
  const { rows } = store.shown();
  const plan = planPaste({
    texts: [['甲'], ['乙'], ['丙']],
    range: { top: 0, bottom: 0, left: 0, right: 0 },
    columns,
    rowCount: rows.length,
    canAdd: true,
    isEditable: () => true,
    optionsOf: () => undefined,
  });
  store.adopt([{ id: 'n', name: '别人的' }], undefined);
  store.remove(['a']);
  const { changes } = changesOfPaste(
    storeTable(store, columns, () => ({})),
    { plan, rows },
    [],
  );
  store.change('粘贴', changes);
  expect(store.data().rows.records).toEqual([{ id: 'n', name: '别人的' }, { id: 'b', name: '乙' }, { name: '丙' }]);
});

test('a record that is pasted brings what is copied of it, but where a value is pasted beside it', () => {
  const copy = { specification: 'specification', price: 'price' };
  const reference = { model: 'base/material', copy, onDelete: 'refuse' as const, where: {} };
  const lines = [
    resolvedColumn('material', { field: resolvedField('material', { reference }) }),
    resolvedColumn('specification'),
    resolvedColumn('price'),
  ];
  const store = createGridStore([{ id: 'a', specification: '旧' }]);
  store.setColumns(lines.map(({ key }) => key));
  const plan = {
    names: [],
    misfits: [],
    addedRows: 1,
    lockedCells: 0,
    lostColumns: 0,
    lostRows: 0,
    range: { top: 0, bottom: 1, left: 0, right: 2 },
    cells: [
      { row: 0, column: 'specification', value: '' },
      { row: 0, column: 'price', value: '9.00' },
      { row: 1, column: 'specification', value: 'M8×50' },
      { row: 1, column: 'price', value: null },
    ],
  };
  const record = { id: 'm', specification: 'M8', price: '12.50' };
  const names = [0, 1].map((row) => ({ row, column: 'material', id: 'm', text: '螺栓', record }));
  const { changes } = changesOfPaste(
    storeTable(store, lines, () => ({})),
    { plan, rows: store.shown().rows },
    names,
  );
  store.change('粘贴', changes);
  expect(store.data().rows.records).toMatchObject([
    { id: 'a', material: 'm', specification: 'M8', price: '9.00' },
    { material: 'm', specification: 'M8×50', price: '12.50' },
  ]);
});
