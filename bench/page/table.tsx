import { useState, type ReactNode } from 'react';

import { createRowChecks, insertRows } from '../../src/engine/grid/index.ts';
import type { ResolvedColumn } from '../../src/engine/list/index.ts';
import { noRules } from '../../src/engine/rules/index.ts';
import { typeInto } from '../../src/runtime/form/for-widgets/index.ts';
import { createGridStore, prepareChecks, type GridStore } from '../../src/runtime/table/editing/index.ts';
import { createTableStore } from '../../src/runtime/table/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import { EditGrid } from '../../src/views/table/index.ts';
import { tableRow, tableText } from './table-data.ts';
import { benchList } from './table-rows.ts';

export function tableBench(show: (page: ReactNode) => void, vocabulary: Vocabulary) {
  const ten = benchList(vocabulary);
  let list = ten;
  let store: GridStore = createGridStore([]);
  let checks = createRowChecks(list.columns, noRules);
  return {
    mountTable(count: number, columns = 10) {
      list = columns === 10 ? ten : benchList(vocabulary, columns);
      store = createGridStore(Array.from({ length: count }, (_, index) => tableRow(index, columns)));
      checks = createRowChecks(list.columns, noRules);
      prepareChecks(store, checks, () => store.errors.set(checks.check(store.data().rows)));
      show(<Page store={store} columns={list.columns} />);
    },
    scroller: () => document.querySelector('.pw-sheet .pw-grid'),
    rowSelector: '.pw-sheet [data-row]',
    editCell(row: number, column: string, value: string) {
      const line = document.querySelectorAll('.pw-sheet [data-row]')[row];
      const cell = line?.querySelector(`[data-column="${column}"]`);
      cell?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
      const input = cell?.querySelector('input');
      if (!input) throw new Error('The cell has no editor.');
      typeInto(input, value);
    },
    /** Focuses the first cell, as before a paste; from now on changes are checked, as in a list. */
    enterFirst() {
      store.on('values', () => store.errors.set(checks.check(store.data().rows)));
      const cell = document.querySelector('.pw-sheet [aria-rowindex="2"] [data-column="name"]');
      cell?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
    },
    pasteRows(count: number) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', tableText(count));
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
      return paste.defaultPrevented;
    },
    wrongCells: () => document.querySelectorAll('.pw-sheet .pw-edit-wrong').length,
    validateAll() {
      const wrong = checks.check(store.data().rows);
      store.errors.set(wrong);
      store.errors.showAll(true);
      return [...wrong.values()].reduce((count, cells) => count + cells.size, 0);
    },
    insertTop() {
      store.change(
        '插入',
        insertRows(store.data(), 0, [{ ...tableRow(0, 10), id: undefined, name: 'Inserted' }]).changes,
      );
    },
  };
}

function Page({ store, columns }: { store: GridStore; columns: readonly ResolvedColumn[] }) {
  const [table] = useState(createTableStore);
  return (
    <EditGrid
      store={store}
      columns={columns}
      table={table}
      rowHeight={33}
      maxHeight={636}
      rowNumber={false}
      canChange
      canRemove={false}
      stateOf={nothing}
      fresh={emptyRecord}
      empty={null}
    />
  );
}

function nothing() {
  return undefined;
}

function emptyRecord() {
  return {};
}
