import { expect, test } from 'vitest';

import { documentSet } from '../../../src/engine/model/testing/documents.ts';
import { withClearedValues } from './cleared-values.ts';
import { hiddenFields } from './hidden-fields.ts';

const urgent = "{{ $record.kind == '加急' }}";
const documents = documentSet({
  'b/bill.model': {
    title: '单',
    schema: {
      type: 'object',
      properties: { kind: { type: 'string' }, fee: { type: 'number' }, due: { type: 'string', format: 'date' } },
    },
  },
  'b/urgent.form': { title: '单', model: 'b/bill', properties: { kind: {}, fee: { 'x-visible': urgent }, due: {} } },
});

test('a number that a form hides by the values stays as it is there, and one that people see is refused', () => {
  const hidden = hiddenFields('b/bill', documents);
  const before = { id: '1', kind: '加急', fee: 5, due: '2026-01-01' };
  const clear = (sent: Record<string, unknown>) =>
    withClearedValues(sent, before, {
      titleOf: (field) => field,
      keepsTexts: false,
      isHidden: (field) => hidden({ ...before, ...sent }).has(field),
    });
  expect(clear({ id: '1', kind: '普通', fee: null })).toMatchObject({ kind: '普通' });
  expect(() => clear({ id: '1', fee: null })).toThrow('后端不能把“fee”改为空，请填一个值');
  expect(() => clear({ id: '1', kind: '普通', due: null })).toThrow('后端不能把“due”改为空，请填一个值');
});
