import { describe, expect, test } from 'vitest';

import { makeBaseData } from './base-data.ts';
import { makeBusinessData } from './business-data.ts';
import { seededRandom } from './random.ts';

const size = { materials: 2_000, customers: 300, days: 60 };
const today = new Date('2026-06-30T12:00:00');

function make() {
  const random = seededRandom(7);
  const base = makeBaseData(random, size);
  return { base, business: makeBusinessData(random, base, size, today) };
}

describe('the demo data', () => {
  test('is the same for the same seed', () => {
    expect(JSON.stringify(make().base.customers)).toBe(JSON.stringify(make().base.customers));
  });

  test('has no two records that share what must be unique', () => {
    const { base, business } = make();
    for (const [rows, field] of [
      [base.customers, 'name'],
      [base.customers, 'code'],
      [base.materials, 'code'],
      [base.categories, 'code'],
      [business.orders, 'billNo'],
      [business.bills, 'billNo'],
    ] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    }
    const ids = [
      ...Object.values(base),
      business.orders,
      business.orderLines,
      business.bills,
      business.billLines,
      business.ledger,
    ]
      .flat()
      .map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has balances that are the sums of the ledger and never negative', () => {
    const { business } = make();
    const sums = new Map<string, number>();
    for (const row of business.ledger) {
      const place = `${String(row['depot'])} ${String(row['material'])}`;
      sums.set(place, (sums.get(place) ?? 0) + Number(row['qty']));
      expect(sums.get(place)).toBeGreaterThanOrEqual(0);
    }
    expect(business.balances.length).toBe(sums.size);
    for (const row of business.balances)
      expect(Number(row['qty'])).toBe(sums.get(`${String(row['depot'])} ${String(row['material'])}`));
  });

  test('has orders that know what examined bills have shipped', () => {
    const { business } = make();
    const examined = new Set(business.bills.filter((bill) => bill['status'] === 'examined').map((bill) => bill.id));
    const shipped = new Map<unknown, number>();
    for (const line of business.billLines) {
      if (examined.has(String(line['billId'])) && line['sourceLineId'] !== undefined)
        shipped.set(line['sourceLineId'], Number(line['qty']));
    }
    expect(shipped.size).toBeGreaterThan(100);
    for (const line of business.orderLines) expect(Number(line['shipped'])).toBe(shipped.get(line.id) ?? 0);
  });

  test('adds up: a line is quantity times price, an order the sum of its lines', () => {
    const { business } = make();
    for (const order of business.orders) {
      const lines = business.orderLines.filter((line) => line['orderId'] === order.id);
      const cents = lines.reduce((sum, line) => sum + Math.round(Number(line['qty']) * Number(line['price']) * 100), 0);
      expect(Math.round(Number(order['amount']) * 100)).toBe(cents);
    }
  });
});
