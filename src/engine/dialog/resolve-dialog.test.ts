import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { closureOf } from '../../schema/references/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { dialogKeyOf, initialDialogValues, resolveDialog } from './index.ts';

const others: Record<string, JsonObject> = {
  ...sales,
  'a/freeze.form': { title: '冻结', width: 640, properties: { reason: { type: 'string' } } },
  'a/customers.list': { title: '客户们', model: 'base/customer' },
  'a/home.screen': { title: '首页', properties: {} },
  'a/pick.picker': { title: '选客户', model: 'base/customer', columns: ['name'], width: 800 },
  'a/of-report.picker': { title: '选一行', query: 'a/report', columns: ['name'] },
};
const resolve = (body: JsonObject) =>
  resolveDialog('a/b.dialog', documentSet({ ...others, 'a/b.dialog': { kind: 'dialog', ...body } }), vocabulary);

describe('resolveDialog', () => {
  it('reads all that a dialog can say', () => {
    const dialog = resolve({
      title: '冻结客户',
      width: '60%',
      fullScreen: true,
      placement: 'drawer',
      permission: 'base:customer:freeze',
      body: { form: { properties: { reason: { type: 'string', required: true } } } },
      values: { reason: '{{ $record.name }}' },
      okText: '冻结',
      cancelText: '算了',
      submit: [{ request: 'base/freeze', args: { why: '{{ $values.reason }}' } }, { refresh: true }],
    });
    expect(dialog).toMatchObject({
      document: 'a/b.dialog',
      title: '冻结客户',
      width: '60%',
      fullScreen: true,
      placement: 'drawer',
      permission: 'base:customer:freeze',
      body: { kind: 'form', form: { nodes: [{ path: 'reason', pointer: '/body/form/properties/reason' }] } },
      values: { reason: '{{ $record.name }}' },
      okText: '冻结',
      cancelText: '算了',
      problems: [],
    });
    expect(dialog.submit?.map(({ action, pointer }) => [action, pointer])).toEqual([
      ['request', '/submit/0'],
      ['refresh', '/submit/1'],
    ]);
  });

  it.each<[string, JsonObject, object]>([
    ['a form by its id', { form: 'a/freeze' }, { kind: 'form', form: { document: 'a/freeze.form' } }],
    [
      'an inline form',
      { form: { model: 'base/customer' } },
      { kind: 'form', form: { document: 'a/b.dialog', model: { id: 'base/customer' } } },
    ],
    ['a list by its id', { list: 'a/customers' }, { kind: 'list', list: { title: '客户们' } }],
    [
      'an inline list',
      { list: { model: 'base/customer' } },
      { kind: 'list', list: { document: 'a/b.dialog', title: '客户' } },
    ],
    ['a picker', { picker: 'a/pick' }, { kind: 'picker', picker: { title: '选客户', width: 800 } }],
    ['a screen', { screen: 'a/home' }, { kind: 'screen', screen: { title: '首页' } }],
    ['a text by language', { text: { 'zh-CN': '好', 'en-US': 'ok' } }, { kind: 'text', text: '好' }],
  ])('holds %s', (_, body, expected) => {
    const dialog = resolve({ title: 'x', body });
    expect(dialog.body).toMatchObject(expected);
    expect(dialog.problems).toEqual([]);
  });

  it.each<[string, JsonObject, object]>([
    ['nothing', {}, { code: 'missing-key' }],
    [
      'a form that does not exist',
      { body: { form: 'a/freze' } },
      { code: 'unknown-document', pointer: '/body/form', nearest: 'a/freeze' },
    ],
    [
      'a picker that does not exist',
      { body: { picker: 'a/pikc' } },
      { code: 'unknown-document', pointer: '/body/picker', nearest: 'a/pick' },
    ],
    [
      'a picker of a report, whose columns are not here',
      { body: { picker: 'a/of-report' } },
      { code: 'not-drawn-yet', pointer: '/body/picker' },
    ],
    ['an unknown sort of body', { body: { frame: 'x' } }, { code: 'unknown-key', pointer: '/body/frame' }],
    ['a body that is none', { body: 7 }, { code: 'wrong-type', pointer: '/body' }],
  ])('a problem stands in the place of %s', (_, body, problem) => {
    expect(resolve({ title: 'x', ...body }).body).toMatchObject({ kind: 'problem', problem });
  });

  it('one wrong step takes 确定 out of use', () => {
    const dialog = resolve({ title: 'x', body: { text: 'y' }, submit: [{ refresh: true }, { reqest: 'a/b' }] });
    expect(dialog).toMatchObject({ submit: [], submitProblem: { code: 'unknown-action', nearest: 'request' } });
  });

  it('a wrong permission is held by nobody', () => {
    expect(resolve({ title: 'x', body: { text: 'y' }, permission: 'A B' }).permission).toBe('pagewright:refused');
  });

  it('problems of an inline body are told by the body', () => {
    const dialog = resolve({
      title: 'x',
      body: { form: { properties: { a: { type: 'string', 'x-component': 'Inptu' } } } },
    });
    expect(dialog.problems).toEqual([]);
    expect(dialog.body).toMatchObject({ form: { nodes: [{ kind: 'problem', problem: { nearest: 'Input' } }] } });
  });

  it.each([
    ['a/freeze', 'a/freeze.form', { title: '冻结', width: 640, body: { kind: 'form' } }],
    ['a/customers', 'a/customers.list', { title: '客户们', body: { kind: 'list' } }],
    ['a/home', 'a/home.screen', { title: '首页', body: { kind: 'screen' } }],
  ])('%s opens %s by itself', (id, key, expected) => {
    const set = documentSet(others);
    expect(dialogKeyOf(id, set)).toBe(key);
    expect(resolveDialog(key, set, vocabulary)).toMatchObject({ ...expected, problems: [] });
  });

  it('one that does not exist holds the problem', () => {
    expect(dialogKeyOf('no/such', documentSet(others))).toBeUndefined();
    expect(resolveDialog('no/such.dialog', documentSet(others), vocabulary).body).toMatchObject({
      kind: 'problem',
      problem: { code: 'unknown-document' },
    });
  });

  it('comes with the page whose button opens it, and so does all that it needs', () => {
    const set = documentSet({
      ...others,
      'a/page.list': {
        model: 'base/customer',
        toolbar: [{ title: '一', do: { 'open-dialog': 'a/b' } }],
        rowActions: [{ title: '二', do: [{ 'open-dialog': 'a/home' }] }],
      },
      'a/b.dialog': { body: { form: 'a/freeze' }, submit: [{ 'open-dialog': 'a/c' }, { request: 'a/call' }] },
      'a/c.dialog': { body: { list: 'a/customers' } },
      'a/call.request': { method: 'PUT', path: '/x' },
    });
    const wanted = ['a/b.dialog', 'a/freeze.form', 'a/c.dialog', 'a/customers.list', 'a/call.request', 'a/home.screen'];
    expect(closureOf('a/page.list', set)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('initialDialogValues', () => {
  const start = (values: JsonObject, scope: Record<string, unknown> = {}) =>
    initialDialogValues({ document: 'a/b.dialog', values }, { $args: {}, ...scope });

  it.each<[string, JsonObject, Record<string, unknown>, Record<string, unknown>]>([
    ['fixed', { a: 1, b: ['x'] }, {}, { a: 1, b: ['x'] }],
    ['of the record', { a: '{{ $record.name }}' }, { $record: { name: '甲' } }, { a: '甲' }],
    [
      'of the selection',
      { ids: '{{ $selection.map(r => r.id) }}' },
      { $selection: [{ id: '1' }, { id: '2' }] },
      { ids: ['1', '2'] },
    ],
    ['of the arguments, over them', { b: '{{ $args.a + 1 }}' }, { $args: { a: 1, b: 0 } }, { a: 1, b: 2 }],
    ['inside an object', { a: { b: '{{ $user.id }}' } }, { $user: { id: '7' } }, { a: { b: '7' } }],
    ['data stays data', { a: '{{ $record.name }}' }, { $record: { name: '{{ 1 }}' } }, { a: '{{ 1 }}' }],
  ])('%s', (_, values, scope, expected) => {
    expect(start(values, scope)).toEqual({ values: expected, problems: [] });
  });

  it('one that fails is left out and told', () => {
    const { values, problems } = start({ a: '{{ $record.name.first }}', b: 2 }, { $record: null });
    expect(values).toEqual({ b: 2 });
    expect(problems).toMatchObject([{ code: 'expression-failed', document: 'a/b.dialog', pointer: '/values/a' }]);
  });
});
