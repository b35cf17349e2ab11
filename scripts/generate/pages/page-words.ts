import type { Locale } from '../../words/words.ts';

export interface PageWords {
  group: string;
  key: string;
  label: string;
  meaning: string;
  values: string;
  required: string;
  default: (value: string) => string;
  choice: string;
  comma: string;
  bracketed: (text: string) => string;
  listOf: (item: string) => string;
  mapOf: (value: string) => string;
  range: (limits: { from?: number; to?: number }) => string;
  types: Readonly<Record<string, string>>;
}

const chinese: PageWords = {
  group: '分组',
  key: '键',
  label: '名称',
  meaning: '作用',
  values: '取值',
  required: '必写',
  default: (value) => `默认 ${value}`,
  choice: '，或',
  comma: '、',
  bracketed: (text) => `（${text}）`,
  listOf: (item) => `${item}的列表`,
  mapOf: (value) => `名字对应${value}`,
  range: ({ from, to }) =>
    to === undefined ? `不小于 ${from}` : from === undefined ? `不大于 ${to}` : `${from} 到 ${to}`,
  types: {
    string: '文本',
    number: '数字',
    integer: '整数',
    boolean: '是否',
    array: '列表',
    object: '对象',
    null: '空（null）',
  },
};

const english: PageWords = {
  group: 'Group',
  key: 'Key',
  label: 'Label',
  meaning: 'Meaning',
  values: 'Value',
  required: 'required',
  default: (value) => `default ${value}`,
  choice: ', or ',
  comma: ', ',
  bracketed: (text) => ` (${text})`,
  listOf: (item) => `list of ${item}`,
  mapOf: (value) => `by name: ${value}`,
  range: ({ from, to }) =>
    to === undefined ? `at least ${from}` : from === undefined ? `at most ${to}` : `${from} to ${to}`,
  types: {
    string: 'text',
    number: 'number',
    integer: 'integer',
    boolean: 'boolean',
    array: 'list',
    object: 'object',
    null: 'null',
  },
};

export const pageWords: Readonly<Record<Locale, PageWords>> = { 'zh-CN': chinese, 'en-US': english };
