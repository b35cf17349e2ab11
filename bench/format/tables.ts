import { vocabulary } from '../../generated/vocabulary.ts';
import { validateRows } from '../../src/engine/grid/checks/validate-rows.ts';
import {
  arrangeRows,
  cellText,
  gridDataOf,
  GridRows,
  parseTsv,
  planPaste,
  printTsv,
} from '../../src/engine/grid/index.ts';
import { noRules } from '../../src/engine/rules/index.ts';
import { createGridStore } from '../../src/runtime/table/editing/index.ts';
import { measure, type Measurement } from '../measuring/measure.ts';
import { tableRow } from '../page/table-data.ts';
import { benchList } from '../page/table-rows.ts';

const count = 10_000;
const pasted = { rows: 500, columns: 10 };

/**
 * Measures 10,000 rows of 10 columns without a screen: checks written by hand as the baseline, Pagewright's, and edits.
 */
export function measureTables(): Promise<Measurement[]> {
  const { columns } = benchList(vocabulary);
  const records = Array.from({ length: count }, (_, index) => tableRow(index, 10));
  const data = gridDataOf(records);
  const firstRows = GridRows.of(records.slice(0, pasted.rows));
  const store = createGridStore(records);
  store.setColumns(columns.map(({ key }) => key));
  const texts = records.slice(0, pasted.rows).map((record) => columns.map((column) => cellText(column, record)));
  const clipboard = printTsv(texts);
  const by = {
    textOf: (key: string, record: Readonly<Record<string, unknown>>) => String(record[key] ?? ''),
    numberOf: (key: string, record: Readonly<Record<string, unknown>>) => Number(record[key]),
  };
  let turn = 0;
  return measure({
    'checks by hand, 10,000 rows (baseline)': () => records.filter((record) => !isRight(record)).length,
    'validateRows, 10,000 rows': () => validateRows(columns, data.rows, noRules),
    'paste of 5,000 cells: read, planned, checked': () => {
      const plan = planPaste({
        texts: parseTsv(clipboard),
        range: { top: 0, left: 0, bottom: 0, right: 0 },
        columns,
        rowCount: count,
        canAdd: true,
        isEditable: () => true,
        optionsOf: ({ options }) => options,
      });
      return [plan, validateRows(columns, firstRows, noRules)];
    },
    'one cell edited among 10,000 rows': () =>
      store.change('修改', [{ type: 'set', key: '5000', values: { name: `n${(turn += 1)}` } }]),
    'sorted by a number, 10,000 rows': () => arrangeRows(data, { sort: { column: 'price', order: 'asc' } }, by),
  });
}

const days = /^\d{4}-\d\d-\d\d$/;
const codes = /^[A-Z]{2}-\d{4}$/;
const options = new Set(Array.from({ length: 6 }, (_, index) => `o${index}`));

function isRight(record: Readonly<Record<string, unknown>>): boolean {
  const { name, qty, price, date, active, code, category, owner, status } = record;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    Number.isFinite(qty) &&
    Number.isFinite(price) &&
    days.test(String(date)) &&
    typeof active === 'boolean' &&
    codes.test(String(code)) &&
    [category, owner, status].every((value) => options.has(String(value)))
  );
}
