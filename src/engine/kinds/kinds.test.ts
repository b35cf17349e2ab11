import { describe, expect, it, test } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { pagePermission, resolvePage, shownProblems } from './index.ts';

describe('resolvePage', () => {
  it.each([
    ['base/customer.model', 'list'],
    ['a/b.list', 'list'],
    ['a/b.form', 'form'],
    ['a/b.screen', 'screen'],
    ['a/b.query', 'problem'],
    ['no/such.list', 'problem'],
    ['nonsense', 'problem'],
  ])('%s is a %s', (key, kind) => {
    const set = documentSet({
      ...sales,
      'a/b.list': { model: 'base/customer' },
      'a/b.form': {},
      'a/b.screen': {},
      'a/b.query': {},
    });
    expect(resolvePage(key, set, vocabulary).kind).toBe(kind);
  });
});

test.each<[key: string, body: JsonObject, permission: string]>([
  ['a/b.list', { model: 'base/customer' }, 'base:customer:list'],
  ['a/b.list', { model: 'base/customer', permission: 'crm:customer' }, 'crm:customer:list'],
  ['a/b.form', { model: 'base/customer' }, 'base:customer:list'],
  ['a/b.model', {}, 'a:b:list'],
  ['a/b.model', { permission: 'system:own', stored: false }, 'system:own:list'],
  ['a/b.list', { model: 'shop/thing' }, 'shop:own:list'],
  ['a/b.screen', {}, 'a:b:view'],
  ['a/b.screen', { permission: 'crm:board' }, 'crm:board'],
  ['a/b.query', { model: 'base/customer' }, 'base:customer:list'],
  ['a/b.query', { model: 'base/customer', permission: 'crm:report' }, 'crm:report'],
])('%s with %o is opened with %s', (key, body, permission) => {
  const set = documentSet({ [key]: body, 'shop/thing.model': { permission: 'shop:own', stored: false } });
  const documents = [...set.keys()].flatMap((each) => (each === key ? (set.get(each) ?? []) : []));
  expect(documents.map((document) => pagePermission(document, set))).toEqual([permission]);
});

test.each([
  ['a/b.list', [{ code: 'missing-key' }]],
  ['a/b.screen', [{ pointer: '/properties/name' }]],
  ['a/b.dialog', [{ code: 'missing-key' }]],
  ['a/c.dialog', [{ pointer: '/body/form/properties/rows/x-component' }]],
  ['a/b.picker', [{ code: 'unknown-key' }, { code: 'missing-key' }]],
  ['a/b.request', []],
  ['nonsense', []],
])('%s would show cards for %o', (key, problems) => {
  const set = documentSet({
    'a/b.list': {},
    'a/b.screen': { properties: { name: { type: 'string' } } },
    'a/b.dialog': {},
    'a/c.dialog': { title: '弹窗', body: { form: { properties: { rows: { 'x-component': 'SubForm' } } } } },
    'a/b.picker': { wrong: 1 },
    'a/b.request': { wrong: 1 },
  });
  expect(shownProblems(key, set, vocabulary)).toMatchObject(problems);
});
