// covers: state-popup, entity-report-query
import { expect, test } from 'vitest';

import { readReportFields, readReportHead, selfParams } from './read-report.ts';

const answer = {
  cgRpConfigId: 'sales.orders',
  cgRpConfigName: '客户订单',
  columns: [
    { title: '单号', dataIndex: 'no', align: 'center', sorter: 'true' },
    { title: '金额', dataIndex: 'amount', align: 'right', sorter: 'false' },
    { title: '等级', dataIndex: 'level', align: 'center', customRender: 'level' },
    { title: '没有列名' },
  ],
  dictOptions: { level: [{ value: 'A', text: '重点', title: '重点', label: '重点' }] },
};
const info = [
  { field: 'no', label: '单号', view: 'text', mode: 'single' },
  { field: 'level', label: '等级', view: 'list', mode: 'single', dictCode: 'level' },
  { field: 'day', label: '日期', view: 'date', mode: 'group' },
  { field: 'month', label: '月份', view: 'text', mode: 'range' },
  { field: 'tenant', label: '租户', view: 'text', mode: 'single', hidden: true },
];

test('the head of a report has its columns and the options of their dictionaries', () => {
  const level = [{ value: 'A', label: '重点' }];
  expect(readReportHead(answer)).toEqual({
    id: 'sales.orders',
    title: '客户订单',
    columns: [
      { name: 'no', title: '单号', align: 'center', sortable: true },
      { name: 'amount', title: '金额', align: 'right', sortable: false },
      { name: 'level', title: '等级', align: 'center', sortable: false, options: level },
    ],
    dictionaries: { level },
  });
});

test('search fields are read without hidden ones; a range has two names', () => {
  const level = [{ value: 'A', label: '重点' }];
  const fields = readReportFields(info, { level });
  expect(fields.map(({ name, isRange, options }) => [name, isRange, options])).toEqual([
    ['no', false, undefined],
    ['level', false, level],
    ['day', true, undefined],
    ['month', true, undefined],
  ]);
});

test.each([null, 'x', { columns: [] }, { cgRpConfigId: 1, columns: [] }])('%j is no head of a report', (each) => {
  expect(readReportHead(each)).toBeUndefined();
});

test("a report's own parameters have a prefix, empty ones are left out", () => {
  expect(selfParams({ a: 1, self_b: 'x', c: '', d: null })).toEqual({ self_a: '1', self_b: 'x' });
});
