// covers: engine-bill
import { describe, expect, test } from 'vitest';
import { balanceChanges } from './balances.ts';
import { draftOf } from './creations.ts';
import { postingsOf } from './postings.ts';
import { balance, order, salesModels } from './testing/sales-models.ts';

const context = { models: salesModels, user: { username: 'zhang' }, now: '2024-05-06 10:00:00' };
const record = {
  ...{ id: 'o1', customer: 'c1', freight: '2.50' },
  lines: [
    { id: 'l1', material: 'm1', qty: '5', shipped: '2.000' },
    { id: 'l2', material: 'm2', qty: '0', shipped: null },
    { id: 'l3', material: 'm3', qty: '1.5', shipped: '1.500' },
  ],
};

test('a posting appends a row for each line for which its condition holds, and one without lines a single row', () => {
  const common = { kind: 'out', postedBy: 'zhang', postedAt: '2024-05-06 10:00:00' };
  expect(postingsOf(order, record, 'examine', context)).toEqual([
    {
      ...{ posting: 0, into: 'stock/ledger', effect: 'append' },
      rows: [
        { material: 'm1', qty: '-5.000', ...common },
        { material: 'm3', qty: '-1.500', ...common },
      ],
      lines: [1, 3],
    },
    {
      posting: 1,
      into: 'stock/ledger',
      effect: 'append',
      rows: [{ material: 'freight', qty: '2.500' }],
      lines: [undefined],
    },
  ]);
});

test('the opposite transition reverses it; another one leaves the ledger alone', () => {
  expect(postingsOf(order, record, 'unexamine', context)).toEqual([
    { posting: 0, into: 'stock/ledger', effect: 'reverse', rows: [], lines: [] },
  ]);
  expect(postingsOf(order, record, 'close', context)).toEqual([]);
});

test('a draft has the values and the lines that are still open', () => {
  const [creation] = order.creates;
  expect(creation && draftOf(order, creation, record, context)).toEqual({
    customer: 'c1',
    source: 'o1',
    lines: [{ material: 'm1', qty: '3.000', sourceLineId: 'l1' }],
  });
});

describe('balance changes', () => {
  test('are the sums of each group, in the order of their keys', () => {
    const rows = [
      { depot: 'd2', material: 'm1', qty: '0.1' },
      { depot: 'd1', material: 'm1', qty: '0.1' },
      { depot: 'd1', material: 'm1', qty: '0.2' },
      { depot: 'd1', material: null, qty: null },
      { depot: 'd1', qty: '-3' },
    ];
    expect(balanceChanges(balance, rows)).toEqual([
      { key: '["d1","m1"]', group: { depot: 'd1', material: 'm1' }, sums: { qty: '0.300' } },
      { key: '["d1",null]', group: { depot: 'd1', material: null }, sums: { qty: '-3.000' } },
      { key: '["d2","m1"]', group: { depot: 'd2', material: 'm1' }, sums: { qty: '0.100' } },
    ]);
  });

  test('no rows change nothing', () => {
    expect(balanceChanges(balance, [])).toEqual([]);
  });
});
