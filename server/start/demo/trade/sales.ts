import type { Dayjs } from 'dayjs';

import { dateOf } from '../calendar.ts';
import type { DemoRow } from '../demo-row.ts';
import { askFor } from './inquiries.ts';
import {
  afternoon,
  depotOfAddress,
  inStock,
  lineOf,
  lotOf,
  meanLot,
  morning,
  move,
  place,
  sample,
  type Trade,
  type Ware,
} from './trade.ts';

/** The expected sales, and the ordered quantities that are not shipped yet. */
export interface SalesRate {
  monthly: (ware: Ware, depot: number, ago: number) => number;
  awaited: (depot: string, material: unknown) => number;
}

/** An order to be shipped: the remaining lines, and the agreed day. */
interface Waiting {
  order: DemoRow;
  depot: DemoRow;
  lines: DemoRow[];
  due: Dayjs;
}

const orders = { least: 5, most: 12, growth: 5 };
const mostLines = 5;
const workingDaysOfMonth = 26;

const closedAfter = 120;

const weights: Readonly<Record<string, number>> = { A: 3, B: 1 };

export interface Sales {
  rate: SalesRate;
  takeOrders: (day: Dayjs, ago: number) => void;
  /** Ships orders whose lines are all in stock, and late ones in parts. Some of the newest bills stay drafts. */
  ship: (day: Dayjs, ago: number) => void;
}

export function openSales(trade: Trade): Sales {
  const buyers = trade.customers.flatMap((customer) =>
    Array.from({ length: weights[String(customer['level'])] ?? 0 }, () => customer),
  );
  const waiting: Waiting[] = [];
  const promised = new Map<string, number>();
  const promise = (depot: string, lines: readonly DemoRow[], sign: number): void => {
    for (const { material, qty } of lines) {
      const at = place(depot, material);
      promised.set(at, (promised.get(at) ?? 0) + sign * Number(qty));
    }
  };
  return {
    rate: {
      monthly: monthlyOf(trade, buyers),
      awaited: (depot, material) => promised.get(place(depot, material)) ?? 0,
    },
    takeOrders(day, ago) {
      const grown = grownBy(trade, ago);
      for (let left = trade.random.integer(orders.least, orders.most) + grown; left > 0; left -= 1) {
        const taken = take(trade, day, ago, trade.random.pick(buyers));
        if (!taken) continue;
        waiting.push(taken);
        promise(taken.depot.id, taken.lines, 1);
      }
    },
    ship(day, ago) {
      for (const one of Array.from(waiting)) {
        const shipped = shipOne(trade, day, ago, one);
        promise(one.depot.id, shipped, -1);
        if (one.lines.length === 0) waiting.splice(waiting.indexOf(one), 1);
      }
    },
  };
}

const grownBy = ({ days }: Trade, ago: number): number => Math.round((1 - ago / Math.max(1, days)) * orders.growth);

function monthlyOf(trade: Trade, buyers: readonly DemoRow[]): SalesRate['monthly'] {
  const depots = buyers.map(({ address }) => depotOfAddress(String(address)));
  const shares = trade.stores.map((_, index) => depots.filter((one) => one === index).length / buyers.length);
  return ({ selling }, depot, ago) => {
    const lines = ((orders.least + orders.most) / 2 + grownBy(trade, ago)) * ((mostLines + 1) / 2) * workingDaysOfMonth;
    return (lines / trade.wares.length) * (shares[depot] ?? 0) * meanLot(selling);
  };
}

/**
 * Creates an order.
 * @returns the part to be shipped; nothing for a draft.
 */
function take(trade: Trade, day: Dayjs, ago: number, customer: DemoRow): Waiting | undefined {
  const { random, ids, stores } = trade;
  const createTime = morning(trade, day);
  const lines = sample(random, trade.wares, random.integer(1, mostLines)).map((ware) => ({
    ...lineOf(ids.orderLine(), ware, lotOf(random, ware.selling), createTime),
    price: ware.material['price'],
  }));
  const isDraft = ago < 3 && random.chance(0.4);
  const order: DemoRow = {
    id: ids.order(),
    billDate: dateOf(day),
    createTime,
    customer: customer.id,
    contact: customer['contact'],
    contactPhone: customer['phone'],
    deliveryDate: dateOf(day.add(random.integer(5, 20), 'day')),
    deliveryAddress: customer['address'],
    operator: 'zhangwei',
    payment: random.pick(['prepaid', 'deposit', 'monthly', 'monthly', 'cod']),
    status: isDraft ? 'draft' : 'examined',
    lines,
    inquiry: askFor(trade, day, { customer, lines, ago }),
  };
  trade.orders.push(order);
  const depot = stores[depotOfAddress(String(customer['address']))];
  return isDraft || !depot ? undefined : { order, depot, lines: [...lines], due: day.add(random.integer(1, 5), 'day') };
}

function shipOne(trade: Trade, day: Dayjs, ago: number, one: Waiting): DemoRow[] {
  if (one.due.isAfter(day, 'day')) return [];
  const there = one.lines.filter(({ material, qty }) => inStock(trade, one.depot.id, material) >= Number(qty));
  const isLate = day.diff(one.due, 'day') > 5;
  if (there.length === 0 || (there.length < one.lines.length && !isLate)) return [];
  const isDraft = ago < 3 && trade.random.chance(0.4);
  deliver(trade, day, { ...one, lines: there }, isDraft);
  one.lines = one.lines.filter((line) => !there.includes(line));
  if (one.lines.length === 0 && !isDraft && ago > closedAfter) one.order['status'] = 'closed';
  return there;
}

function deliver(trade: Trade, day: Dayjs, { order, depot, lines }: Waiting, isDraft: boolean): void {
  const createTime = afternoon(trade, day);
  const shipped = lines.map(({ id, material, specification, qty }) => {
    // Stock that a draft will ship is reserved.
    move(trade, depot.id, material, -Number(qty));
    const source = { sourceLineId: id, sourceOrderId: order.id };
    return { id: trade.ids.billLine(), material, specification, qty, createTime, ...source };
  });
  trade.bills.push({
    id: trade.ids.bill(),
    kind: 'out',
    billDate: dateOf(day),
    createTime,
    depot: depot.id,
    customer: order['customer'],
    sourceOrderId: order.id,
    status: isDraft ? 'draft' : 'examined',
    lines: shipped,
  });
}
