import dayjs from 'dayjs';

import type { BaseData, DemoRow, DemoSize } from './base-data.ts';
import { idSequence, type Random } from './random.ts';

/** A year of business: rows by model. Balances are the sums of the ledger, rollups those of the examined bills. */
export interface BusinessData {
  orders: DemoRow[];
  orderLines: DemoRow[];
  bills: DemoRow[];
  billLines: DemoRow[];
  ledger: DemoRow[];
  balances: DemoRow[];
  /** The last number given out, by day, for orders and bills. */
  counters: { orders: Map<string, number>; bills: Map<string, number> };
}

interface Ids {
  order: () => string;
  orderLine: () => string;
  bill: () => string;
  billLine: () => string;
  ledger: () => string;
  balance: () => string;
}

/** Makes incoming goods, orders and the bills that ship them, day by day up to today; stock never falls below zero. */
export function makeBusinessData(random: Random, base: BaseData, size: DemoSize, today: Date): BusinessData {
  const data: BusinessData = {
    orders: [],
    orderLines: [],
    bills: [],
    billLines: [],
    ledger: [],
    balances: [],
    counters: { orders: new Map(), bills: new Map() },
  };
  const ids: Ids = {
    order: idSequence(6),
    orderLine: idSequence(7),
    bill: idSequence(8),
    billLine: idSequence(9),
    ledger: idSequence(10),
    balance: idSequence(11),
  };
  const stock = new Map<string, number>();
  const wares = base.materials.slice(0, 600);
  const stores = base.depots.slice(0, 3);
  for (let ago = size.days; ago >= 0; ago -= 1) {
    const day = dayjs(today).subtract(ago, 'day');
    if (day.day() === 0) continue;
    for (let left = random.integer(1, 2); left > 0; left -= 1) receive(random, data, ids, stock, wares, stores, day);
    for (let left = random.integer(8, 18); left > 0; left -= 1)
      order(random, data, ids, stock, wares, stores, base.customers, day, ago);
  }
  for (const [place, quantity] of stock) {
    const [depot = '', material = ''] = place.split(' ');
    data.balances.push({ id: ids.balance(), depot, material, qty: quantity.toFixed(3) });
  }
  return data;
}

function nextNumber(counters: Map<string, number>, prefix: string, day: dayjs.Dayjs): string {
  const date = day.format('YYYYMMDD');
  const number = (counters.get(date) ?? 0) + 1;
  counters.set(date, number);
  return `${prefix}${date}${String(number).padStart(4, '0')}`;
}

function receive(
  random: Random,
  data: BusinessData,
  ids: Ids,
  stock: Map<string, number>,
  wares: readonly DemoRow[],
  stores: readonly DemoRow[],
  day: dayjs.Dayjs,
): void {
  const bill = startBill(data, ids, 'in', random.pick(stores), day, random);
  for (const material of sample(random, wares, random.integer(8, 20))) {
    addBillLine(data, ids, stock, bill, material, random.integer(20, 200) * 5, true, {});
  }
  finishBill(data, bill, 'examined');
}

function order(
  random: Random,
  data: BusinessData,
  ids: Ids,
  stock: Map<string, number>,
  wares: readonly DemoRow[],
  stores: readonly DemoRow[],
  customers: readonly DemoRow[],
  day: dayjs.Dayjs,
  ago: number,
): void {
  const customer = random.pick(customers);
  const id = ids.order();
  const createTime = at(day, random);
  const lines = sample(random, wares, random.integer(1, 6)).map((material): DemoRow => {
    const quantity = random.integer(1, 40);
    const cents = quantity * Math.round(Number(material['price']) * 100);
    return {
      id: ids.orderLine(),
      orderId: id,
      material: material.id,
      specification: material['specification'],
      qty: quantity.toFixed(3),
      price: material['price'],
      amount: money(cents),
      shipped: '0.000',
      createTime,
    };
  });
  const status = ago < 3 && random.chance(0.5) ? 'draft' : 'examined';
  const shipped =
    status === 'examined' && (ago > 5 || random.chance(0.4))
      ? ship(random, data, ids, stock, lines, customer, id, random.pick(stores), day, ago)
      : 0;
  data.orderLines.push(...lines);
  data.orders.push({
    id,
    billNo: nextNumber(data.counters.orders, 'SO', day),
    billDate: day.format('YYYY-MM-DD'),
    customer: customer.id,
    contact: customer['contact'],
    contactPhone: customer['phone'],
    deliveryDate: day.add(random.integer(3, 20), 'day').format('YYYY-MM-DD'),
    deliveryAddress: customer['address'],
    payment: random.pick(['prepaid', 'deposit', 'monthly', 'monthly', 'cod']),
    status: status === 'examined' && ago > 200 ? 'closed' : status,
    qty: total(lines, 'qty').toFixed(3),
    amount: money(lines.reduce((sum, line) => sum + Math.round(Number(line['amount']) * 100), 0)),
    shipped: shipped.toFixed(3),
    createTime,
  });
}

/** Ships what stock allows; the newest bills stay drafts. @returns what counts as shipped. */
function ship(
  random: Random,
  data: BusinessData,
  ids: Ids,
  stock: Map<string, number>,
  lines: DemoRow[],
  customer: DemoRow,
  orderId: string,
  depot: DemoRow,
  day: dayjs.Dayjs,
  ago: number,
): number {
  const isDraft = ago < 4 && random.chance(0.6);
  const possible = lines.filter(
    (line) => (stock.get(`${depot.id} ${String(line['material'])}`) ?? 0) >= Number(line['qty']),
  );
  if (possible.length === 0) return 0;
  const bill = startBill(data, ids, 'out', depot, day, random);
  Object.assign(bill, { customer: customer.id, sourceOrderId: orderId });
  for (const line of possible) {
    const quantity = Number(line['qty']);
    addBillLine(
      data,
      ids,
      stock,
      bill,
      { id: String(line['material']), specification: line['specification'] },
      quantity,
      !isDraft,
      { sourceLineId: line.id, sourceOrderId: orderId },
    );
    if (!isDraft) line['shipped'] = quantity.toFixed(3);
  }
  finishBill(data, bill, isDraft ? 'draft' : 'examined');
  return isDraft ? 0 : total(possible, 'qty');
}

function startBill(
  data: BusinessData,
  ids: Ids,
  kind: 'in' | 'out',
  depot: DemoRow,
  day: dayjs.Dayjs,
  random: Random,
): DemoRow {
  return {
    id: ids.bill(),
    billNo: nextNumber(data.counters.bills, 'ST', day),
    kind,
    billDate: day.format('YYYY-MM-DD'),
    depot: depot.id,
    qty: '0.000',
    createTime: at(day, random),
  };
}

function addBillLine(
  data: BusinessData,
  ids: Ids,
  stock: Map<string, number>,
  bill: DemoRow,
  material: DemoRow,
  quantity: number,
  posted: boolean,
  source: Record<string, unknown>,
): void {
  data.billLines.push({
    id: ids.billLine(),
    billId: bill.id,
    material: material.id,
    specification: material['specification'],
    qty: quantity.toFixed(3),
    createTime: bill['createTime'],
    ...source,
  });
  bill['qty'] = (Number(bill['qty']) + quantity).toFixed(3);
  if (!posted) return;
  const moved = bill['kind'] === 'out' ? -quantity : quantity;
  const place = `${String(bill['depot'])} ${material.id}`;
  stock.set(place, (stock.get(place) ?? 0) + moved);
  data.ledger.push({
    id: ids.ledger(),
    billId: bill.id,
    depot: bill['depot'],
    material: material.id,
    qty: moved.toFixed(3),
    postedOn: bill['billDate'],
    createTime: bill['createTime'],
  });
}

function finishBill(data: BusinessData, bill: DemoRow, status: 'draft' | 'examined'): void {
  data.bills.push({ ...bill, status });
}

/** The sum of whole quantities. */
function total(rows: readonly DemoRow[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field]), 0);
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

function sample(random: Random, items: readonly DemoRow[], count: number): DemoRow[] {
  const chosen = new Set<DemoRow>();
  while (chosen.size < Math.min(count, items.length)) chosen.add(random.pick(items));
  return [...chosen];
}

function at(day: dayjs.Dayjs, random: Random): string {
  return `${day.format('YYYY-MM-DD')} ${String(random.integer(8, 18)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`;
}
