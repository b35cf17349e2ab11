import { describe, expect, test } from 'vitest';

import { makeBaseData } from '../base-data.ts';
import { centsOf, type DemoRow } from '../demo-row.ts';
import { seededRandom } from '../random.ts';
import { makeSystemData } from '../system-data.ts';
import { makeTrade } from '../trade/index.ts';
import { makeFinance } from './index.ts';

const today = new Date('2026-06-30T12:00:00');
const size = { materials: 2_000, customers: 300, days: 200 };
const base = makeBaseData(seededRandom(7), size);
const { suppliers } = makeSystemData(seededRandom(8), 40);
const trade = makeTrade(seededRandom(9), { base, suppliers }, size, today);
const make = () => makeFinance(seededRandom(10), { trade, customers: base.customers, suppliers }, today);
const finance = make();

const cents = (row: DemoRow): number => Math.round(Number(row['amount']) * 100);
const isApproved = ({ status }: DemoRow): boolean => status === 'examined';

function sumsBy(rows: readonly DemoRow[], field: string): Map<unknown, number> {
  const sums = new Map<unknown, number>();
  for (const row of rows.filter(isApproved)) sums.set(row[field], (sums.get(row[field]) ?? 0) + cents(row));
  return sums;
}

const sides = [
  ['receivables', finance.receivables, finance.receipts, 'receivable', 'sourceOrder', trade.orders],
  ['payables', finance.payables, finance.payments, 'payable', 'sourceBill', trade.bills],
] as const;

describe.each(sides)('the %s of the demo company', (_, debts, settlements, field, source, bills) => {
  test('are of bills that are there, each once, over their amounts', () => {
    const sources = new Map(bills.map((bill) => [bill.id, bill]));
    expect(debts.length).toBeGreaterThan(100);
    expect(new Set(debts.map((debt) => debt[source])).size).toBe(debts.length);
    expect(new Set(debts.map((debt) => debt['source'])).size).toBe(debts.length);
    for (const debt of debts) {
      const bill = sources.get(String(debt[source]));
      expect([debt['source'], cents(debt)]).toEqual([bill?.['billNo'], bill && centsOf(bill)]);
      expect(String(debt['dueDate']) >= String(debt['billDate'])).toBe(true);
    }
  });

  test('are settled by no more than is owed, never before they were written or after today', () => {
    const known = new Map(debts.map((debt) => [debt.id, debt]));
    for (const [id, paid] of sumsBy(settlements, field)) {
      const debt = known.get(String(id));
      expect(paid).toBeLessThanOrEqual(debt ? cents(debt) : 0);
    }
    for (const settlement of settlements) {
      const debt = known.get(String(settlement[field]));
      expect(debt?.['status']).toBe('examined');
      expect(String(settlement['billDate']) >= String(debt?.['billDate'])).toBe(true);
      expect(String(settlement['billDate']) <= '2026-06-30').toBe(true);
    }
  });

  test('are settled for the most part, and some are overdue', () => {
    const paid = sumsBy(settlements, field);
    const due = debts.filter((debt) => isApproved(debt) && String(debt['dueDate']) < '2026-06-30');
    const overdue = due.filter((debt) => (paid.get(debt.id) ?? 0) < cents(debt));
    expect(overdue.length).toBeGreaterThan(0);
    expect(overdue.length / due.length).toBeLessThan(0.2);
  });
});

test('the books are the same for the same seed, and no two papers share a number', () => {
  expect(JSON.stringify(make())).toBe(JSON.stringify(finance));
  const { receivables, receipts, payables, payments, invoices, checks } = finance;
  const numberOf = (row: DemoRow): unknown => row['billNo'] ?? row['number'];
  for (const rows of [receivables, receipts, payables, payments, invoices, checks]) {
    const numbers = rows.map(numberOf).filter((number) => number !== undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(0);
  }
  expect(new Set(invoices.map(({ direction }) => direction))).toEqual(new Set(['in', 'out']));
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['held', 'cashed', 'void']));
});

test('no account is overdrawn, and no customer orders above their limit', () => {
  const received = sumsBy(finance.receipts, 'account');
  const paid = sumsBy(finance.payments, 'account');
  for (const { id, opening } of finance.accounts)
    expect(Number(opening) * 100 + (received.get(id) ?? 0) - (paid.get(id) ?? 0)).toBeGreaterThan(0);
  const ordered = new Map<unknown, number>();
  for (const order of trade.orders.filter(({ status }) => status !== 'draft'))
    ordered.set(order['customer'], (ordered.get(order['customer']) ?? 0) + centsOf(order));
  const limited = base.customers.filter(({ creditLimit }) => creditLimit !== undefined);
  expect(limited.length).toBeGreaterThan(100);
  for (const { id, creditLimit } of limited)
    expect(ordered.get(id) ?? 0).toBeLessThanOrEqual(Number(creditLimit) * 100);
});
