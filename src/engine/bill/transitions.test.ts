import { expect, test } from 'vitest';

import { order, salesModels } from './testing/sales-models.ts';
import { checkTransition, isEditable } from './transitions.ts';

const all = new Set(['sales:order:examine', 'sales:order:unexamine', 'sales:order:close']);

test.each<[name: string, record: Record<string, unknown>, permissions: Set<string>, expected: object]>([
  ['examine', { status: 'draft', amount: '5.00' }, all, { transition: { to: 'examined' } }],
  ['unexamine', { status: 'examined', shipped: '0.000' }, all, { transition: { to: 'draft' } }],
  ['unexamine', { status: 'examined', shipped: null }, all, { transition: { to: 'draft' } }],
  ['examine', { status: 'draft', amount: '0.00' }, all, { refusal: '不满足条件，不能审核', reason: 'condition' }],
  ['unexamine', { status: 'examined', shipped: '1' }, all, { refusal: '已有出库，不能反审核', reason: 'condition' }],
  ['examine', { status: 'examined', amount: '5' }, all, { refusal: '单据状态为“已审核”，不能审核', reason: 'state' }],
  ['examine', { amount: '5' }, all, { refusal: '单据状态为“”，不能审核', reason: 'state' }],
  [
    'examine',
    { status: 'draft', amount: '5' },
    new Set(),
    { refusal: '没有权限，请联系管理员授权：sales:order:examine', reason: 'forbidden' },
  ],
  ['close', { status: 'examined' }, all, { refusal: '不满足条件，不能关闭', reason: 'condition' }],
  ['burn', { status: 'draft' }, all, { refusal: '“销售订单”没有名为“burn”的操作', reason: 'unknown' }],
])('%s of %o', (name, record, permissions, expected) => {
  expect(checkTransition(order, record, name, { models: salesModels, permissions })).toMatchObject(expected);
});

test('the text of a state may come from a dictionary', () => {
  const context = { models: salesModels, permissions: all, stateText: (state: string) => `<${state}>` };
  expect(checkTransition(order, { status: 'closed' }, 'examine', context)).toMatchObject({
    refusal: '单据状态为“<closed>”，不能审核',
  });
});

test.each([
  ['draft', true],
  ['examined', false],
  [undefined, false],
])('a record in state %s may be changed: %s', (status, editable) => {
  expect(isEditable(order, { status })).toBe(editable);
});
