import { expect, test } from 'vitest';

import { describeProblems, readDocuments, readFolders } from './index.ts';
import { modelOf, schemaFolder } from './testing/folder.ts';

const read = (files: Record<string, object | string>) => readDocuments(readFolders([schemaFolder(files)]));
const field = (more: object = {}) => ({ type: 'string', title: '字段', ...more });
const withFields = (properties: object, more: object = {}) => ({
  title: '模型',
  schema: { type: 'object', properties },
  ...more,
});

test('of two models with the same table or address, the first works and the second is reported', () => {
  const { models, documents } = read({
    'a/one.model': modelOf('甲', ['name'], { table: 'thing', resource: '/a/thing' }),
    'a/two.model': modelOf('乙', ['name'], { table: 'thing' }),
    'b/three.model': modelOf('丙', ['name'], { resource: '/a/thing' }),
  });
  expect([...models.keys()]).toEqual(['a/one']);
  const lines = describeProblems(documents);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/two\.model\.json:\d+:\d+ 数据表 thing 已是模型“a\/one”的，请用 table 换一个名字/);
  expect(lines[1]).toMatch(/three\.model\.json:\d+:\d+ 接口路径 \/a\/thing 已是模型“a\/one”的/);
  expect(documents.get('a/two.model')?.problems).toContainEqual(expect.objectContaining({ code: 'shared-table' }));
});

test.each(['pg_class', 'pg_thing', 'information_schema'])('a model cannot have the table %s', (table) => {
  const { models, documents } = read({ 'a/one.model': modelOf('甲', ['name'], { table }) });
  expect([...models.keys()]).toEqual([]);
  expect(describeProblems(documents).join('\n')).toContain(`数据表不能叫“${table}”`);
});

test('a table that is named by a long id must be named otherwise', () => {
  const { models, documents } = read({ [`a/${'x'.repeat(62)}.model`]: modelOf('甲', ['name']) });
  expect([...models.keys()]).toEqual([]);
  expect(describeProblems(documents).join('\n')).toContain('至多 63 个字符');
});

test('of two fields with one column the first stays', () => {
  const fields = { billNo: field(), bill_no: field(), create_by: field(), 名称: field(), 等级: field() };
  const { models, documents } = read({ 'a/one.model': withFields(fields) });
  expect(models.get('a/one')?.fields.map(({ name }) => name)).toEqual(['billNo', '名称', '等级']);
  expect(describeProblems(documents).join('\n')).toContain('字段 billNo 和 bill_no 同为列 bill_no，请改名');
});

test('what names a model or field that is not there is left out, the rest stays', () => {
  const { models } = read({
    'a/one.model': withFields(
      {
        name: field({ 'x-unique': ['nothing'] }),
        other: field({ 'x-ref': { model: 'a/gone' } }),
        lines: { type: 'array', title: '明细', 'x-child': { model: 'a/gone', parent: 'one' } },
        total: { type: 'number', title: '合计', 'x-rollup': { from: 'a/gone', by: 'x', sum: 'y' } },
      },
      {
        label: 'nothing',
        indexes: [['name'], ['nothing']],
        tree: { parent: 'nothing' },
        states: { field: 'nothing', initial: 'draft', editable: ['draft'], deletable: ['draft'], transitions: [] },
        postings: [{ on: 'examine', into: 'a/gone', set: {} }],
        creates: [{ name: 'make', title: '生成', to: 'a/gone', set: {} }],
      },
    ),
    'a/sum.model': withFields({ name: field() }, { balanceOf: { model: 'a/gone', by: ['name'], sum: ['qty'] } }),
  });
  const model = models.get('a/one');
  expect(model?.fields.map(({ name, reference }) => [name, reference])).toEqual([
    ['name', undefined],
    ['other', undefined],
  ]);
  expect(model).toMatchObject({ label: 'id', indexes: [['name']], postings: [], creates: [] });
  expect(model).not.toHaveProperty('states');
  expect(model).not.toHaveProperty('tree');
  expect(models.get('a/sum')?.balanceOf).toEqual({ model: '', by: [], sum: [], min: {} });
});

test('invalid patterns, and those without a linear form, are reported at their place', () => {
  const { documents } = read({
    'a/one.model': withFields({ a: field({ pattern: '(' }), b: field({ pattern: '^(?=.*\\d)' }) }),
    'a/own.rules': { title: '规则', rules: [{ name: 'own', message: '不对', pattern: '^(a)\\1$' }] },
  });
  const patternProblems = documents.problems.filter(({ code }) => code.endsWith('-pattern'));
  expect(patternProblems).toMatchObject([
    { code: 'wrong-pattern', severity: 'error', document: 'a/one.model', pointer: '/schema/properties/a/pattern' },
    { code: 'slow-pattern', severity: 'warning', document: 'a/one.model', pointer: '/schema/properties/b/pattern' },
    { code: 'slow-pattern', severity: 'warning', document: 'a/own.rules', pointer: '/rules/0/pattern' },
  ]);
  expect(patternProblems.every(({ line }) => line !== undefined && line > 1)).toBe(true);
});

test('a model that a change does not concern is the same object, and one that refers to what comes or goes is another', () => {
  const reference = field({ 'x-ref': { model: 'a/other' } });
  const documents = {
    'a/one.model': withFields({ name: field(), lent: reference }),
    'a/third.model': withFields({ name: field(), more: field({ 'x-unique': ['gone'] }) }),
  };
  const files = readFolders([schemaFolder(documents)]);
  const others = readFolders([schemaFolder({ 'a/other.model': modelOf('别的', ['name']) })]);
  const alone = readDocuments(files).models;
  const together = readDocuments([...files, ...others]).models;
  expect(alone.get('a/one')?.fields.find(({ name }) => name === 'lent')?.reference).toBeUndefined();
  expect(together.get('a/one')?.fields.find(({ name }) => name === 'lent')?.reference).toMatchObject({
    model: 'a/other',
  });
  expect(together.get('a/third')).toBe(alone.get('a/third'));
  const again = readDocuments(files).models;
  expect(again.get('a/one')?.fields.find(({ name }) => name === 'lent')?.reference).toBeUndefined();
});
