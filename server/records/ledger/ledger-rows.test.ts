import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { refusalOf, useRecords } from '../testing/record-fixture.ts';

const amount = { type: 'number' as const, scale: 2 };

const note = resolvedModel(
  'fund/note',
  [resolvedField('who'), resolvedField('money', amount), resolvedField('status', { default: 'draft' })],
  {
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      deletable: ['draft'],
      transitions: [
        { name: 'examine', title: 'examine', from: ['draft'], to: 'examined', permission: 'examine', set: {} },
      ],
    },
    postings: [
      {
        name: 'examine fund/entry',
        on: 'examine',
        undo: undefined,
        into: 'fund/entry',
        set: { who: '{{ $record.who }}', money: '{{ $record.money }}' },
      },
    ],
  },
);
const entry = resolvedModel('fund/entry', [
  resolvedField('who'),
  resolvedField('money', amount),
  resolvedField('currency', { default: 'CNY', required: true }),
]);
const sum = resolvedModel(
  'fund/sum',
  [resolvedField('who'), resolvedField('money', amount), resolvedField('level', { default: 'normal' })],
  { balanceOf: { model: 'fund/entry', by: ['who'], sum: ['money'], min: {} } },
);
const count = resolvedModel('fund/count', [resolvedField('who'), resolvedField('money', amount)], { title: '点钞' });
const counted = resolvedModel('fund/counted', [resolvedField('who'), resolvedField('money', amount)], {
  balanceOf: { model: 'fund/count', by: ['who'], sum: ['money'], min: {} },
});

const caller = useRecords(new Map([note, entry, sum, count, counted].map((model) => [model.id, model])));

test('rows that postings write, and the balances that they make, have the defaults of their fields', async () => {
  const records = caller();
  const { id } = await records.add('fund/note', { who: '甲', money: '5' });
  await records.go('fund/note', id, 'examine');
  expect((await records.list('fund/entry')).records).toMatchObject([{ who: '甲', money: '5.00', currency: 'CNY' }]);
  expect((await records.list('fund/sum')).records).toMatchObject([{ who: '甲', money: '5.00', level: 'normal' }]);
});

test('what a balance sums is not typed, because the balance would not follow it', async () => {
  const refusal = await refusalOf(caller().add('fund/count', { who: '甲', money: '5' }));
  expect(refusal.message).toBe('“点钞”由单据过账生成，不能直接修改');
});
