import { expect, test } from 'vitest';

import type { SourceDocument } from '../../../src/schema/documents/document.ts';
import type { Names } from '../../../src/schema/format/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { nameChoices, type ThingsAround } from './index.ts';

function source(id: string, kind: 'model' | 'dictionary' | 'rules', body: JsonObject): SourceDocument {
  return { key: `${id}.${kind}`, id, kind, hash: '', problems: [], body: { kind, ...body } };
}

const things: ThingsAround = {
  locale: 'zh-CN',
  fields: { level: { title: '等级' }, plain: {} },
  rules: { mobile: { title: '手机号' } },
  around: [
    source('base/customer', 'model', { title: '客户' }),
    source('base/level', 'dictionary', { title: '客户等级', code: 'customer_level' }),
    source('base/rules', 'rules', { title: '规则', rules: [{ name: 'upper-code', message: '请输入大写字母' }] }),
  ],
};

test.each<[string, Names, string[]]>([
  ['fields by their titles', { node: true }, ['等级（level）', 'plain']],
  ['dictionaries by their codes', { dictionary: true }, ['客户等级（customer_level）']],
  ['documents of the kinds', { document: ['model'] }, ['客户（base/customer）']],
  ['rules, those of documents first', { rule: true }, ['请输入大写字母（upper-code）', '手机号（mobile）']],
])('%s', (_, names, labels) => {
  expect(nameChoices([names], things)?.map(({ label }) => label)).toEqual(labels);
});

test('in English the name is in parentheses, too', () =>
  expect(nameChoices([{ rule: true }], { ...things, around: [], locale: 'en-US' })).toEqual([
    { value: 'mobile', label: '手机号 (mobile)' },
  ]));

test('a kind of which nothing is known has no choices', () => {
  expect(nameChoices([{ permission: true }], things)).toBeUndefined();
  expect(nameChoices([], things)).toBeUndefined();
});
