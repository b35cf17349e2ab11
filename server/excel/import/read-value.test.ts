import { describe, expect, test } from 'vitest';

import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { businessModels } from '../../records/testing/business-models.ts';
import type { ReadCell } from '../thread/index.ts';
import { readValue } from './read-value.ts';

const known = businessModels.get('base/customer')?.fields.find(({ name }) => name === 'name');

type Kind = 'text' | 'yes-no' | 'number' | 'date' | 'date-time' | 'time';

function fieldOf(kind: Kind): ResolvedField {
  if (!known) throw new Error('The customer has no name.');
  const { format: _, ...plain } = known;
  if (kind === 'yes-no') return { ...plain, type: 'boolean' };
  if (kind === 'number') return { ...plain, type: 'number' };
  return kind === 'text' ? plain : { ...plain, format: kind };
}

describe('in a field whose unit is a percentage', () => {
  const rate = (unit: string): ResolvedField => ({ ...fieldOf('number'), unit });
  test.each<[cell: ReadCell, value: unknown]>([
    [{ value: 0.13, shown: '13%' }, '13'],
    [{ value: 0.13125, shown: '13.13%' }, '13.125'],
    [{ value: 0.07, shown: '7.00%' }, '7'],
    [{ value: 13, shown: '13.00' }, '13'],
    [13, '13'],
    ['13%', '13'],
    ['13 ％', '13'],
  ])('%j is %s', (cell, value) => {
    for (const unit of ['%', '％'])
      expect(readValue(rate(unit), cell, { isNamed: false, options: undefined })).toEqual({ value });
  });
});

const read = (kind: Kind, cell: ReadCell) => readValue(fieldOf(kind), cell, { isNamed: false, options: undefined });

describe('a cell is read by its meaning', () => {
  test.each<[kind: Kind, cell: ReadCell, value: unknown]>([
    ['time', '8:30', '08:30:00'],
    ['time', '8点30分', '08:30:00'],
    ['time', '8时30分5秒', '08:30:05'],
    ['time', '0830', '08:30:00'],
    ['time', { value: 830, shown: '0830' }, '08:30:00'],
    ['time', 0.5, '12:00:00'],
    ['date', '2026/3/1', '2026-03-01'],
    ['date', '2026年3月1日', '2026-03-01'],
    ['date', '20260301', '2026-03-01'],
    ['date', 20_260_301, '2026-03-01'],
    ['date-time', '2026.3.1 8:30', '2026-03-01 08:30:00'],
    ['date-time', '2026-03-01T08:30:00.000', '2026-03-01 08:30:00'],
    ['date-time', '2026年3月1日8时30分', '2026-03-01 08:30:00'],
    ['date-time', '2026-03-01', '2026-03-01 00:00:00'],
    ['time', 830, '08:30:00'],
    ['number', '1,234,567.5', '1234567.5'],
    ['number', '１２．５', '12.5'],
    ['number', '1.5万', '15000'],
    ['number', '20元', '20'],
    ['number', '(1,234.50)', '-1234.50'],
    ['number', '−5', '-5'],
    ['number', '$5', '5'],
    ['number', '13%', '0.13'],
    ['date', '２０２６－３－１', '2026-03-01'],
    ['date', '2026 年 3 月 1 号', '2026-03-01'],
    ['date-time', '20260301 0830', '2026-03-01 08:30:00'],
    ['yes-no', '☑', true],
    ['yes-no', '无', false],
    ['yes-no', 'Ｙ', true],
    ['yes-no', 0, false],
    ['number', '-￥12', '-12'],
    ['number', '￥-12.5', '-12.5'],
    ['number', { value: 0.13, shown: '13%' }, '0.13'],
    ['number', { value: 1234.5, shown: '1,234.50' }, '1234.5'],
    ['text', { value: 7, shown: '00007' }, '00007'],
    ['text', { value: 0.13, shown: '13%' }, '13%'],
    ['text', { date: '2026-03-01', shown: '2026年3月1日' }, '2026年3月1日'],
    ['date', { date: '2026-03-01', shown: '1-Mar-26' }, '2026-03-01'],
    ['date-time', { date: '2026-03-01 12:00:00', shown: '2026/3/1' }, '2026-03-01 12:00:00'],
    ['text', 13_800_138_000, '13800138000'],
    ['text', 0.1 + 0.2, '0.3'],
    ['text', true, 'TRUE'],
    ['text', { value: 1.0625, shown: '25:30' }, '25:30'],
  ])('%s from %j: %s', (kind, cell, value) => {
    expect(read(kind, cell)).toEqual({ value });
  });
});

const date = '不是日期，请写成2026-03-01这样';
const moment = '不是日期时间，请写成2026-03-01 08:30这样';
const time = '不是时间，请写成08:30这样';
const number = '不是数字，请改正';
const missing = '不存在，请改正';

describe('a cell that may mean several things, or nothing, is refused with how to write it', () => {
  test.each<[kind: Kind, cell: ReadCell, problem: string]>([
    ['time', 'abc', `“abc”${time}`],
    ['time', '待定', `“待定”${time}`],
    ['time', '25:00', `“25:00”${missing}`],
    ['time', { value: 1.0625, shown: '25:30' }, `“25:30”${missing}`],
    ['time', ':', `“:”${time}`],
    ['time', '2026-03-01 08:30:00', `“2026-03-01 08:30:00”${time}`],
    ['date', 2026, `“2026”${date}`],
    ['date', 202_601, `“202601”${date}`],
    ['date', 45_418, `“45418”${date}`],
    ['date', '202611', `“202611”${date}`],
    ['date', '3-1', `“3-1”${date}`],
    ['date', 3.1, `“3.1”${date}`],
    ['date', -1, `“-1”${date}`],
    ['date', '今天', `“今天”${date}`],
    ['yes-no', '也许', '应填“是”或“否”'],
    ['date', '2026-3', `“2026-3”${date}`],
    ['date', '2026-02-30', `“2026-02-30”${missing}`],
    ['date', '20260230', `“20260230”${missing}`],
    ['date-time', '2026-03-01 待定', `“2026-03-01 待定”${moment}`],
    ['date-time', 45_418.5, `“45418.5”${moment}`],
    ['number', '12,34', '“12,34”里的逗号不在千位上，请去掉逗号，或改成小数点'],
    ['number', '1 234,50', `“1 234,50”${number}`],
    ['number', '1.234,5', '“1.234,5”里的逗号不在千位上，请去掉逗号，或改成小数点'],
    ['number', '一百', `“一百”${number}`],
    ['text', { fault: '#N/A' }, '单元格是错误值 #N/A'],
    [
      'date',
      { fault: '########' },
      '单元格的数字超出了 Excel 日期的范围，请改成日期（如 2026-01-31），或把单元格格式设为“常规”再填写',
    ],
    [
      'text',
      { value: 1_234_567_890_123_456, shown: '1,234,567,890,123,456' },
      '数字超过 15 位，Excel 已丢失后面的数字，请把这一列设为文本格式再填写',
    ],
  ])('%s from %j', (kind, cell, problem) => {
    expect(read(kind, cell)).toEqual({ problem });
  });
});
