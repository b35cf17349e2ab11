import { expect, test } from 'vitest';

import { parseExactJson } from '../exact-json.ts';
import { readApiDescription } from './api-description.ts';
import { describeFields } from './describe-fields.ts';
import type { SampleRecord } from './sample-record.ts';

const properties = {
  price: { type: 'number', description: '单价', multipleOf: 0.0001 },
  total: { type: 'number', description: '合计' },
  opened: { type: 'string', format: 'date', description: '开户日' },
  birthday: { type: 'string', format: 'date-time', description: '生日' },
  seenAt: { type: 'string', format: 'date-time', description: '到访时间' },
  signed: { type: 'string', format: 'date-time', description: '签约', example: '2024-01-31' },
  phone: { type: 'string', description: '电话', pattern: '^1\\d{10}$', maxLength: 11 },
  status: { type: 'string', description: '状态（1启用 0停用）' },
  ctype: { type: 'string' },
};
const body = { $ref: '#/components/schemas/Demo' };
const description = {
  components: { schemas: { Demo: { type: 'object', properties } } },
  paths: {
    '/a/demo/add': { post: { requestBody: { content: { json: { schema: body } } } } },
    '/a/demo/list': { get: {} },
  },
};
const records = [
  { total: 1.25, ctype: '1' },
  { total: 1.125, ctype: '2' },
  { total: 2, ctype: '1' },
].map((record): SampleRecord => {
  const exact = parseExactJson(JSON.stringify(record));
  return Object.fromEntries(Object.entries(exact ?? {}));
});
const { fields, guesses } = describeFields(readApiDescription(description, '/jeecg-boot').get('/a/demo'), records, {
  dictionaries: new Map(),
  titles: new Map(),
});

test.each([
  ['price', { type: 'BigDecimal', scale: 4 }],
  ['total', { type: 'BigDecimal', scale: 3 }],
  ['opened', { type: 'Date' }],
  ['birthday', { type: 'Date' }],
  ['seenAt', { type: 'Datetime' }],
  ['signed', { type: 'Date' }],
  ['phone', { check: '^1\\d{10}$', length: 11 }],
  ['status', { title: '状态' }],
])('%s is %o', (name, expected) => {
  expect(fields.find((field) => field.name === name)).toMatchObject(expected);
});

test('reports the guesses about each field, and nothing that the description contains', () => {
  expect(guesses.toSorted()).toEqual(
    [
      'total 的小数位数猜是 3',
      'birthday 还没有值，猜是日期，没有时间',
      'seenAt 还没有值，猜是日期加时间',
      'status 的说明里还有“（1启用 0停用）”，有选项时请写“选项”（enum）或“字典”（x-dict）',
      'ctype 的中文名猜是“类型”',
      'ctype 的值只有 1、2，像字典的值，看不出是哪个字典，请选“字典”（x-dict）',
    ].toSorted(),
  );
});
