import dayjs from 'dayjs';

import type { BaseData, DemoSize } from '../base-data.ts';
import { numberBills } from '../bill-numbers.ts';
import type { DemoRow } from '../demo-row.ts';
import type { Random } from '../random.ts';
import { count } from './counts.ts';
import { askInVain } from './inquiries.ts';
import { receive } from './purchases.ts';
import { openSales } from './sales.ts';
import { openTrade, type Trade } from './trade.ts';

/** A year of business, each kind of bill ordered by time. Approved bills are posted when they are inserted. */
export interface TradeData {
  inquiries: DemoRow[];
  orders: DemoRow[];
  bills: DemoRow[];
  counts: DemoRow[];
}

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
 * Returns bills and counts in the order in which they must be inserted: a count posts the difference between stock and
 * counted quantity, so all earlier bills must come first.
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
