import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/words.ts';

type Text = Readonly<Record<Locale, string>>;

const sorts: Readonly<Record<string, Text>> = {
  document: { 'zh-CN': '文档', 'en-US': 'a document' },
  field: { 'zh-CN': '字段', 'en-US': 'a field' },
  node: { 'zh-CN': '表单的字段', 'en-US': 'a field of the form' },
  state: { 'zh-CN': '状态', 'en-US': 'a state' },
  transition: { 'zh-CN': '转换', 'en-US': 'a transition' },
  creation: { 'zh-CN': '下推', 'en-US': 'a creation' },
  reportColumn: { 'zh-CN': '报表的列', 'en-US': 'a column of the report' },
  argument: { 'zh-CN': '参数', 'en-US': 'an argument' },
  dictionary: { 'zh-CN': '字典', 'en-US': 'a dictionary' },
  orTable: { 'zh-CN': '表', 'en-US': 'a table' },
  rule: { 'zh-CN': '校验规则', 'en-US': 'a validation rule' },
  builtInRule: { 'zh-CN': '内置规则', 'en-US': 'a built-in rule' },
  permission: { 'zh-CN': '权限', 'en-US': 'a permission' },
  widget: { 'zh-CN': '组件', 'en-US': 'a widget' },
  cell: { 'zh-CN': '单元格', 'en-US': 'a cell' },
  columnType: { 'zh-CN': '列类型', 'en-US': 'a column type' },
  slot: { 'zh-CN': '组件或单元格', 'en-US': 'a widget or a cell' },
  icon: { 'zh-CN': '图标', 'en-US': 'an icon' },
};

const models: Readonly<Record<string, Text>> = {
  line: { 'zh-CN': '明细行的', 'en-US': ' of the lines' },
  target: { 'zh-CN': '对方的', 'en-US': ' of the other model' },
  rows: { 'zh-CN': '写入的行的', 'en-US': ' of the rows that are written' },
};

export function namesText(schema: JsonObject, locale: Locale): string[] {
  const [text, keys] = [nameOf(schema['x-names'], locale), nameOf(schema['x-key-names'], locale)];
  const [named, keyed] = locale === 'zh-CN' ? ['指', '键是'] : ['names ', 'each key names '];
  return [...(text === '' ? [] : [`${named}${text}`]), ...(keys === '' ? [] : [`${keyed}${keys}`])];
}

function nameOf(value: JsonValue | undefined, locale: Locale): string {
  const all = (Array.isArray(value) ? value : [value ?? {}])
    .filter(isJsonObject)
    .filter(({ declares }) => declares !== true);
  const texts = all.flatMap((names) =>
    Object.entries(names).flatMap(([sort, detail]) => sortText(sort, detail, locale)),
  );
  return [...new Set(texts)].join(locale === 'zh-CN' ? '或' : ' or ');
}

function sortText(sort: string, detail: JsonValue, locale: Locale): string[] {
  const word = Object.hasOwn(sorts, sort) ? sorts[sort]?.[locale] : undefined;
  if (word === undefined || detail === 'declares') return [];
  if (Array.isArray(detail))
    return [locale === 'zh-CN' ? `${word}：${detail.join('、')}` : `${word}: ${detail.join(', ')}`];
  const model = typeof detail === 'string' && Object.hasOwn(models, detail) ? (models[detail]?.[locale] ?? '') : '';
  return [locale === 'zh-CN' ? model + word : word + model];
}
