import type { Locale } from '../../words/index.ts';

/** The texts of the panel itself. */
export interface PanelWords {
  panel: string;
  search: string;
  noneFound: (query: string) => string;
  changed: string;
  mixed: string;
  reset: string;
  expression: string;
  about: string;
  aboutNone: string;
  atLeast: (limit: number) => string;
  moreThan: (limit: number) => string;
  atMost: (limit: number) => string;
  whole: string;
  number: string;
  longest: (limit: number) => string;
  shortest: (limit: number) => string;
  expected: (what: string) => string;
  notOfType: (types: string) => string;
  wrongJson: (reason: string, line: number) => string;
  wrongExpression: (reason: string) => string;
  unset: string;
  options: string;
  twice: (value: string) => string;
  notNumeric: (value: string) => string;
  or: string;
  yes: string;
  no: string;
  types: Readonly<Record<string, string>>;
}

export const panelWords: Readonly<Record<Locale, PanelWords>> = {
  'zh-CN': {
    panel: '属性',
    search: '搜索属性',
    noneFound: (query) => `没有名称含“${query}”的属性，请换一个词。`,
    changed: '已修改',
    mixed: '多个值不同',
    reset: '恢复默认',
    expression: '用表达式',
    about: '说明',
    aboutNone: '指向或选中一项属性，这里写着它的意思。',
    atLeast: (limit) => `不能小于 ${limit}，请改大一些。`,
    moreThan: (limit) => `要大于 ${limit}，请改大一些。`,
    atMost: (limit) => `不能大于 ${limit}，请改小一些。`,
    whole: '只能是整数，请去掉小数。',
    number: '请填写数字。',
    longest: (limit) => `最多 ${limit} 个字，请删短一些。`,
    shortest: (limit) => `最少 ${limit} 个字，请补全。`,
    expected: (what) => `写法不对，应是${what.replace(/。$/, '')}。`,
    notOfType: (types) => `这里要写${types}，请改正。`,
    wrongJson: (reason, line) => `第 ${line} 行：${reason}`,
    wrongExpression: (reason) => reason,
    unset: '未设置',
    options: '一行一个：值|文字；两者一样时只写一个',
    twice: (value) => `“${value}”写了两次，值不能重复。`,
    notNumeric: (value) => (value === '' ? '有一行没有写值。' : `“${value}”不是数字，这个字段的值是数字。`),
    or: '或',
    yes: '是',
    no: '否',
    types: {
      string: '文本',
      number: '数字',
      integer: '整数',
      boolean: '是或否',
      array: '列表',
      object: '对象',
      null: '空值',
    },
  },
  'en-US': {
    panel: 'Properties',
    search: 'Search properties',
    noneFound: (query) => `No property has “${query}” in its name. Try another word.`,
    changed: 'changed',
    mixed: 'Several values',
    reset: 'Reset',
    expression: 'Use an expression',
    about: 'Description',
    aboutNone: 'Point at a property to read here what it means.',
    atLeast: (limit) => `It must be at least ${limit}.`,
    moreThan: (limit) => `It must be more than ${limit}.`,
    atMost: (limit) => `It must be at most ${limit}.`,
    whole: 'It must be a whole number.',
    number: 'It must be a number.',
    longest: (limit) => `It can have at most ${limit} characters.`,
    shortest: (limit) => `It must have at least ${limit} characters.`,
    expected: (what) => `It is not written as expected (${what}).`,
    notOfType: (types) => `It must be ${types}.`,
    wrongJson: (reason, line) => `Line ${line}: ${reason}`,
    wrongExpression: (reason) => `The expression is wrong: ${reason}`,
    unset: 'Not set',
    options: 'A line each: value|words, or one text that is both',
    twice: (value) => `“${value}” stands twice. Values must differ.`,
    notNumeric: (value) =>
      value === '' ? 'A line has no value.' : `“${value}” is no number, and the values of this field are.`,
    or: ' or ',
    yes: 'Yes',
    no: 'No',
    types: {
      string: 'a text',
      number: 'a number',
      integer: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      null: 'null',
    },
  },
};
