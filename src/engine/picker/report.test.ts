// covers: state-popup, rule-popup-params, error-words
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  heldRows,
  isHeld,
  popupPairs,
  popupValues,
  reportPicker,
  reportRows,
  resolvePicker,
  type ReportField,
  type ReportHead,
} from './index.ts';

const entry = { title: '', props: { properties: {} } };
const vocabulary = {
  widgets: { Input: entry, Date: entry, Select: entry, Radio: entry },
  cells: { text: entry, dictionary: entry, date: entry },
  actions: {},
  rules: {},
};

const level = [{ value: 'A', label: '重点' }];
const head: ReportHead = {
  id: 'sales.orders',
  title: '客户订单',
  columns: [
    { name: 'no', title: '单号', align: 'center', sortable: true },
    { name: 'amount', title: '金额', align: 'right', sortable: false },
    { name: 'level', title: '等级', align: 'center', sortable: false, options: level },
  ],
  dictionaries: { level },
};
const fields: ReportField[] = [
  { name: 'no', title: '单号', view: 'text', isRange: false },
  { name: 'level', title: '等级', view: 'list', isRange: false, options: level },
  { name: 'day', title: '日期', view: 'date', isRange: true },
  { name: 'month', title: '月份', view: 'text', isRange: true },
];

// covers: entity-report-query
test('a report is a picker: its columns and dictionaries, what may be asked, ranges under both names', () => {
  const source = reportPicker(head, fields, true);
  const picker = resolvePicker(source, { get: () => undefined, keys: () => [] }, vocabulary);
  expect(picker.problems).toEqual([]);
  expect(picker).toMatchObject({ title: '客户订单', width: 1200, multiple: true, selectedList: true, label: 'no' });
  const shown = picker.list?.columns.map(({ key, align, sortable, cell }) => [key, align, sortable, cell]);
  expect(shown).toEqual([
    ['no', 'center', true, 'text'],
    ['amount', 'right', false, 'text'],
    ['level', 'center', false, 'dictionary'],
  ]);
  expect(picker.list?.search.map(({ name, mode, component }) => [name, mode, component])).toEqual([
    ['no', 'like', 'Input'],
    ['level', 'equals', 'Select'],
    ['day', 'range', 'Date'],
    ['month', 'range', 'Input'],
  ]);
  expect(picker.list?.search[1]?.options).toEqual([{ value: 'A', label: '重点' }]);
});

describe('keys of rows', () => {
  const cell = fc.oneof(
    fc.constantFrom('甲', '甲乙', '', 'x'.repeat(60)),
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
  );
  const rows = fc.array(fc.record({ id: cell, a: cell, b: cell }), { maxLength: 30 });

  test('never collide, whatever the rows have in common', () => {
    fc.assert(
      fc.property(rows, (records) => {
        const keys = reportRows(records).map(({ id }) => id);
        expect(new Set(keys).size).toBe(records.length);
      }),
    );
  });

  test('are the same for the same row on another day', () => {
    const [first] = reportRows([{ b: 1, a: 'x' }]);
    const [second] = reportRows([{ a: 'x', b: 1 }]);
    expect(first?.id).toBe(second?.id);
  });
});

describe('fields of a popup', () => {
  test.each([
    [{ orgFields: 'a', destFields: 'b' }, 'popup参数未正确配置!'],
    [{ code: 'r', destFields: 'b' }, 'popup参数未正确配置!'],
    [{ code: 'r', orgFields: 'a' }, 'popup参数未正确配置!'],
    [{ code: 'r', orgFields: 'a,c', destFields: 'b' }, 'popup参数未正确配置,原始值和目标值数量不一致!'],
    [
      { code: 'r', orgFields: 'a, c', destFields: 'b,d' },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('%j', (popup, result) => {
    expect(popupPairs(popup)).toEqual(result);
  });

  const pairs = [
    ['no', 'orderNo'],
    ['id', 'orderId'],
  ] as const;

  test('get the values of the rows, of several joined by commas', () => {
    const rows = reportRows([
      { id: 7, no: 'SO1' },
      { id: 8, no: 'SO2' },
    ]);
    expect(popupValues(pairs, rows.slice(0, 1))).toEqual([
      ['orderNo', 'SO1'],
      ['orderId', '7'],
    ]);
    expect(popupValues(pairs, rows)).toEqual([
      ['orderNo', 'SO1,SO2'],
      ['orderId', '7,8'],
    ]);
    expect(popupValues(pairs, [])).toEqual([
      ['orderNo', null],
      ['orderId', null],
    ]);
  });

  test('stand for rows again when it opens: the value survives opening and confirming', () => {
    const held = heldRows(pairs, (dest) => ({ orderNo: 'SO1,SO2', orderId: '7,8' })[dest], true);
    expect(held).toHaveLength(2);
    expect(popupValues(pairs, held)).toEqual([
      ['orderNo', 'SO1,SO2'],
      ['orderId', '7,8'],
    ]);
    const [row, other] = reportRows([
      { id: 8, no: 'SO2', x: 1 },
      { id: 9, no: 'SO2', x: 1 },
    ]);
    expect(held.map((each) => isHeld(pairs, each, row ?? {}))).toEqual([false, true]);
    expect(held.map((each) => isHeld(pairs, each, other ?? {}))).toEqual([false, false]);
    expect(heldRows(pairs, () => null, true)).toEqual([]);
    expect(heldRows(pairs, () => 'a,b', false)).toHaveLength(1);
  });
});
