// covers: dialog-width-lines
import { expect, test } from 'vitest';

import { resolveDialog } from '../../../engine/dialog/index.ts';
import { documentSet, sales } from '../../../engine/model/testing/documents.ts';
import { vocabulary } from '../../../engine/model/testing/vocabulary.ts';
import { dialogWidth } from './dialog-width.ts';

test.each([
  ['a form with lines', { form: { model: 'sales/order' } }, undefined, 1200],
  ['a form with lines and a width', { form: { model: 'sales/order' } }, 700, 700],
  ['a form without lines', { form: { properties: { reason: { type: 'string' } } } }, undefined, 520],
  ['a text', { text: '好' }, undefined, 520],
])('%s is as wide as it needs', (_name, body, width, expected) => {
  const dialog = { kind: 'dialog', title: '补录', body, ...(width !== undefined && { width }) };
  const documents = documentSet({ ...sales, 'a/b.dialog': dialog });
  expect(dialogWidth(resolveDialog('a/b.dialog', documents, vocabulary))).toBe(expected);
});
