import { afterEach, describe, expect, test } from 'vitest';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { loadCatalogue, setLocale } from '../../locale/index.ts';
import type { JsonObject } from '../json/index.ts';
import { printDocument } from '../printer/print-document.ts';
import { checkDocuments } from './check-documents.ts';

const model = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  ...more,
  schema: { type: 'object', properties },
});

const customer = model({
  name: { type: 'string', title: '名称' },
  level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
});

const level: JsonObject = {
  kind: 'dictionary',
  formatVersion: 1,
  title: '等级',
  code: 'customer_level',
  items: [{ value: 'A', text: '重点' }],
};

const good: Record<string, JsonObject> = { 'base/customer.model.json': customer, 'base/level.dictionary.json': level };

function check(files: Record<string, JsonObject | string>) {
  return checkDocuments(
    Object.entries({ ...good, ...files }).map(([path, content]) => ({
      path,
      file: `schemas/${path}`,
      text: typeof content === 'string' ? content : printDocument(content),
    })),
    validators,
    vocabulary,
  );
}

const list = (more: JsonObject): JsonObject => ({
  kind: 'list',
  formatVersion: 1,
  title: '客户',
  model: 'base/customer',
  ...more,
});
const form = (properties: JsonObject): JsonObject => ({
  kind: 'form',
  formatVersion: 1,
  title: '客户',
  model: 'base/customer',
  properties,
});

const mistakes: [name: string, path: string, content: JsonObject, expected: object][] = [
  [
    'a misspelt widget',
    'base/customer.form.json',
    form({ name: { 'x-component': 'Inptu' } }),
    { code: 'unknown-widget', pointer: '/properties/name/x-component', nearest: 'Input', line: 6 },
  ],
  [
    'a misspelt prop',
    'base/customer.form.json',
    form({ name: { 'x-component': 'Input', 'x-component-props': { maxLenght: 3 } } }),
    { code: 'unknown-key', nearest: 'maxLength' },
  ],
  [
    'a prop of the wrong type',
    'base/customer.form.json',
    form({ name: { 'x-component': 'Input', 'x-component-props': { maxLength: 'x' } } }),
    { pointer: '/properties/name/x-component-props/maxLength' },
  ],
  [
    'a field that the model lacks',
    'base/customer.form.json',
    form({ nmae: {} }),
    { code: 'unknown-field', nearest: 'name' },
  ],
  [
    'a model that is not there',
    'base/customer.list.json',
    list({ model: 'base/custmer' }),
    { code: 'unknown-document', pointer: '/model', nearest: 'base/customer' },
  ],
  [
    'a form that is not there',
    'base/customer.list.json',
    list({ editor: 'base/custom' }),
    { code: 'unknown-document', pointer: '/editor' },
  ],
  [
    'a column without a field',
    'base/customer.list.json',
    list({ columns: ['leval'] }),
    { code: 'unknown-field', pointer: '/columns/0', nearest: 'level' },
  ],
  [
    'a misspelt cell',
    'base/customer.list.json',
    list({ columns: [{ key: 'name', cell: 'txet' }] }),
    { code: 'unknown-cell', nearest: 'text' },
  ],
  [
    'a misspelt built-in button',
    'base/customer.list.json',
    list({ toolbar: ['batch-delte'] }),
    { pointer: '/toolbar/0', nearest: 'batch-delete' },
  ],
  [
    'a misspelt action',
    'base/customer.list.json',
    list({ toolbar: [{ title: '刷新', do: [{ refrsh: true }] }] }),
    { code: 'unknown-action', nearest: 'refresh' },
  ],
  [
    'the cell of a menu in what is no menu',
    'base/customer.list.json',
    list({ rowActions: [{ title: '看', visible: "{{ $chosen.field == 'name' }}", do: { refresh: true } }] }),
    { code: 'expression-unknown-name', pointer: '/rowActions/0/visible' },
  ],
  [
    'a step that reads what the record does not have',
    'base/customer.list.json',
    list({ rowActions: [{ title: '看', do: { navigate: '/a', record: '{{ $record.nmae }}' } }] }),
    { code: 'expression-unknown-field', pointer: '/rowActions/0/do/record', nearest: 'name' },
  ],
  [
    'a part of a screen that reads what is no filter of it',
    'base/overview.screen.json',
    {
      kind: 'screen',
      formatVersion: 1,
      title: '概览',
      filters: { period: { type: 'string' } },
      properties: {
        text: { type: 'void', 'x-component': 'MarkdownText', 'x-visible': "{{ $values.peroid == 'year' }}" },
      },
    },
    { code: 'expression-unknown-field', pointer: '/properties/text/x-visible', nearest: 'period' },
  ],
  [
    'a number among built-in entries',
    'base/customer.list.json',
    list({ contextMenu: [5] }),
    { pointer: '/contextMenu/0', expected: expect.stringMatching(/^edit、detail、.*、对象$/) },
  ],
  [
    'a text for yes or no, where an expression may stand too',
    'base/customer.form.json',
    form({ name: { 'x-component': 'Input', 'x-component-props': { allowClear: 'no' } } }),
    { message: '“no”的写法不对。', expected: expect.stringMatching(/^true 或 false、null，或整段由双花括号/) },
  ],
  [
    'a text of another form',
    'app.app.json',
    { kind: 'app', formatVersion: 1, title: '应用', home: 'start', menu: [] },
    { code: 'wrong-form', message: '“start”的写法不对。', expected: '以 / 开头的路径' },
  ],
  [
    'a number for a text',
    'base/customer.list.json',
    list({ title: 5 }),
    { message: '这里的写法不对，应为文本、对象。', expected: '文本、对象' },
  ],
  [
    'a text for yes or no',
    'base/customer.list.json',
    list({ live: 'yes' }),
    { message: '这里应为 true 或 false。', expected: 'true 或 false' },
  ],
  [
    'a dialog that is not there',
    'base/customer.list.json',
    list({ toolbar: [{ title: '开', do: { 'open-dialog': 'base/none' } }] }),
    { code: 'unknown-document' },
  ],
  [
    'a permission that nobody declares',
    'base/customer.list.json',
    list({ toolbar: [{ title: '加', permission: 'base:customer:ad', do: { refresh: true } }] }),
    { code: 'unknown-permission', nearest: 'base:customer:add' },
  ],
  [
    'a dictionary that is not there',
    'base/customer.model.json',
    model({ level: { type: 'string', 'x-dict': 'customer_leval' } }),
    { code: 'unknown-dictionary', nearest: 'customer_level' },
  ],
  [
    'a rule that is not there',
    'base/customer.model.json',
    model({ phone: { type: 'string', 'x-rules': ['moblie'] } }),
    { code: 'unknown-rule', nearest: 'mobile' },
  ],
  [
    'a reference to a model that is not there',
    'base/customer.model.json',
    model({ parent: { type: 'string', 'x-ref': { model: 'base/custmer' } } }),
    { code: 'unknown-document' },
  ],
  [
    'an index over a field that is not there',
    'base/customer.model.json',
    model({ name: { type: 'string' } }, { indexes: [['nam']] }),
    { code: 'unknown-field', nearest: 'name' },
  ],
  [
    'a state that the dictionary of its field does not have',
    'base/customer.model.json',
    model(
      { level: { type: 'string', 'x-dict': 'customer_level' } },
      {
        states: { field: 'level', initial: 'B', transitions: [{ name: 'keep', title: '保留', from: ['A'], to: 'A' }] },
      },
    ),
    { code: 'unknown-state', pointer: '/states/initial' },
  ],
  [
    'a condition of a step that is none',
    'base/customer.list.json',
    list({ rowActions: [{ title: '审核', do: { refresh: true, when: 'x' } }] }),
    { pointer: '/rowActions/0/do/when' },
  ],
  [
    'a step with a transition that the model does not have',
    'base/customer.list.json',
    list({ rowActions: [{ title: '审核', do: { transition: 'examine' } }] }),
    { code: 'unknown-transition', pointer: '/rowActions/0/do/transition' },
  ],
  [
    'a reaction to a field that the form does not have',
    'base/customer.form.json',
    form({ name: { 'x-reactions': { target: 'levle', fulfill: { state: { visible: true } } } } }),
    { code: 'unknown-field', pointer: '/properties/name/x-reactions/target', nearest: 'level' },
  ],
  [
    'an expression that does not parse',
    'base/customer.form.json',
    form({ name: { 'x-visible': '{{ $record.level == }}' } }),
    { pointer: '/properties/name/x-visible' },
  ],
  [
    'an expression that names no field',
    'base/customer.form.json',
    form({ name: { 'x-visible': "{{ $record.levle == 'A' }}" } }),
    { nearest: 'level' },
  ],
  [
    'a key of the envelope that does not exist',
    'base/customer.list.json',
    list({ tittle: 'x' }),
    { code: 'unknown-key', nearest: 'title' },
  ],
  [
    'a fixed condition that is written as a comparison',
    'base/customer.list.json',
    list({ where: { level: '> 0' } }),
    { code: 'no-comparison', pointer: '/where/level' },
  ],
  [
    'what a dialog has loaded where it loads nothing',
    'base/ask.dialog.json',
    {
      kind: 'dialog',
      formatVersion: 1,
      title: '问',
      body: { form: { properties: { a: { type: 'string', title: 'A' } } } },
      values: { a: '{{ $loaded.name }}' },
    },
    { code: 'expression-unknown-name', pointer: '/values/a' },
  ],
  ['a kind that is not the file name’s', 'base/customer.list.json', form({}), { code: 'wrong-kind', expected: 'list' }],
  ['a newer format', 'base/customer.list.json', list({ formatVersion: 9 }), { code: 'format-version-newer' }],
  [
    'a column type that is reserved',
    'base/customer.list.json',
    list({ columns: [{ key: 'name', type: 'row-number' }] }),
    { pointer: '/columns/0/type' },
  ],
];

describe('checkDocuments', () => {
  test('finds nothing wrong in right documents', () => {
    const files = {
      'base/customer.list.json': list({ columns: ['name', '...'] }),
      'base/customer.form.json': form({ name: {}, level: {} }),
    };
    const { problems } = check({ ...files, 'base/customer.list.json': list({ editor: 'base/customer' }) });
    expect(problems).toEqual([]);
  });

  test.each(mistakes)('tells of %s, once, with its place', (_, path, content, expected) => {
    const { problems } = check({ [path]: content });
    const errors = problems.filter((problem) => problem.severity === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ document: path.replace('.json', ''), ...expected });
    expect(errors[0]?.line).toBeGreaterThan(0);
    expect(errors[0]?.column).toBeGreaterThan(0);
  });

  test('a form may name its own fields in its rules, reactions and rows', () => {
    const ghost = { type: 'string', title: '自己的', 'x-transient': true };
    const level = { 'x-visible': '{{ $record.ghost == 1 && $values.ghost }}' };
    const rows = { type: 'array', 'x-transient': true, items: { properties: { qty: { type: 'number' } } } };
    const body = form({ name: { 'x-reactions': { target: 'ghost', when: '{{ $value }}' } }, level, ghost, rows });
    const rules = [{ when: '{{ $record.ghost != $record.name }}', message: '不对', field: 'ghost' }];
    const { problems } = check({ 'base/customer.form.json': { ...body, rules } });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const wrong = check({
      'base/customer.form.json': { ...body, rules: [{ ...rules[0], when: '{{ $record.gost }}' }] },
    });
    expect(wrong.problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'expression-unknown-field', nearest: 'ghost' },
    ]);
  });

  test('points at the wrong character inside an expression', () => {
    const text = printDocument(form({ name: { 'x-visible': "{{ $record.levle == 'A' }}" } }));
    const { problems } = check({ 'base/customer.form.json': text });
    const problem = problems.find((each) => each.severity === 'error');
    const line = text.split('\n')[(problem?.line ?? 1) - 1] ?? '';
    expect(line.slice((problem?.column ?? 1) - 1)).toMatch(/^levle/);
  });

  test('keeps a file that is no JSON as a document with its problem, and tells of nothing that uses it', () => {
    const checked = check({
      'base/customer.model.json': '{ "kind": ',
      'base/customer.list.json': list({ columns: ['name'] }),
    });
    expect(checked.problems.filter((problem) => problem.severity === 'error')).toMatchObject([
      { code: 'syntax', document: 'base/customer.model', line: 1 },
    ]);
    expect(checked.get('base/customer.model')?.problems).toHaveLength(1);
  });

  test('tells of a file whose name is no document’s', () => {
    expect(check({ 'base/notes.json': '{}' }).problems).toMatchObject([
      { code: 'file-name', document: 'base/notes.json' },
    ]);
  });

  test('lets a later folder win', () => {
    const files = [customer, model({ code: { type: 'string' } })].map((body, index) => ({
      path: 'base/customer.model.json',
      file: `${index}/base/customer.model.json`,
      text: printDocument(body),
    }));
    const checked = checkDocuments(files, validators, vocabulary);
    expect(checked.get('base/customer.model')?.body['schema']).toMatchObject({ properties: { code: {} } });
    expect(checked.fileOf('base/customer.model')).toBe('1/base/customer.model.json');
  });

  test('tells of patterns that a browser could take for ever over, wherever they stand', () => {
    const slow = '^([a-z]+)+$';
    const { problems } = check({
      'base/customer.model.json': model({
        name: { type: 'string', title: '名称', pattern: slow },
        code: { type: 'string', title: '编码', pattern: '^[a-z]+$', 'x-number': { pattern: 'C{seq:5}' } },
      }),
      'base/common.rules.json': {
        kind: 'rules',
        formatVersion: 1,
        title: '规则',
        rules: [{ name: 'slow', message: '不对', pattern: slow }],
      },
    });
    expect(problems.filter(({ code }) => code === 'exploding-pattern')).toMatchObject([
      { severity: 'warning', document: 'base/customer.model', pointer: '/schema/properties/name/pattern' },
      { severity: 'warning', document: 'base/common.rules', pointer: '/rules/0/pattern' },
    ]);
  });

  test('tells the texts without English of a document that somebody began to translate, and of no other', () => {
    const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english });
    const { problems } = check({
      'base/customer.model.json': model(
        {
          name: { type: 'string', title: both('名称', 'Name') },
          phone: { type: 'string', title: '电话' },
          fax: { type: 'string', title: { 'zh-CN': '传真' } },
          mail: { type: 'string', title: 'Email' },
          note: {
            type: 'string',
            title: both('备注', 'Note'),
            'x-component': 'Input',
            'x-component-props': { placeholder: both('写一句', 'A sentence'), prefix: '注：' },
          },
          state: { type: 'string', title: { 'zh-CN': '{{ $record.a }} 的状态' } },
        },
        { description: '给配置人员' },
      ),
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(problems.filter(({ code }) => code === 'missing-translation')).toMatchObject(
      [
        '/title',
        '/schema/properties/phone/title',
        '/schema/properties/fax/title',
        '/schema/properties/note/x-component-props/prefix',
        '/schema/properties/state/title',
      ].map((pointer) => {
        return { severity: 'warning', document: 'base/customer.model', pointer };
      }),
    );
  });

  test('tells of documents that nothing uses', () => {
    const { problems } = check({ 'base/other.form.json': form({}) });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'unused-document', document: 'base/other.form' }]);
  });

  test.each([
    ['moblie', { nearest: 'mobile' }],
    ['phone', { expected: expect.stringContaining('mobile') }],
  ])('a rule of the name %s leads to the right one', (name, help) => {
    const { problems } = check({
      'base/order.model.json': model({ phone: { type: 'string', title: '电话', 'x-rules': [name] } }),
    });
    expect(problems).toMatchObject([{ code: 'unknown-rule', ...help }]);
  });

  test('a form beside its model by the same id is used as the editor of the model', () => {
    expect(check({ 'base/customer.form.json': form({}) }).problems).toEqual([]);
  });

  test('finds documents that are part of each other in a circle, and tells it once', () => {
    const lines = (of: string) =>
      model({ up: { type: 'string' }, lines: { type: 'array', 'x-child': { model: of, parent: 'up' } } });
    const { problems } = check({ 'a/one.model.json': lines('a/two'), 'a/two.model.json': lines('a/one') });
    expect(problems).toMatchObject([
      { severity: 'error', code: 'cycle', document: 'a/one.model', pointer: '/schema/properties/lines/x-child/model' },
    ]);
  });

  test('tells that a document is laid out differently', () => {
    const { problems } = check({ 'base/customer.list.json': JSON.stringify(list({})) });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'not-canonical' }]);
  });
});

test('a file that comes again is not parsed again, and is judged among the documents that it stands among now', () => {
  const [model, dictionary] = Object.entries(good).map(([path, content]) => ({
    path,
    file: `schemas/${path}`,
    text: printDocument(content),
  }));
  if (!model || !dictionary) throw new Error('There are two good documents.');
  const alone = checkDocuments([model], validators, vocabulary);
  const both = checkDocuments([model, dictionary], validators, vocabulary);
  const codesOf = ({ get }: typeof alone) => get('base/customer.model')?.problems.map(({ code }) => code);
  expect(codesOf(alone)).toContain('unknown-dictionary');
  expect(codesOf(both)).not.toContain('unknown-dictionary');
  expect(codesOf(checkDocuments([model], validators, vocabulary))).toEqual(codesOf(alone));
  expect(both.get('base/customer.model')?.body).toBe(alone.get('base/customer.model')?.body);
});

// covers: limit-locales
describe('in English', () => {
  afterEach(() => setLocale('zh-CN'));
  const english = async () => setLocale('en-US', await loadCatalogue('en-US'));
  const chinese = /[\u4e00-\u9fff]+/g;

  test.each(mistakes)('%s is told, with no Chinese but that of the documents', async (_, path, content) => {
    await english();
    const { problems } = check({ [path]: content });
    expect(problems).not.toEqual([]);
    const written = JSON.stringify([good, content]);
    const foreign = problems.flatMap(({ message, expected = '' }) => `${message} ${expected}`.match(chinese) ?? []);
    expect(foreign.filter((words) => !written.includes(words))).toEqual([]);
  });

  test('what was found before another language was chosen is told in that one, each time', async () => {
    const files = [
      ['base/customer.model.json', printDocument(customer)] as const,
      ['base/notes.json', '{}'] as const,
      ['base/customer.list.json', '{ "kind": "list", "model": "base/custmer", "live": "yes" }'] as const,
    ].map(([path, text]) => ({ path, file: path, text }));
    const told = () => checkDocuments(files, validators, vocabulary).problems.map(({ message }) => message);
    const first = told();
    await english();
    const second = told();
    setLocale('zh-CN');
    expect(told()).toEqual(first);
    await english();
    expect(told()).toEqual(second);
    expect(second).toHaveLength(first.length);
    expect(first.every((message) => message.match(chinese))).toBe(true);
    expect(second.join().match(chinese)).toBeNull();
    expect(second).toEqual(
      expect.arrayContaining([
        'The document does not say its format version. Add "formatVersion": 1.',
        'Expected here: true or false.',
        'There is no model document named “base/custmer”.',
      ]),
    );
  });
});
