import { describe, expect, test } from 'vitest';

import { balanceChanges } from './balances.ts';
import { draftOf } from './creations.ts';
import { isUndoneBy, postingsOf } from './postings.ts';
import { balance, order, salesModels } from './testing/sales-models.ts';

const context = { models: salesModels, user: { username: 'zhang' }, now: '2024-05-06 10:00:00' };
const record = {
  id: 'o1',
  customer: 'c1',
  freight: '2.50',
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
      posting: 'examine stock/ledger',
      undo: 'unexamine',
      into: 'stock/ledger',
      rows: [
        { material: 'm1', qty: '-5.000', ...common },
        { material: 'm3', qty: '-1.500', ...common },
      ],
      lines: [1, 3],
    },
    {
      posting: 'freight',
      undo: undefined,
      into: 'stock/ledger',
      rows: [{ material: 'freight', qty: '2.500' }],
      lines: [undefined],
    },
  ]);
});

test('a posting that brings balances to values gives them beside its rows, with the scale of the ledger', () => {
  const [posting] = order.postings;
  if (!posting) throw new Error('The order posts nothing.');
  const set = { material: '{{ $line.material }}' };
  const count = { ...order, postings: [{ ...posting, set, balanceTo: { qty: '{{ $line.qty }}' } }] };
  expect(postingsOf(count, record, 'examine', context)).toMatchObject([
    { rows: [{ material: 'm1' }, { material: 'm3' }], balances: [{ qty: '5.000' }, { qty: '1.500' }], lines: [1, 3] },
  ]);
});

test('another transition leaves the ledger alone', () => {
  expect(postingsOf(order, record, 'unexamine', context)).toEqual([]);
  expect(postingsOf(order, record, 'close', context)).toEqual([]);
});

test.each<[about: string, posted: { posting: string; undo: string | undefined }, transition: string, undone: boolean]>([
  ['the posting of that name', { posting: 'examine stock/ledger', undo: 'close' }, 'unexamine', true],
  ['the posting of that name', { posting: 'examine stock/ledger', undo: 'close' }, 'close', false],
  ['a posting without undo', { posting: 'freight', undo: 'unexamine' }, 'unexamine', false],
  ['one that is gone, by its own undo', { posting: 'gone', undo: 'close' }, 'close', true],
  ['one that is gone, by its own undo', { posting: 'gone', undo: 'close' }, 'unexamine', false],
  ['one that is gone with its undo', { posting: 'gone', undo: 'gone-too' }, 'unexamine', true],
  ['one that is gone with its undo', { posting: 'gone', undo: 'gone-too' }, 'close', false],
  ['one that is gone and was never taken back', { posting: 'gone', undo: undefined }, 'unexamine', false],
])('%s decides what takes it back: %j, %s: %s', (_about, posted, transition, undone) => {
  expect(isUndoneBy(order, transition, posted)).toBe(undone);
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
