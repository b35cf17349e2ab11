import { expect, test } from 'vitest';

import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { resolveList } from './index.ts';

const form = { title: '客户', model: 'base/customer', properties: { name: { title: '客户名称' } } };

test.each([
  ['beside its model', 'base/customer.form', form, 'base/customer.form'],
  ['over another model', 'base/customer.form', { ...form, model: 'sales/order' }, 'base/customer.model'],
  ['of another id', 'base/other.form', form, 'base/customer.model'],
])('a form %s edits the records of a page that names none', (_, key, body, edits) => {
  const documents = documentSet({ ...sales, [key]: body });
  expect(resolveList('base/customer.model', documents, vocabulary).form.document).toBe(edits);
});
