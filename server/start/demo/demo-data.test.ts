// covers: product-suppliers
import { describe, expect, test } from 'vitest';

import { makeBaseData } from './base-data.ts';
import { linesOf, type DemoRow } from './demo-row.ts';
import { seededRandom } from './random.ts';
import { makeSystemData } from './system-data.ts';
import { makeTrade, movementsOf } from './trade/index.ts';

const size = { materials: 2_000, customers: 300, days: 120 };
const today = new Date('2026-06-30T12:00:00');

function make(now = today) {
  const random = seededRandom(7);
  const base = makeBaseData(random, size);
  const { suppliers } = makeSystemData(seededRandom(8), 40);
  return { base, suppliers, trade: makeTrade(random, { base, suppliers }, size, now) };
}

const made = make();
const billsOf = ({ inquiries, orders, bills, counts }: typeof made.trade): DemoRow[][] => [
  inquiries,
  orders,
  bills,
  counts,
];
const isApproved = ({ status }: DemoRow): boolean => status === 'examined';
const sumOf = (rows: readonly DemoRow[], amount: (row: DemoRow) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0);

describe('the demo data', () => {
  test('is the same for the same seed', () => {
    expect(JSON.stringify(make())).toBe(JSON.stringify(made));
  });

  test('has no two records that share what must be unique', () => {
    const { base, suppliers, trade } = made;
    const numbered = (rows: DemoRow[]) => rows.filter((row) => row['billNo'] !== undefined);
    const unique: [DemoRow[], string][] = [
      [base.customers, 'name'],
      [base.materials, 'code'],
      [base.categories, 'code'],
      [suppliers, 'name'],
      ...billsOf(trade).map((rows): [DemoRow[], string] => [numbered(rows), 'billNo']),
    ];
    for (const [rows, field] of unique) expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    const bills = billsOf(trade).flat();
    const ids = [...Object.values(base).flat(), ...bills, ...bills.flatMap(linesOf)].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['00:05:00', '10:30:00'])('has nothing from later than now (%s)', (time) => {
    const { trade } = make(new Date(`2026-06-30T${time}`));
    const newest = billsOf(trade).flatMap((rows) => rows.map((row) => String(row['createTime'])));
    expect(newest.toSorted().at(-1)).toBe(`2026-06-30 ${time}`);
  });

  test('ships only what is in stock, and counts what is there', () => {
    const stock = new Map<string, number>();
    for (const [model, rows] of movementsOf(made.trade)) {
      for (const bill of rows.filter(isApproved)) {
        for (const line of linesOf(bill)) {
          const place = `${String(bill['depot'])} ${String(line['material'])}`;
          const before = stock.get(place) ?? 0;
          if (model === 'stock/count') expect(Number(line['bookQty'])).toBe(before);
          const change = (bill['kind'] === 'out' ? -1 : 1) * Number(line['qty']);
          stock.set(place, model === 'stock/count' ? Number(line['countedQty']) : before + change);
          expect(stock.get(place)).toBeGreaterThanOrEqual(0);
        }
      }
    }
    expect(stock.size).toBeGreaterThan(100);
    const counts = made.trade.counts.map(({ status }) => status);
    expect(new Set(counts)).toEqual(new Set(['draft', 'examined']));
  });

  test('ships no more than was ordered', () => {
    const { orders, bills } = made.trade;
    const ordered = new Map(orders.flatMap(linesOf).map((line) => [line.id, Number(line['qty'])]));
    const lines = bills.filter(({ kind }) => kind === 'out').flatMap(linesOf);
    expect(new Set(lines.map((line) => line['sourceLineId'])).size).toBe(lines.length);
    for (const line of lines) expect(Number(line['qty'])).toBe(ordered.get(String(line['sourceLineId'])));
  });

  test('buys what it sells: what comes in after the first day is near what goes out, and costs less', () => {
    const { base, trade } = made;
    const prices = new Map(base.materials.map(({ id, price }) => [id, Number(price)]));
    const first = String(trade.bills[0]?.['billDate']);
    const valueOf = (bill: DemoRow) =>
      sumOf(linesOf(bill), ({ material, qty }) => Number(qty) * (prices.get(String(material)) ?? 0));
    const after = trade.bills.filter((bill) => isApproved(bill) && String(bill['billDate']) > first);
    const [bought, sold] = ['in', 'out'].map((kind) =>
      sumOf(
        after.filter((bill) => bill['kind'] === kind),
        valueOf,
      ),
    );
    expect((bought ?? 0) / (sold ?? 1)).toBeGreaterThan(0.9);
    expect((bought ?? 0) / (sold ?? 1)).toBeLessThan(1.4);
    for (const line of trade.bills.filter(({ kind }) => kind === 'in').flatMap(linesOf))
      expect(Number(line['price'])).toBeLessThanOrEqual(prices.get(String(line['material'])) ?? 0);
  });

  test('names on each inbound bill its purchase and a supplier that is still used', () => {
    const usable = new Set(made.suppliers.filter(({ enabled }) => enabled !== false).map(({ id }) => id));
    const inbound = made.trade.bills.filter(({ kind }) => kind === 'in');
    expect(inbound.length).toBeGreaterThan(50);
    for (const { supplier, purchaseNo } of inbound) {
      expect(usable).toContain(supplier);
      expect(purchaseNo).toMatch(/^PO\d{12}$/);
    }
  });

  test('has inquiries in all states, and an order of each that was won', () => {
    const { inquiries, orders } = made.trade;
    expect(new Set(inquiries.map(({ status }) => status))).toEqual(new Set(['draft', 'quoted', 'won', 'lost']));
    const won = new Map(inquiries.filter(({ status }) => status === 'won').map((inquiry) => [inquiry.id, inquiry]));
    const followed = orders.filter(({ inquiry }) => inquiry !== undefined);
    expect(followed).toHaveLength(won.size);
    expect(new Set(followed.map(({ inquiry }) => inquiry))).toEqual(new Set(won.keys()));
    for (const { inquiry, customer, billDate } of followed) {
      expect(won.get(String(inquiry))?.['customer']).toBe(customer);
      expect(String(won.get(String(inquiry))?.['billDate']) < String(billDate)).toBe(true);
    }
    for (const line of inquiries.filter(({ status }) => status !== 'draft').flatMap(linesOf))
      expect(Number(line['price'])).toBeGreaterThan(0);
  });

  test('leaves the numbers of today to the server', () => {
    const ofToday = billsOf(made.trade).flatMap((rows) => rows.filter(({ billDate }) => billDate === '2026-06-30'));
    expect(ofToday.length).toBeGreaterThan(0);
    for (const bill of ofToday) expect(bill['billNo']).toBeUndefined();
  });
});
