import { type ReactNode, useState } from 'react';

import type { ResolvedColumn } from '../../../src/engine/list/index.ts';
import { insertRows } from '../../../src/engine/grid/index.ts';
import { validateRows } from '../../../src/engine/grid/index.ts';
import { noRules } from '../../../src/engine/rules/index.ts';
import { createTableStore } from '../../../src/runtime/table/index.ts';
import { type GridStore, activate, createGridStore } from '../../../src/runtime/table/editing/index.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { EditGrid } from '../../../src/views/table/index.ts';
import { benchList, tableRow } from './table-rows.ts';

/** The editable table's half of the bench protocol. */
export function tableBench(show: (page: ReactNode) => void, vocabulary: Vocabulary) {
  const list = benchList(vocabulary);
  let store: GridStore = createGridStore([]);
  return {
    mountTable(count: number) {
      store = createGridStore(Array.from({ length: count }, (_, index) => tableRow(index)));
      show(<Page store={store} columns={list.columns} />);
    },
    scroller: () => document.querySelector('.pw-sheet .pw-grid'),
    rowSelector: '.pw-sheet [data-row]',
    async editCell(row: number, column: string, value: string) {
      const key = document.querySelectorAll<HTMLElement>('.pw-sheet [data-row]')[row]?.dataset.row ?? '';
      activate(store, { key, column });
      const input = await appeared('.pw-edit-active input');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    validateAll() {
      const wrong = validateRows(list.columns, store.data().rows, noRules);
      store.errors.set(wrong);
      store.errors.showAll(true);
      return [...wrong.values()].reduce((count, cells) => count + cells.size, 0);
    },
    insertTop() {
      store.change('插入', insertRows(store.data(), 0, [{ ...tableRow(0), id: undefined, name: 'Inserted' }]).changes);
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

async function appeared(selector: string): Promise<Element> {
  for (;;) {
    const element = document.querySelector(selector);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
}
