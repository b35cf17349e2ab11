// covers: product-counting
import { expect, test } from 'vitest';

import { resolvedField } from '../../engine/model/testing/resolved.ts';
import { savedNotice } from './saved-notice.ts';

const billNo = resolvedField('billNo', { title: '单据编号', numbering: { pattern: 'PD{seq:4}', restart: 'day' } });

test('a new record with a number says it, and leads to the page that has it', () => {
  const saved = { id: '1', billNo: 'PD0001' };
  expect(savedNotice({ id: 'stock/count', fields: [billNo] }, saved)).toEqual({
    kind: 'success',
    text: '新增成功 单据编号 PD0001',
    links: ['stock/count.list', 'stock/count.model'].map((document) => ({ text: '查看', document, record: 'PD0001' })),
  });
});

test.each([
  ['without a number', { id: 'stock/count', fields: [resolvedField('name')] }, { id: '1', name: '甲' }],
  ['whose number nobody may see', { id: 'stock/count', fields: [billNo] }, { id: '1' }],
  ['of no model', undefined, {}],
])('a record %s says that it was saved', (_what, model, saved) => {
  expect(savedNotice(model, saved)).toEqual({ kind: 'success', text: '新增成功' });
});
