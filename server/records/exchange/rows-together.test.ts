import { expect, test } from 'vitest';

import { storedModel } from '../tables/index.ts';
import { businessModels } from '../testing/business-models.ts';
import { useRecords } from '../testing/record-fixture.ts';
import { rowsTogether } from './rows-together.ts';

const caller = useRecords();

const row = (at: number, values: Record<string, string>, labels: Record<string, string> = {}) => ({
  row: at,
  values,
  labels,
});

function split(model: string, rows: ReturnType<typeof row>[], matchBy: string[] = []): number[][] {
  const found = businessModels.get(model);
  if (!found) throw new Error(`no ${model}`);
  const parts = caller().engine.derived.parts;
  return rowsTogether(parts, storedModel(found), rows, { matchBy, size: 2 }).map((some) => some.map((one) => one.row));
}

test('rows are checked a few at a time, in their order', () => {
  const rows = ['甲', '乙', '丙', '丁', '戊'].map((name, at) => row(at, { name }));
  expect(split('base/customer', rows)).toEqual([[0, 1], [2, 3], [4]]);
});

test('rows that repeat a unique value, or are the same record, are checked together', () => {
  const names = ['甲', '乙', '丙', '甲'];
  const rows = names.map((name, at) => row(at, { name, phone: at === 2 ? '3' : String(at) }));
  expect(split('base/customer', rows)).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(split('base/customer', rows, ['phone'])).toEqual([[0, 2, 3], [1]]);
});

test('a row that names one before it is checked with it', () => {
  const rows = [row(0, { name: '上' }), row(1, { name: '别的' }), row(2, { name: '下' }, { parentId: '上' })];
  expect(split('base/material', rows)).toEqual([[0, 2], [1]]);
});
