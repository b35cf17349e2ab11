import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sumDecimals } from '../../../src/schema/decimal/arithmetic.ts';
import type { Decimal } from '../../../src/schema/decimal/decimal-number.ts';
import { decimalFrom, decimalToText } from '../../../src/schema/decimal/decimal.ts';
import { RecordRefusal } from '../call/record-refusal.ts';
import { baseRecords, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords();

type Step = {
  do: 'add' | 'edit' | 'examine' | 'unexamine' | 'remove';
  bill: number;
  kind: string;
  material: 0 | 1;
  qty: number;
};

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('add', 'add', 'examine', 'examine', 'unexamine', 'edit', 'remove'),
    bill: fc.nat(5),
    kind: fc.constantFrom('in', 'in', 'out'),
    material: fc.constantFrom(0, 1),
    qty: fc.integer({ min: 1, max: 5_000 }).map((units) => units / 1_000),
  }),
  { minLength: 5, maxLength: 25 },
);

async function carryOut(records: Caller, all: Step[]): Promise<void> {
  const base = await baseRecords(records);
  const bills: unknown[] = [];
  for (const step of all) {
    const material = [base.bolt, base.nut][step.material];
    const input = {
      kind: step.kind,
      depot: base.depot,
      lines: [
        { material, qty: step.qty },
        { material: base.nut, qty: '0.001' },
      ],
    };
    const id = bills[step.bill % Math.max(1, bills.length)];
    try {
      if (step.do === 'add') bills.push((await records.add('stock/bill', input))['id']);
      else if (step.do === 'edit') await records.edit('stock/bill', { id, ...input });
      else if (step.do === 'remove') await records.remove('stock/bill', id);
      else await records.go('stock/bill', id, step.do);
    } catch (error) {
      if (!(error instanceof RecordRefusal)) throw error;
    }
  }
}

async function sums(records: Caller, model: string): Promise<Record<string, string>> {
  const { records: rows } = await records.list(model, { pageSize: '1000' });
  const amounts = new Map<string, Decimal[]>();
  for (const row of rows) {
    const key = `${String(row['depot'])}/${String(row['material'])}`;
    const amount = decimalFrom(row['qty']);
    amounts.set(key, [...(amounts.get(key) ?? []), ...(amount ? [amount] : [])]);
  }
  return Object.fromEntries([...amounts].map(([key, all]) => [key, decimalToText(sumDecimals(all), 3)]));
}

test('whatever is done to bills, the balance is the sum of the ledger and of the examined bills, and never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const records = caller();
      await carryOut(records, all);
      const balance = await sums(records, 'stock/balance');
      expect(balance).toEqual(await sums(records, 'stock/ledger'));
      expect(Object.values(balance).filter((qty) => qty.startsWith('-'))).toEqual([]);
      const { records: examined } = await records.list('stock/bill', { status: 'examined', pageSize: '1000' });
      const posted = await records.list('stock/ledger', { pageSize: '1000' });
      const net = new Map<string, number>();
      for (const row of posted.records)
        net.set(String(row['billId']), (net.get(String(row['billId'])) ?? 0) + Math.round(Number(row['qty']) * 1_000));
      const open = [...net].filter(([, units]) => units !== 0).map(([id]) => id);
      expect(open.sort()).toEqual(examined.map(({ id }) => String(id)).sort());
    }),
    { numRuns: 15 },
  );
}, 60_000);
