import { type ReactNode, useState } from 'react';

import { type ResolvedColumn, resolveList } from '../../../src/engine/list/index.ts';
import { type GridRecord, insertRows } from '../../../src/engine/grid/index.ts';
import { validateRows } from '../../../src/engine/grid/validate-rows.ts';
import { noRules } from '../../../src/engine/rules/index.ts';
import { createTableStore } from '../../../src/runtime/table/index.ts';
import { type GridStore, activate, createGridStore } from '../../../src/runtime/table/editing/index.ts';
import type { JsonObject } from '../../../src/schema/json/json-value.ts';
import type { Vocabulary } from '../../../src/schema/vocabulary.ts';
import { EditGrid } from '../../../src/views/table/index.ts';
import { documentSet } from './documents.ts';

const options = Array.from({ length: 6 }, (_, index) => ({ value: `o${index}`, text: `Option ${index}` }));
const choice: JsonObject = { type: 'string', enum: options, 'x-component': 'Select', 'x-width': 130 };
const fields: Record<string, JsonObject> = {
  name: { type: 'string', 'x-width': 140 },
  qty: { type: 'number', 'x-width': 100 },
  price: { type: 'number', 'x-width': 100 },
  category: choice,
  date: { type: 'string', format: 'date', 'x-width': 140 },
  active: { type: 'boolean', 'x-width': 80 },
  code: { type: 'string', pattern: String.raw`^[A-Z]{2}-\d{4}$`, 'x-width': 120 },
  owner: choice,
  status: choice,
  remark: { type: 'string', 'x-width': 160 },
};

/** The row of the neutral workload at that place. */
function tableRow(index: number): GridRecord {
  return {
    id: index,
    name: index % 97 === 96 ? '' : `Item ${index}`,
    qty: index % 50,
    price: (index * 31) % 1000,
    category: `o${index % 6}`,
    date: new Date(Date.UTC(2024, 0, 1 + (index % 700))).toISOString().slice(0, 10),
    active: index % 3 === 0,
    code: index % 89 === 88 ? 'bad' : `AB-${String(index % 10_000).padStart(4, '0')}`,
    owner: `o${(index * 5) % 6}`,
    status: `o${(index * 3) % 6}`,
    remark: '',
  };
}

/** The editable table's half of the bench protocol. */
export function tableBench(show: (page: ReactNode) => void, vocabulary: Vocabulary) {
  const model: JsonObject = {
    kind: 'model',
    formatVersion: 1,
    title: 'Row',
    schema: { type: 'object', required: ['name'], properties: fields },
  };
  const list = resolveList(
    'bench/row.list',
    documentSet({
      'bench/row.model': model,
      'bench/row.list': {
        kind: 'list',
        formatVersion: 1,
        title: 'Rows',
        model: 'bench/row',
        columns: Object.keys(fields),
      },
    }),
    vocabulary,
  );
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
      onRemove={nothing}
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
