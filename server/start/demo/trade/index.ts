import dayjs from 'dayjs';
import type { BaseData, DemoSize } from '../base-data.ts';
import { type DemoRow, linesOf } from '../demo-row.ts';
import type { Random } from '../random.ts';
import { count } from './counts.ts';
import { askInVain } from './inquiries.ts';
import { numberBills } from './numbers.ts';
import { receive } from './purchases.ts';
import { openSales } from './sales.ts';
import { openTrade, type Trade } from './trade.ts';

/** A year of business, each kind of bill by time. Approved bills are posted when they are inserted. */
export interface TradeData {
  inquiries: DemoRow[];
  orders: DemoRow[];
  bills: DemoRow[];
  counts: DemoRow[];
}

/**
 * Makes the business of each working day up to today: goods that are bought, orders, the bills that ship them, inquiries
 * and counts. Stock never falls below zero and stays near one or two months of sales.
 */
export function makeTrade(
  random: Random,
  parts: { base: BaseData; suppliers: readonly DemoRow[] },
  size: DemoSize,
  today: Date,
): TradeData {
  const trade = openTrade(random, parts, size, today);
  const sales = openSales(trade);
  let number = 0;
  for (let ago = size.days; ago >= 0; ago -= 1) {
    const day = dayjs(today).subtract(ago, 'day');
    if (day.day() === 0) continue;
    receive(trade, day, sales.rate, { number, ago });
    sales.takeOrders(day, ago);
    askInVain(trade, day, ago);
    sales.ship(day, ago);
    count(trade, day, ago);
    number += 1;
  }
  return numbered(trade);
}

function numbered({ inquiries, orders, bills, counts, today }: Trade): TradeData {
  return {
    inquiries: numberBills(inquiries, 'XJ', today),
    orders: numberBills(orders, 'SO', today),
    bills: numberBills(bills, 'ST', today),
    counts: numberBills(counts, 'PD', today),
  };
}

/**
 * Bills and counts in the order in which they must be inserted: a count posts what the stock lacks to what was counted,
 * so that all bills before it come first.
 */
export function movementsOf({ bills, counts }: TradeData): [model: string, rows: DemoRow[]][] {
  const parts: [string, DemoRow[]][] = [];
  let from = 0;
  for (const counted of counts) {
    const after = bills.findIndex(
      (bill, index) => index >= from && String(bill['billDate']) > String(counted['billDate']),
    );
    const to = after === -1 ? bills.length : after;
    parts.push(['stock/bill', bills.slice(from, to)], ['stock/count', [counted]]);
    from = to;
  }
  parts.push(['stock/bill', bills.slice(from)]);
  return parts.filter(([, rows]) => rows.length > 0);
}

/** Raises the credit limits of customers above what they have ordered. Customers without a limit stay without one. */
export function limitCredit(customers: readonly DemoRow[], orders: readonly DemoRow[]): void {
  const used = new Map<unknown, number>();
  for (const order of orders) {
    if (order['status'] === 'draft') continue;
    const amount = linesOf(order).reduce((sum, line) => sum + Number(line['qty']) * Number(line['price']), 0);
    used.set(order['customer'], (used.get(order['customer']) ?? 0) + amount);
  }
  for (const customer of customers) {
    if (customer['creditLimit'] === undefined) continue;
    const needed = Math.ceil(((used.get(customer.id) ?? 0) * 1.3) / 10_000) * 10_000;
    customer['creditLimit'] = Math.max(Number(customer['creditLimit']), needed).toFixed(2);
  }
}
