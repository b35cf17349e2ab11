import type { Dayjs } from 'dayjs';

import { dateOf, workingDay } from '../calendar.ts';
import type { DemoRow } from '../demo-row.ts';
import { lineOf, lotOf, morning, sample, type Trade } from './trade.ts';

const fromInquiry = 6;

export function askFor(
  trade: Trade,
  day: Dayjs,
  { customer, lines, ago }: { customer: DemoRow; lines: readonly DemoRow[]; ago: number },
): string | undefined {
  const { random } = trade;
  if (ago === trade.days || !random.chance(fromInquiry / 100)) return undefined;
  const inquiryLines = lines.map((line) => ({ ...line, id: trade.ids.inquiryLine() }));
  return write(trade, workingDay(day.subtract(random.integer(2, 9), 'day')), customer, {
    lines: inquiryLines,
    status: 'won',
  });
}

/** Creates inquiries without an order: lost ones from all days, and recent ones that are quoted or still open. */
export function askInVain(trade: Trade, day: Dayjs, ago: number): void {
  const { random } = trade;
  if (!random.chance(ago < 5 ? 0.95 : ago < 21 ? 0.6 : 0.25)) return;
  // Customers of level D have no current business.
  const customer = random.pick(trade.customers.filter(({ level }) => level !== 'D'));
  const lines = sample(random, trade.wares, random.integer(1, 4)).map((ware) => ({
    ...lineOf(trade.ids.inquiryLine(), ware, lotOf(random, ware.selling), ''),
    price: ware.material['price'],
  }));
  const status =
    ago < 5 ? random.pick(['draft', 'draft', 'quoted']) : ago < 21 ? random.pick(['quoted', 'lost']) : 'lost';
  write(trade, day, customer, { lines, status });
}

function write(
  trade: Trade,
  day: Dayjs,
  customer: DemoRow,
  { lines, status }: { lines: readonly DemoRow[]; status: string },
): string {
  const { random, ids } = trade;
  const createTime = morning(trade, day);
  const id = ids.inquiry();
  trade.inquiries.push({
    id,
    billDate: dateOf(day),
    createTime,
    status,
    customer: customer.id,
    contact: customer['contact'],
    contactPhone: customer['phone'],
    validUntil: dateOf(day.add(random.pick([15, 30]), 'day')),
    lines: lines.map((line) => ({
      id: line.id,
      material: line['material'],
      specification: line['specification'],
      qty: line['qty'],
      targetPrice: wanted(Number(line['price']), random.integer(85, 97)),
      ...(status !== 'draft' && { price: line['price'] }),
      createTime,
    })),
  });
  return id;
}

const wanted = (price: number, percent: number): string => Math.max(0.01, (price * percent) / 100).toFixed(2);
