import type { Dayjs } from 'dayjs';

import { dateOf } from '../calendar.ts';
import type { DemoRow } from '../demo-row.ts';
import { materialFamilies } from '../goods/index.ts';
import type { SalesRate } from './sales.ts';
import { inStock, lineOf, morning, move, roundLot, type Trade, type Ware } from './trade.ts';

/** The number of working days after which each kind of goods is bought again. */
const turn = 24;

/** Goods are bought when the stock covers fewer than `least` months of sales, up to `most` months. */
const [least, most] = [1.2, 2.1];

interface Purchase {
  depot: DemoRow;
  kind: number;
  lacking: { ware: Ware; quantity: number }[];
  isDraft: boolean;
}

/**
 * Receives goods by depot and kind: at first everything, later those that run low or are on order. `number` counts
 * working days, `ago` is the number of days before today.
 */
export function receive(
  trade: Trade,
  day: Dayjs,
  rate: SalesRate,
  { number, ago }: { number: number; ago: number },
): void {
  const kinds = new Set(trade.wares.map(({ kind }) => kind));
  for (const kind of kinds) {
    if (number > 0 && number % turn !== kind % turn) continue;
    for (const [index, depot] of trade.stores.entries()) {
      const lacking = trade.wares.flatMap((ware) => {
        if (ware.kind !== kind) return [];
        const monthly = rate.monthly(ware, index, ago);
        const there = inStock(trade, depot.id, ware.material.id) - rate.awaited(depot.id, ware.material.id);
        const limit = number === 0 ? most : least;
        return there < monthly * limit ? [{ ware, quantity: monthly * most - there }] : [];
      });
      const isDraft = number > 0 && ago < 2 && trade.random.chance(0.5);
      if (lacking.length > 0) receiveFrom(trade, day, { depot, kind, lacking, isDraft });
    }
  }
}

function receiveFrom(trade: Trade, day: Dayjs, { depot, kind, lacking, isDraft }: Purchase): void {
  const { random, ids } = trade;
  const createTime = morning(trade, day);
  const lines = lacking.map(({ ware, quantity }) => {
    const count = roundLot(quantity, ware.selling);
    if (!isDraft) move(trade, depot.id, ware.material.id, count);
    // Purchase prices are about a quarter below sales prices.
    const price = Math.max(0.01, (Number(ware.material['price']) * random.integer(68, 80)) / 100).toFixed(2);
    return { ...lineOf(ids.billLine(), ware, count, createTime), price };
  });
  const orderedOn = day.subtract(random.integer(5, 20), 'day').format('YYYYMMDD');
  trade.bills.push({
    id: ids.bill(),
    kind: 'in',
    billDate: dateOf(day),
    createTime,
    status: isDraft ? 'draft' : 'examined',
    depot: depot.id,
    supplier: supplierOf(trade, lacking, kind)?.id,
    lines,
    purchaseNo: `PO${orderedOn}${String(random.integer(1, 99)).padStart(4, '0')}`,
  });
}

function supplierOf({ random, suppliers }: Trade, [first]: Purchase['lacking'], kind: number): DemoRow | undefined {
  const family = materialFamilies.find(({ code }) => String(first?.ware.material['code']).startsWith(code));
  const usable = suppliers.filter(({ enabled, grade }) => enabled !== false && grade !== 'D');
  const fitting = usable.filter(({ category }) => category === family?.supply);
  const among = fitting.length > 0 ? fitting : usable.length > 0 ? usable : suppliers;
  return among[(kind * 2 + random.integer(0, 1)) % Math.max(1, among.length)];
}
