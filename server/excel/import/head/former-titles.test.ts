import { expect, test } from 'vitest';

import { resolveModel } from '../../../../src/engine/model/index.ts';
import { documentSet } from '../../../../src/engine/model/testing/documents.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';
import { columnsInLanguages } from '../../sheet-columns.ts';
import { formerTitles } from './former-titles.ts';
import { checkHead, matchHead } from './read-head.ts';

const modelOf = (properties: JsonObject): JsonObject => ({ title: '物料', schema: { type: 'object', properties } });
const text = (title: string, ...former: string[]): JsonObject => ({
  type: 'string',
  title,
  ...(former.length > 0 && { 'x-renamed-from': former }),
});
const columnsOf = (now: JsonObject, ...versions: JsonObject[]) => {
  const model = resolveModel('a/b', documentSet({ 'a/b.model': modelOf(now) }));
  const titles = formerTitles(model, versions.map(modelOf));
  return columnsInLanguages(model, [new Map([['a/b', model]])], () => titles);
};
const fieldsUnder = (columns: ReturnType<typeof columnsOf>, ...head: string[]) =>
  matchHead([head], columns).cells.map(({ column }) => column?.field.name);
const checked = (columns: ReturnType<typeof columnsOf>, ...head: string[]) =>
  checkHead(matchHead([head], columns), { columns, needed: () => false }, ['表']);

test('a former title is the field, with and without another name', () => {
  const columns = columnsOf(
    { number: text('料号', 'code'), spec: text('规格型号') },
    { code: text('编号'), spec: text('规格') },
    { code: text('代码'), spec: { type: 'string', title: { 'zh-CN': '规格', 'en-US': 'Spec' } } },
  );
  for (const title of ['料号', '代码', '编号', 'code'])
    expect(fieldsUnder(columns, title, 'Spec')).toEqual(['number', 'spec']);
});

test('the column that has the title now is meant', () => {
  const columns = columnsOf(
    { amount: text('件数'), pieces: text('数量') },
    { amount: text('数量'), pieces: text('件数') },
  );
  expect(fieldsUnder(columns, '数量', '件数')).toEqual(['pieces', 'amount']);
});

test('a former title of two fields matches neither until the user chooses', () => {
  const columns = columnsOf(
    { a: text('甲'), b: text('乙') },
    { a: text('名称'), b: text('别名') },
    { b: text('名称') },
  );
  expect(fieldsUnder(columns, '名称', '乙')).toEqual([undefined, 'b']);
  expect(() => checked(columns, '名称', '乙')).toThrow(
    '表头“名称”以前是“甲”、“乙”的名字，不知道是哪一列，请改为其中一列现在的名字',
  );
  const mapped = matchHead([['名称', '乙']], columns, { 名称: 'a' });
  expect(checkHead(mapped, { columns, needed: () => false }, ['表']).columns.size).toBe(2);
  const left = matchHead([['名称', '乙']], columns, { 名称: '' });
  expect(checkHead(left, { columns, needed: () => false }, ['表']).columns.size).toBe(1);
});

test('two fields with the same former field require a choice of the user too', () => {
  const columns = columnsOf({ a: text('甲', 'old'), b: text('乙', 'old') });
  expect(() => checked(columns, 'old', '乙')).toThrow('表头“old”以前是');
});

test('a name that another field has taken over gives its titles to the field that left it', () => {
  const columns = columnsOf(
    { number: text('料号', 'code'), code: text('条码') },
    { code: text('编号') },
    { number: text('料号'), code: text('外码') },
  );
  expect(fieldsUnder(columns, '编号', '外码')).toEqual(['number', 'code']);
});

test('a title is found with its unit behind it and without', () => {
  const columns = columnsOf({
    rate: { type: 'number', title: '税率', 'x-unit': '%' },
    weight: { type: 'number', title: '重量(kg)', 'x-unit': 'kg' },
    name: text('名称'),
  });
  expect(fieldsUnder(columns, '税率(%)', '重量')).toEqual(['rate', 'weight']);
  expect(fieldsUnder(columns, '税率（％）', '重量(kg)')).toEqual(['rate', 'weight']);
  expect(fieldsUnder(columns, '税率', '税率(元)', '名称(%)')).toEqual(['rate', undefined, undefined]);
});
