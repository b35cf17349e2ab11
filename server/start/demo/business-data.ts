import dayjs, { type Dayjs } from 'dayjs';

import type { BaseData, DemoSize } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { idSequence, type Random } from './random.ts';

/** Orders and stock bills with their lines, by time. Audited bills are posted when they are inserted. */
export interface BusinessData {
  orders: DemoRow[];
  bills: DemoRow[];
}

/** What the functions that make one day share. */
interface Making {
  random: Random;
  data: BusinessData;
  base: BaseData;
  ids: Record<'order' | 'orderLine' | 'bill' | 'billLine', () => string>;
  /** Pieces in stock, by depot and material; only what is in stock is shipped. */
  stock: Map<string, number>;
  /** The last assigned number, by prefix and day. */
  numbers: Map<string, number>;
  /** Materials and depots that are used. */
  wares: DemoRow[];
  stores: DemoRow[];
  today: Dayjs;
}

/** Makes incoming goods, orders and the bills that ship them, day by day up to today; stock never falls below zero. */
export function makeBusinessData(random: Random, base: BaseData, size: DemoSize, today: Date): BusinessData {
  const making: Making = {
    random,
    base,
    data: { orders: [], bills: [] },
    ids: { order: idSequence(6), orderLine: idSequence(7), bill: idSequence(8), billLine: idSequence(9) },
    stock: new Map(),
    numbers: new Map(),
    wares: base.materials.slice(0, 600),
    stores: base.depots.slice(0, 3),
    today: dayjs(today),
  };
  for (let ago = size.days; ago >= 0; ago -= 1) {
    const day = making.today.subtract(ago, 'day');
    if (day.day() === 0) continue;
    for (let left = random.integer(1, 2); left > 0; left -= 1) receive(making, day);
    for (let left = random.integer(8, 18); left > 0; left -= 1) order(making, day, ago);
  }
  return making.data;
}

/** Raises the credit limits of customers above what they have ordered. Customers without a limit stay without one. */
export function limitCredit(customers: readonly DemoRow[], orders: readonly DemoRow[]): void {
  const used = new Map<unknown, number>();
  for (const { customer, status, lines } of orders) {
    if (status === 'draft' || !Array.isArray(lines)) continue;
    const amount = lines.reduce((sum: number, line: DemoRow) => sum + Number(line['qty']) * Number(line['price']), 0);
    used.set(customer, (used.get(customer) ?? 0) + amount);
  }
  for (const customer of customers) {
    if (customer['creditLimit'] === undefined) continue;
    const needed = Math.ceil(((used.get(customer.id) ?? 0) * 1.3) / 10_000) * 10_000;
    customer['creditLimit'] = Math.max(Number(customer['creditLimit']), needed).toFixed(2);
  }
}

/** The server assigns the numbers of today, so that its counters go on from there. */
function numberOf({ numbers, today }: Making, prefix: string, day: Dayjs): { billNo?: string } {
  if (day.isSame(today, 'day')) return {};
  const stem = `${prefix}${day.format('YYYYMMDD')}`;
  const number = (numbers.get(stem) ?? 0) + 1;
  numbers.set(stem, number);
  return { billNo: `${stem}${String(number).padStart(4, '0')}` };
}

function receive(making: Making, day: Dayjs): void {
  const { random, ids, data, stores, wares } = making;
  const depot = random.pick(stores);
  const createTime = timeOf(making, day);
  const lines = sample(random, wares, random.integer(8, 20)).map((material) => {
    const quantity = random.integer(20, 200) * 5;
    move(making, depot.id, material.id, quantity);
    return line(ids.billLine(), material, quantity, createTime);
  });
  data.bills.push(bill(making, day, createTime, { kind: 'in', depot: depot.id, status: 'examined', lines }));
}

function order(making: Making, day: Dayjs, ago: number): void {
  const { random, ids, data, base } = making;
  const customer = random.pick(base.customers);
  const createTime = timeOf(making, day);
  const lines = sample(random, making.wares, random.integer(1, 6)).map((material) => ({
    ...line(ids.orderLine(), material, random.integer(1, 40), createTime),
    price: material['price'],
  }));
  const isDraft = ago < 3 && random.chance(0.5);
  const made: DemoRow = {
    id: ids.order(),
    ...numberOf(making, 'SO', day),
    billDate: day.format('YYYY-MM-DD'),
    customer: customer.id,
    contact: customer['contact'],
    contactPhone: customer['phone'],
    deliveryDate: day.add(random.integer(3, 20), 'day').format('YYYY-MM-DD'),
    deliveryAddress: customer['address'],
    payment: random.pick(['prepaid', 'deposit', 'monthly', 'monthly', 'cod']),
    status: isDraft ? 'draft' : ago > 200 ? 'closed' : 'examined',
    createTime,
    lines,
  };
  data.orders.push(made);
  if (!isDraft && (ago > 5 || random.chance(0.4))) ship(making, day, ago, made, lines);
}

/** Ships what stock allows; some of the newest bills stay drafts. */
function ship(making: Making, day: Dayjs, ago: number, from: DemoRow, orderLines: readonly DemoRow[]): void {
  const { random, ids, data, stock } = making;
  const depot = random.pick(making.stores);
  const isDraft = ago < 4 && random.chance(0.6);
  const createTime = timeOf(making, day);
  const possible = orderLines.filter(
    (each) => (stock.get(place(depot.id, each['material'])) ?? 0) >= Number(each['qty']),
  );
  if (possible.length === 0) return;
  const lines = possible.map((each) => {
    if (!isDraft) move(making, depot.id, each['material'], -Number(each['qty']));
    const material = { id: String(each['material']), specification: each['specification'] };
    return {
      ...line(ids.billLine(), material, Number(each['qty']), createTime),
      sourceLineId: each.id,
      sourceOrderId: from.id,
    };
  });
  const source = { customer: from['customer'], sourceOrderId: from.id };
  const status = isDraft ? 'draft' : 'examined';
  data.bills.push(bill(making, day, createTime, { kind: 'out', depot: depot.id, status, lines, ...source }));
}

function bill(making: Making, day: Dayjs, createTime: string, values: Record<string, unknown>): DemoRow {
  return {
    id: making.ids.bill(),
    ...numberOf(making, 'ST', day),
    billDate: day.format('YYYY-MM-DD'),
    createTime,
    ...values,
  };
}

function line(id: string, material: DemoRow, quantity: number, createTime: string): DemoRow {
  return { id, material: material.id, specification: material['specification'], qty: quantity.toFixed(3), createTime };
}

function move({ stock }: Making, depot: string, material: unknown, quantity: number): void {
  stock.set(place(depot, material), (stock.get(place(depot, material)) ?? 0) + quantity);
}

function place(depot: string, material: unknown): string {
  return `${depot} ${String(material)}`;
}

function sample(random: Random, items: readonly DemoRow[], count: number): DemoRow[] {
  const chosen = new Set<DemoRow>();
  while (chosen.size < Math.min(count, items.length)) chosen.add(random.pick(items));
  return [...chosen];
}

/** A time of that day in working hours, never later than now, so that new records come last. */
function timeOf({ random, today }: Making, day: Dayjs): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const time = `${day.format('YYYY-MM-DD')} ${two(random.integer(8, 18))}:${two(random.integer(0, 59))}:${two(random.integer(0, 59))}`;
  const now = today.format('YYYY-MM-DD HH:mm:ss');
  return time < now ? time : now;
}
