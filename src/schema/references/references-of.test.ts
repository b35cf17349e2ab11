import { expect, test } from 'vitest';

import { documentSet, sales } from '../../engine/model/testing/documents.ts';
import type { JsonObject } from '../json/index.ts';
import { closureOf } from './index.ts';

const documents: Record<string, JsonObject> = {
  ...sales,
  'base/customer.form': { title: '客户', model: 'base/customer', properties: { name: {} } },
  'a/alone.list': { model: 'base/customer' },
  'a/named.list': { model: 'base/customer', editor: { properties: {} } },
  'a/below.list': { model: 'a/line', details: [{ by: 'customer', list: { model: 'base/customer' } }] },
  'a/asks.dialog': { body: { list: { model: 'base/customer' } } },
  'a/line.model': { page: false, schema: { type: 'object', properties: { name: { type: 'string' } } } },
  'a/line.form': { model: 'a/line', properties: { name: {} } },
};

test.each([
  ['base/customer.model', 'base/customer.form', true],
  ['a/alone.list', 'base/customer.form', true],
  ['a/below.list', 'base/customer.form', true],
  ['a/asks.dialog', 'base/customer.form', true],
  ['a/named.list', 'base/customer.form', false],
  ['a/below.list', 'a/line.form', true],
] as const)('%s brings %s as the editor of its records: %s', (page, form, isThere) => {
  expect(closureOf(page, documentSet(documents)).includes(form)).toBe(isThere);
});

test('a model that has no page of its own brings its form to the page that opens its records', () => {
  const set = documentSet({
    ...documents,
    'a/opens.list': { model: 'base/customer', editor: { properties: {} }, beside: { model: 'a/line' } },
  });
  expect(closureOf('a/opens.list', set)).toContain('a/line.form');
});
