import type { Locale } from '../../../words/words.ts';

export interface PageTexts {
  head: readonly string[];
  operators: string;
  aboutOperators: string;
  names: string;
  constants: string;
  functions: string;
  aboutFunctions: string;
  methods: string;
  aboutMethods: string;
  limits: string;
  aboutLimits: string;
  everywhere: string;
  everywhereBut: string;
  kinds: Readonly<Record<string, string>>;
  results: Readonly<Record<string, string>>;
  columns: Readonly<
    Record<'operator' | 'binds' | 'meaning' | 'example' | 'name' | 'call' | 'gives' | 'what' | 'most', string>
  > &
    Readonly<Record<'content' | 'where' | 'place' | 'names', string>>;
}

const chinese: PageTexts = {
  head: [
    '# 表达式参考',
    '由 `npm run generate` 从检查和计算表达式的表写出，不手工修改；例子的结果是算出来的。[English](expressions.en.md)。怎么用见 [EXPRESSIONS.md](../docs/EXPRESSIONS.md)。',
  ],
  operators: '运算符',
  aboutOperators: '“先后”大的先算，同样大的从左到右（`**` 从右到左）。',
  names: '可用的名称',
  constants: '固定值',
  functions: '函数',
  aboutFunctions:
    '带 `?` 的参数可以不写，带 `=` 的不写时取那个值。`sum` 到 `count` 按十进制精确计算，接受数字和小数文本，跳过空值。',
  methods: '方法',
  aboutMethods: '写在值后面：`$record.name.trim()`。与 JavaScript 同名同义，都不修改原来的值。',
  limits: '限制',
  aboutLimits: '每读一个值、做一次运算、经过数组的一项各算一步；长文本每 256 个字符算一步，查找和排序按最坏情况算。',
  everywhere: '各处',
  everywhereBut: '各处，除了：',
  kinds: { string: '文本', number: '数字', array: '数组', date: '日期' },
  results: { string: '文本', number: '数字', boolean: '是否', array: '数组', any: '值' },
  columns: {
    operator: '写法',
    binds: '先后',
    meaning: '作用',
    example: '例子',
    name: '名称',
    call: '写法',
    gives: '结果',
    what: '项目',
    most: '上限',
    content: '内容',
    where: '哪里能用',
    place: '位置',
    names: '可用的名称',
  },
};

const english: PageTexts = {
  head: [
    '# Reference of expressions',
    'Made by `npm run generate` from the tables that expressions are checked and computed by, never edited; the results of the examples are computed. [中文](expressions.md). How to write them is in [EXPRESSIONS.en.md](../docs/EXPRESSIONS.en.md).',
  ],
  operators: 'Operators',
  aboutOperators:
    'What binds tighter, with a greater number, is computed first; equal ones from left to right (`**` from right to left).',
  names: 'Names',
  constants: 'Constants',
  functions: 'Functions',
  aboutFunctions:
    'Parameters with `?` may be left out, those with `=` are that value where they are. `sum` to `count` compute exactly in decimals, take numbers and decimal texts, and skip what is empty.',
  methods: 'Methods',
  aboutMethods:
    'They stand behind a value: `$record.name.trim()`. They are named and work as in JavaScript, and none changes its value.',
  limits: 'Limits',
  aboutLimits:
    'Reading a value, an operation, and passing an item of an array are one step each; long texts are a step for each 256 characters, searching and sorting are counted by their worst case.',
  everywhere: 'everywhere',
  everywhereBut: 'everywhere but in: ',
  kinds: { string: 'Texts', number: 'Numbers', array: 'Arrays', date: 'Dates' },
  results: { string: 'text', number: 'number', boolean: 'boolean', array: 'array', any: 'value' },
  columns: {
    operator: 'Sign',
    binds: 'Binds',
    meaning: 'Meaning',
    example: 'Example',
    name: 'Name',
    call: 'Call',
    gives: 'Gives',
    what: 'What',
    most: 'Most',
    content: 'What it holds',
    where: 'Seen in',
    place: 'Place',
    names: 'Names',
  },
};

export const pageTexts: Readonly<Record<Locale, PageTexts>> = { 'zh-CN': chinese, 'en-US': english };
