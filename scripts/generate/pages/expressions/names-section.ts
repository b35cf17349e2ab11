import { scopeTypes } from '../../../../src/schema/check/index.ts';
import type { ExpressionPlace } from '../../../../src/schema/expressions/index.ts';
import type { Locale } from '../../../words/words.ts';
import { checkWords, type Text } from './check-words.ts';
import { code, table } from './markdown.ts';
import { pageTexts } from './page-texts.ts';

const places: Readonly<Record<ExpressionPlace, Text>> = {
  default: {
    'zh-CN': '字段的默认值、查询的条件',
    'en-US': 'defaults of fields, conditions of queries',
  },
  record: { 'zh-CN': '模型：计算值、转换、下推', 'en-US': 'models: computed values, transitions, creations' },
  line: { 'zh-CN': '模型里逐行的部分：过账、下推的明细', 'en-US': 'models, row by row: postings, lines of creations' },
  form: { 'zh-CN': '表单和页面的节点', 'en-US': 'nodes of forms and screens' },
  rule: { 'zh-CN': '校验规则', 'en-US': 'validation rules' },
  page: { 'zh-CN': '搜索项：组件的属性', 'en-US': 'search items: props of widgets' },
  column: { 'zh-CN': '列：是否显示', 'en-US': 'columns: whether they are shown' },
  list: {
    'zh-CN': '列表和选择框的固定条件和参数',
    'en-US': 'fixed conditions and parameters of lists and pickers',
  },
  row: { 'zh-CN': '禁用的行和单元格', 'en-US': 'disabled rows and cells' },
  cell: {
    'zh-CN': '列：链接、文字、控件的属性',
    'en-US': 'columns: links, texts, properties of controls',
  },
  button: { 'zh-CN': '列表的按钮：是否显示、是否禁用', 'en-US': 'buttons of lists: whether they are shown, disabled' },
  menu: { 'zh-CN': '右键菜单', 'en-US': 'context menus of lists' },
  call: {
    'zh-CN': '步骤、请求、弹窗的标题和初始值',
    'en-US': 'steps, requests, titles and values of dialogs',
  },
};

const contents: Readonly<Record<string, Text>> = {
  $record: {
    'zh-CN': '当前的记录；步骤和弹窗里是按钮所在的那一行',
    'en-US': 'the record; in steps and dialogs the row of the button',
  },
  $values: { 'zh-CN': '表单里正在填写的值', 'en-US': 'the values being filled in' },
  $value: { 'zh-CN': '本字段（本单元格）的值', 'en-US': 'the value of this field or cell' },
  $line: { 'zh-CN': '明细里当前的行', 'en-US': 'the row of the lines' },
  $parent: {
    'zh-CN': '外面的记录：明细行所属的记录，弹窗里的列表外面的那一行',
    'en-US': 'the record around: the owner of a line, or the row outside a list in a dialog',
  },
  $selection: { 'zh-CN': '选中的记录（数组）', 'en-US': 'the selected records (array)' },
  $query: {
    'zh-CN': '列表的查询参数，没有选择全部时为 `null`',
    'en-US': "the list's query, `null` unless all results are chosen",
  },
  $chosen: {
    'zh-CN': '右键点在哪里：`field`、`title`、`value`、`text`；节点的 `x-actions` 里还有 `key`、`data`',
    'en-US': 'where a menu was opened: `field`, `title`, `value`, `text`; in `x-actions` also `key` and `data`',
  },
  $args: { 'zh-CN': '弹窗或请求收到的参数', 'en-US': 'the arguments of a dialog or a request' },
  $loaded: { 'zh-CN': '弹窗 `load` 的结果', 'en-US': "the result of a dialog's `load`" },
  $result: { 'zh-CN': '前一个步骤的结果', 'en-US': 'the result of the step before' },
  $mode: {
    'zh-CN': '表单的模式：`create`、`edit`、`detail`',
    'en-US': "the form's mode: `create`, `edit` or `detail`",
  },
  $route: { 'zh-CN': '当前的地址', 'en-US': 'the current route' },
  $permissions: { 'zh-CN': '登录的人有的权限（数组）', 'en-US': 'the permissions of who is signed in (array)' },
  $user: {
    'zh-CN': '登录的人：`id`、`username`、`realname`、`orgCode`、`tenantId`',
    'en-US': 'who is signed in: `id`, `username`, `realname`, `orgCode`, `tenantId`',
  },
  $now: { 'zh-CN': '现在，`YYYY-MM-DD HH:mm:ss`', 'en-US': 'now, `YYYY-MM-DD HH:mm:ss`' },
  $today: { 'zh-CN': '今天，`YYYY-MM-DD`', 'en-US': 'today, `YYYY-MM-DD`' },
};

const about: Text = {
  'zh-CN':
    '先找箭头函数的参数，再找这里的名称，再找函数和固定值。哪里能用哪些名称，由表达式所在的位置决定；用错时检查会指出。',
  'en-US':
    'A name is looked for among the parameters of arrow functions, then here, then among the functions and constants. Where an expression stands decides which names it sees; the check tells of others.',
};

export function namesSection(locale: Locale): string[] {
  const seen = Object.keys(places)
    .filter(isPlace)
    .map((place) => ({ place: places[place][locale], names: namesAt(place) }));
  const known = new Set(seen.flatMap(({ names }) => names));
  checkWords('names', [...known], contents);
  const { name, content, where, place, names } = pageTexts[locale].columns;
  const byName = Object.entries(contents).map(([each, text]) => {
    const at = seen.filter((one) => one.names.includes(each)).map((one) => one.place);
    const elsewhere = seen.flatMap((one) => (one.names.includes(each) ? [] : [one.place]));
    const { everywhere, everywhereBut } = pageTexts[locale];
    const separator = locale === 'zh-CN' ? '；' : '; ';
    const [only, ...more] = elsewhere;
    const some = only !== undefined && more.length === 0 ? everywhereBut + only : at.join(separator);
    return [code(each), text[locale], only === undefined ? everywhere : some];
  });
  const byPlace = seen.map((one) => [one.place, one.names.map(code).join(' ')]);
  return [about[locale], table([name, content, where], byName), table([place, names], byPlace)];
}

function isPlace(name: string): name is ExpressionPlace {
  return Object.hasOwn(places, name);
}

function namesAt(place: ExpressionPlace): string[] {
  const types = scopeTypes(place, undefined, undefined, { fields: () => undefined });
  const order = Object.keys(contents);
  return Object.keys(types).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
