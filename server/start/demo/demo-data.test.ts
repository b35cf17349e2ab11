// covers: product-suppliers, server-demo
import { describe, expect, test } from 'vitest';

import { makeBaseData } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { makeBusinessData } from './business-data.ts';
import { seededRandom } from './random.ts';

const size = { materials: 2_000, customers: 300, days: 60 };
const today = new Date('2026-06-30T12:00:00');

function make() {
  const random = seededRandom(7);
  const base = makeBaseData(random, size);
  return { base, business: makeBusinessData(random, base, size, today) };
}

const linesOf = (row: DemoRow): DemoRow[] => row['lines'] as DemoRow[];

describe('the demo data', () => {
  test('is the same for the same seed', () => {
    expect(JSON.stringify(make())).toBe(JSON.stringify(make()));
  });

  test('has no two records that share what must be unique', () => {
    const { base, business } = make();
    const numbered = (rows: DemoRow[]) => rows.filter((row) => row['billNo'] !== undefined);
    const unique: [DemoRow[], string][] = [
      [base.customers, 'name'],
      [base.materials, 'code'],
      [base.categories, 'code'],
      [numbered(business.orders), 'billNo'],
      [numbered(business.bills), 'billNo'],
    ];
    for (const [rows, field] of unique) expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    const rows = [...Object.values(base).flat(), ...business.orders, ...business.bills];
    const ids = [...rows, ...[...business.orders, ...business.bills].flatMap(linesOf)].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(['00:05:00', '10:30:00'])('has nothing from later than now (%s)', (time) => {
    const random = seededRandom(7);
    const now = new Date(`2026-06-30T${time}`);
    const { orders, bills } = makeBusinessData(random, makeBaseData(random, size), size, now);
    const newest = [...orders, ...bills].map((row) => String(row['createTime'])).toSorted();
    expect(newest.at(-1)).toBe(`2026-06-30 ${time}`);
  });

  test('never ships what is not in stock', () => {
    const { business } = make();
    const stock = new Map<string, number>();
    for (const bill of business.bills.filter((each) => each['status'] === 'examined')) {
      for (const line of linesOf(bill)) {
        const place = `${String(bill['depot'])} ${String(line['material'])}`;
        stock.set(place, (stock.get(place) ?? 0) + (bill['kind'] === 'out' ? -1 : 1) * Number(line['qty']));
        expect(stock.get(place)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(stock.size).toBeGreaterThan(100);
  });

  test('ships no more than was ordered', () => {
    const { business } = make();
    const ordered = new Map(business.orders.flatMap(linesOf).map((line) => [line.id, Number(line['qty'])]));
    for (const line of business.bills.flatMap(linesOf)) {
      const source = line['sourceLineId'];
      if (typeof source === 'string') expect(Number(line['qty'])).toBeLessThanOrEqual(ordered.get(source) ?? 0);
    }
  });

  test('leaves the numbers of today to the server', () => {
    const { business } = make();
    const ofToday = business.orders.filter((order) => order['billDate'] === '2026-06-30');
    expect(ofToday.length).toBeGreaterThan(0);
    for (const order of ofToday) expect(order['billNo']).toBeUndefined();
  });
});
