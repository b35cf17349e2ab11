import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ResolvedModel, ResolvedPosting } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { RecordRefusal } from '../call/record-refusal.ts';
import { refusalOf, useRecords } from '../testing/record-fixture.ts';
import { namePostings } from './name-postings.ts';

const qty = resolvedField('qty', { type: 'number', scale: 2, title: '数量' });
const item = resolvedField('item', { title: '物' });
const status = resolvedField('status', { title: '状态' });
const change = (name: string, from: string, to: string) => {
  return { name, title: name, from: [from], to, permission: 'list', set: {} };
};

type Posting = Partial<ResolvedPosting>;

const posting = (more: Posting = {}): ResolvedPosting => {
  const made = { on: 'examine', undo: 'unexamine', into: 'a/ledger', ...more };
  const set = { item: '{{ $record.item }}', qty: '{{ $record.qty }}' };
  return { name: `${made.on} ${made.into}`, set, ...made };
};
const times = (factor: number) => ({ set: { item: '{{ $record.item }}', qty: `{{ $record.qty * ${factor} }}` } });

function described(postings: readonly ResolvedPosting[], min: Record<string, number> = { qty: 0 }) {
  const bill = resolvedModel('a/bill', [item, qty, status], {
    title: '单',
    recycleBin: true,
    postings: [...postings],
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      deletable: ['draft', 'examined'],
      transitions: [change('examine', 'draft', 'examined'), change('unexamine', 'examined', 'draft')],
    },
  });
  const balanceOf = (model: string) => ({ model, by: ['item'], sum: ['qty'], min });
  const models: ResolvedModel[] = [
    bill,
    resolvedModel('a/ledger', [item, qty], { title: '流水' }),
    resolvedModel('a/other', [item, qty], { title: '另一本账' }),
    resolvedModel('a/balance', [item, qty], { title: '存', balanceOf: balanceOf('a/ledger') }),
    resolvedModel('a/other-balance', [item, qty], { title: '另存', balanceOf: balanceOf('a/other') }),
  ];
  return new Map(models.map((model) => [model.id, model]));
}

const fresh = useRecords(described([posting(), posting({ into: 'a/other' })]));

function as(records: ReturnType<typeof fresh>, ...postings: ResolvedPosting[]) {
  return withMinimum(records, undefined, ...postings);
}

function withMinimum(
  records: ReturnType<typeof fresh>,
  min: Record<string, number> | undefined,
  ...postings: ResolvedPosting[]
) {
  const calls = records.describedBy(described(postings, min));
  const read = async (model: string) =>
    (await calls.list(model, { pageSize: '1000', column: 'createTime', order: 'asc' })).records;
  return {
    ...calls,
    make: async (count: string, kind = 'A') =>
      String((await calls.add('a/bill', { item: kind, qty: count, status: 'draft' }))['id']),
    entries: async (model = 'a/ledger') => (await read(model)).map((row) => row['qty']),
    balance: async (model = 'a/balance') => (await read(model)).map((row) => [row['item'], row['qty']]),
    examine: (id: string) => calls.go('a/bill', id, 'examine'),
    unexamine: (id: string) => calls.go('a/bill', id, 'unexamine'),
  };
}

describe('what was posted is taken back, whatever became of the list of postings', () => {
  test.each<[about: string, later: ResolvedPosting[]]>([
    ['another is put before it', [posting({ into: 'a/other' }), posting()]],
    ['it is taken out', []],
    ['it is called otherwise', [posting({ name: 'stock' })]],
    ['it goes into another ledger', [posting({ into: 'a/other' })]],
    ['its transitions are others', [posting({ on: 'check', undo: 'uncheck' }), posting({ into: 'a/other' })]],
  ])('%s', async (_about, later) => {
    const one = fresh();
    const before = as(one, posting());
    const id = await before.make('5');
    await before.examine(id);
    expect(await before.balance()).toEqual([['A', '5.00']]);
    const after = as(one, ...later);
    await after.unexamine(id);
    expect(await after.balance()).toEqual([['A', '0.00']]);
    expect((await after.entries()).map(Number).sort((a, b) => a - b)).toEqual([-5, 5]);
    expect(await after.entries('a/other')).toEqual([]);
    await after.examine(id);
    const posts = later.filter(({ on, into }) => on === 'examine' && into === 'a/ledger').length;
    expect(await after.balance()).toEqual([['A', posts === 0 ? '0.00' : '5.00']]);
  });

  test('but for a row that is not there any more: it is refused, and nothing is changed', async () => {
    const records = as(fresh(), posting());
    const id = await records.make('5');
    await records.examine(id);
    await records.db.deleteFrom('a_ledger').where('posting_source', '=', id).execute();
    const message = '“流水”里应有 1 行当时记的账，只找到 0 行，请联系管理员核对台账';
    expect(await refusalOf(records.unexamine(id))).toMatchObject({ message });
    expect(await records.get('a/bill', id)).toMatchObject({ status: 'examined' });
  });
});

test('the recycle bin posts again what was posted, not what today’s formula gives', async () => {
  const one = fresh();
  const before = as(one, posting());
  const [open, examined] = [await before.make('3'), await before.make('5')];
  await before.examine(examined);
  await before.remove('a/bill', open, examined);
  expect(await before.balance()).toEqual([['A', '0.00']]);
  const after = as(one, posting(times(10)), posting({ into: 'a/other' }));
  await after.restore('a/bill', open, examined);
  expect(await after.balance()).toEqual([['A', '5.00']]);
  expect(await after.entries('a/other')).toEqual([]);
  await after.unexamine(examined);
  expect(await after.balance()).toEqual([['A', '0.00']]);
  await after.remove('a/bill', examined);
  await after.erase('a/bill', examined);
  expect(await after.balance()).toEqual([['A', '0.00']]);
});

test('rows that know only the place of their posting get its name, those of deleted bills too, once', async () => {
  const one = fresh();
  const records = as(one, posting());
  const [kept, deleted] = [await records.make('5'), await records.make('7')];
  await records.examine(kept);
  await records.examine(deleted);
  one.clock.now = '2024-05-06 11:00:00';
  await records.remove('a/bill', deleted);
  const mine = { tenant: records.tenantId };
  await records.db.deleteFrom('pagewright_posting').where('tenant_id', '=', mine.tenant).execute();
  await records.db.schema.alterTable('a_ledger').addColumn('posting_no', 'integer').execute();
  await records.db
    .updateTable('a_ledger')
    .set({ posting_name: null, posting_no: 0, posting_deleted: false })
    .where('tenant_id', '=', mine.tenant)
    .execute();
  for (const _start of [1, 2]) await namePostings(records.db, described([posting()]));
  const after = as(one, posting({ into: 'a/other' }), posting(times(10)));
  await after.unexamine(kept);
  expect(await after.balance()).toEqual([['A', '0.00']]);
  await after.restore('a/bill', deleted);
  expect(await after.balance()).toEqual([['A', '7.00']]);
});

describe('a minimum', () => {
  const out = posting({ name: 'out', ...times(-1) });
  const back = posting({ name: 'back' });

  test('holds for undoing too: it goes back the way that it came', async () => {
    const one = fresh();
    const open = as(one, posting());
    const period = await open.make('5');
    await open.examine(period);
    const gate = as(one, out, back);
    const bill = await gate.make('5');
    await gate.examine(bill);
    await open.unexamine(period);
    expect(await refusalOf(gate.unexamine(bill))).toMatchObject({ message: '物“A”的存数量不足，现有 0，需要 5' });
    expect(await refusalOf(gate.remove('a/bill', bill))).toMatchObject({
      message: '物“A”的存数量不足，现有 0，需要 5',
    });
    await open.examine(period);
    await gate.unexamine(bill);
    expect(await gate.balance()).toEqual([['A', '5.00']]);
  });

  test('above zero holds for the first entry of a group, and lets a sum below it rise', async () => {
    const one = fresh();
    const strict = withMinimum(one, { qty: 5 }, posting());
    const small = await strict.make('3');
    expect(await refusalOf(strict.examine(small))).toMatchObject({
      message: '物“A”的存数量不足，只有 3，不得低于 5',
    });
    await as(one, posting()).examine(small);
    const more = await strict.make('1');
    await strict.examine(more);
    expect(await strict.balance()).toEqual([['A', '4.00']]);
    expect(await refusalOf(strict.unexamine(more))).toBeInstanceOf(RecordRefusal);
  });
});

const lists: readonly ResolvedPosting[][] = [
  [posting()],
  [posting({ into: 'a/other' }), posting()],
  [posting({ name: 'stock' }), posting({ into: 'a/other', name: 'second', ...times(2) })],
  [posting(times(10))],
  [],
];

test('whatever is published between them, sums equal those that approved bills have posted', async () => {
  const verb = fc.constantFrom('add', 'examine', 'examine', 'unexamine', 'remove', 'restore');
  const step = fc.record({
    verb,
    list: fc.nat(lists.length - 1),
    bill: fc.nat(3),
    count: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const one = fresh();
      const bills: { id: string; count: number; posted: number; other: number; state: string }[] = [];
      for (const { verb: what, list, bill: at, count } of steps) {
        const postings = lists[list] ?? [];
        const records = as(one, ...postings);
        const bill = bills[at % Math.max(1, bills.length)];
        if (what === 'add' || !bill) {
          bills.push({ id: await records.make(String(count)), count, posted: 0, other: 0, state: 'draft' });
        } else if (what === 'examine' && bill.state === 'draft') {
          await records.examine(bill.id);
          const sum = (into: string) => factors(postings, into).reduce((all, factor) => all + factor * bill.count, 0);
          Object.assign(bill, { posted: sum('a/ledger'), other: sum('a/other'), state: 'examined' });
        } else if (what === 'unexamine' && bill.state === 'examined') {
          await records.unexamine(bill.id);
          Object.assign(bill, { posted: 0, other: 0, state: 'draft' });
        } else if (what === 'remove' && !bill.state.startsWith('deleted')) {
          await records.remove('a/bill', bill.id);
          bill.state = `deleted ${bill.state}`;
        } else if (what === 'restore' && bill.state.startsWith('deleted ')) {
          await records.restore('a/bill', bill.id);
          bill.state = bill.state.slice('deleted '.length);
        }
        const there = bills.filter(({ state }) => state === 'examined');
        const total = (values: unknown[]) => values.reduce<number>((all, value) => all + Number(value), 0);
        expect(total(await records.entries())).toBe(total(there.map(({ posted }) => posted)));
        expect(total(await records.entries('a/other'))).toBe(total(there.map(({ other }) => other)));
        expect(total((await records.balance()).map(([, value]) => value))).toBe(
          total(there.map(({ posted }) => posted)),
        );
      }
    }),
    { numRuns: 12 },
  );
}, 90_000);

function factors(postings: readonly ResolvedPosting[], into: string): number[] {
  return postings
    .filter((one) => one.into === into)
    .map(({ set }) => Number(/\* (\d+)/.exec(String(set['qty']))?.[1] ?? 1));
}
