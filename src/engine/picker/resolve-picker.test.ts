import { describe, expect, test } from 'vitest';

import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { resolvePicker } from './index.ts';

const entry = { title: '', props: { properties: {} } };
const vocabulary: Vocabulary = {
  widgets: { Input: entry, Date: entry, DictSelect: { title: '', props: { properties: { dictionary: {} } } } },
  cells: { text: entry, dictionary: entry, date: entry },
  actions: {},
  rules: {},
};

function setOf(bodies: Record<string, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [text, body] of Object.entries(bodies)) {
    const parts = splitDocumentKey(text);
    if (parts)
      documents.set(`${parts.id}.${parts.kind}`, {
        key: `${parts.id}.${parts.kind}`,
        ...parts,
        hash: '',
        body,
        problems: [],
      });
  }
  return documents;
}

const user: JsonObject = {
  title: '用户',
  resource: '/sys/user',
  label: 'realname',
  schema: {
    type: 'object',
    properties: {
      username: { type: 'string', title: '账号' },
      realname: { type: 'string', title: '姓名' },
      sex: { type: 'integer', title: '性别', 'x-dict': 'sex' },
    },
  },
};
const depart: JsonObject = {
  title: '部门',
  label: 'departName',
  tree: { parent: 'parentId' },
  schema: {
    type: 'object',
    properties: { departName: { type: 'string', title: '名称' }, parentId: { type: 'string' } },
  },
};
const pick = (body: JsonObject) =>
  resolvePicker(
    'a/pick.picker',
    setOf({ 'a/user.model': user, 'a/depart.model': depart, 'a/pick.picker': body }),
    vocabulary,
  );

describe('a picker over a model', () => {
  test('asks for records to choose from where the person may not list them', () => {
    const body = { model: 'a/user', columns: ['username'] };
    const own = { ...body, urls: { list: '/x/list' } };
    const documents = setOf({ 'a/user.model': user, 'a/pick.picker': body, 'a/own.picker': own });
    const calls = (key: string, ...held: string[]) => {
      const { list, echo } = resolvePicker(key, documents, vocabulary, { permissions: new Set(held) });
      return [list?.endpoints.list, echo?.path];
    };
    expect(calls('a/pick.picker', 'a:user:list')).toEqual(['/sys/user/list', '/sys/user/list']);
    expect(calls('a/pick.picker')).toEqual(['/pickers/a.pick/records', '/pickers/a.pick/records']);
    expect(calls('a/own.picker')).toEqual(['/x/list', '/x/list']);
  });

  test('is a table with the call of the model, its own columns and search, pages of 5 to 30', () => {
    const picker = pick({
      title: '选人',
      model: 'a/user',
      columns: ['username', 'sex'],
      search: ['realname'],
      selectedList: true,
      pageSize: 5,
    });
    expect(picker.problems).toEqual([]);
    expect(picker).toMatchObject({ key: 'id', label: 'realname', multiple: false, width: 1200, look: 'dialog' });
    expect(picker.list).toMatchObject({
      endpoints: { list: '/sys/user/list' },
      pageSize: 5,
      pageSizes: [5, 10, 20, 30],
    });
    expect(picker.list?.columns.map(({ key, cell }) => [key, cell])).toEqual([
      ['username', 'text'],
      ['sex', 'dictionary'],
    ]);
    expect(picker.echo).toEqual({ path: '/sys/user/list' });
  });

  test('asks other calls where it says so, and shows what these answer beyond the model', () => {
    const picker = pick({
      model: 'a/user',
      urls: { list: '/sys/user/queryUserComponentData', echo: '/sys/user/getMultiUser' },
      columns: ['username', { key: 'orgCodeTxt', title: '部门' }],
      search: [{ field: 'post', title: '职务', mode: 'equals' }],
      key: 'username',
    });
    expect(picker.problems).toEqual([]);
    expect(picker.list?.columns[1]).toMatchObject({ key: 'orgCodeTxt', title: '部门' });
    expect(picker.list?.search[0]).toMatchObject({ name: 'post', title: '职务' });
    expect(picker.echo).toEqual({ path: '/sys/user/getMultiUser' });
  });

  test('without a model is a table of what its columns say', () => {
    const picker = pick({
      urls: { list: '/x/list' },
      columns: [
        { key: 'no', title: '编号' },
        { key: 'kind', title: '种类', dictCode: 'k' },
      ],
    });
    expect(picker.problems).toEqual([]);
    expect(picker.list?.columns.map(({ cell }) => cell)).toEqual(['text', 'dictionary']);
  });

  test.each([
    ['a column that nobody knows', { model: 'a/user', columns: ['nobody'] }, 'unknown-field'],
    ['no place to choose from', { columns: [{ key: 'a', title: 'A' }] }, 'missing-key'],
    ['a tree without a source', { model: 'a/user', tree: { by: 'departId' } }, 'missing-key'],
    [
      'a path that leads elsewhere',
      { urls: { list: '//evil.example' }, columns: [{ key: 'a', title: 'A' }] },
      'wrong-value',
    ],
  ])('tells of %s', (_, body, code) => {
    expect(pick(body).problems.map((problem) => problem.code)).toContain(code);
  });
});

describe('a picker with a tree', () => {
  test('chooses from the tree where it has no columns', () => {
    const picker = pick({ tree: { model: 'a/depart', whole: '/sys/sysDepart/queryTreeList' }, multiple: true });
    expect(picker).toMatchObject({ label: 'title', width: 500, echo: { path: '', resource: '/a/depart' } });
    expect(picker.list).toBeUndefined();
    expect(picker.tree).toMatchObject({
      title: '部门',
      whole: { path: '/sys/sysDepart/queryTreeList' },
      linked: false,
    });
  });

  test('has the tree beside the table where the tree says which condition it is', () => {
    const picker = pick({
      model: 'a/user',
      columns: ['username'],
      tree: { model: 'a/depart', children: '/x/sync', by: 'departId' },
    });
    expect(picker.tree).toMatchObject({ by: 'departId', children: { path: '/x/sync' } });
    expect(picker.list?.columns).toHaveLength(1);
  });

  test('of any model that is a tree is read level by level', () => {
    expect(pick({ tree: { model: 'a/depart' } }).tree?.children).toEqual({
      table: { table: 'a/depart', parentField: 'parentId', text: 'departName', code: 'id' },
      params: {},
    });
  });

  test('level by level cannot be linked, and says so', () => {
    const linked = pick({ tree: { model: 'a/depart', linked: true }, multiple: true });
    expect(linked.problems).toMatchObject([{ code: 'wrong-value', pointer: '/tree/linked' }]);
    expect(pick({ tree: { whole: '/x/all', linked: true } }).problems).toEqual([]);
  });

  test('may have a call that finds one node by the field that is stored', () => {
    const picker = pick({ urls: { echo: '/x/names', one: '/x/one' }, tree: { children: '/x/level' } });
    expect(picker.echo).toEqual({ path: '/x/names', one: '/x/one' });
  });

  test.each([
    [{ model: 'a/depart' }, true],
    [{ model: 'a/depart', children: '/x/sync', search: true }, true],
    [{ model: 'a/depart', children: '/x/sync' }, undefined],
    [{ model: 'a/depart', children: '/x/sync', search: '/x/find' }, undefined],
  ])('of %o is searched by the call for its levels, where the server can: %s', (tree, searched) => {
    expect(pick({ tree }).tree?.searchesChildren).toBe(searched);
  });
});

describe('a picker over a query', () => {
  test('tells of keys that say nothing there', () => {
    const { problems, list } = pick({
      query: 'a/report',
      key: 'no',
      pageSize: 5,
      columns: ['nobody'],
      search: ['nobody'],
      where: { no: '1' },
      sort: { column: 'no', order: 'asc' },
      urls: { list: '/x/list' },
      tree: { whole: '/x/all' },
    });
    expect(list).toBeUndefined();
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      '/columns',
      '/search',
      '/where',
      '/sort',
      '/tree',
      '/urls',
    ]);
    for (const { severity, code } of problems) expect([severity, code]).toEqual(['warning', 'key-without-effect']);
    expect(problems[0]?.message).toBe('从报表的行里选的选择器里“columns”不起作用：列由报表给出。');
  });

  test('has nothing to tell of what counts there', () => {
    const body = { query: 'a/report', key: 'no', label: 'name', multiple: true, fields: { no: 'code' }, pageSize: 5 };
    expect(pick({ ...body, selectedList: true, width: 800, look: 'dropdown' }).problems).toEqual([]);
  });
});

test('a picker that does not exist says so and has nothing to choose from', () => {
  const picker = resolvePicker('a/gone.picker', setOf({}), vocabulary);
  expect(picker.problems[0]).toMatchObject({ code: 'unknown-document' });
  expect(picker.list ?? picker.tree).toBeUndefined();
});
