import type { Dayjs } from 'dayjs';

import type { BaseData, DemoSize } from '../base-data.ts';
import { timeOf } from '../calendar.ts';
import type { DemoRow } from '../demo-row.ts';
import { sellingOf, type Selling } from '../goods/index.ts';
import { idSequence, type Random } from '../random.ts';
import { deliveryAreas } from '../vocabulary.ts';

export interface Ware {
  material: DemoRow;
  selling: Selling;
  kind: number;
}

export interface Trade {
  random: Random;
  customers: readonly DemoRow[];
  suppliers: readonly DemoRow[];
  wares: readonly Ware[];
  stores: readonly DemoRow[];
  days: number;
  today: Date;
  ids: Record<
    'order' | 'orderLine' | 'bill' | 'billLine' | 'count' | 'countLine' | 'inquiry' | 'inquiryLine',
    () => string
  >;
  stock: Map<string, number>;
  inquiries: DemoRow[];
  orders: DemoRow[];
  bills: DemoRow[];
  counts: DemoRow[];
}

const assortment = 240;

export function openTrade(
  random: Random,
  { base, suppliers }: { base: BaseData; suppliers: readonly DemoRow[] },
  { days }: DemoSize,
  today: Date,
): Trade {
  const ids = {
    order: idSequence(6),
    orderLine: idSequence(7),
    bill: idSequence(8),
    billLine: idSequence(9),
    count: idSequence(10),
    countLine: idSequence(11),
    inquiry: idSequence(12),
    inquiryLine: idSequence(13),
  };
  return {
    random,
    customers: base.customers,
    suppliers,
    wares: waresOf(base),
    days,
    today,
    ids,
    stores: base.depots.slice(0, deliveryAreas.length + 1),
    stock: new Map(),
    inquiries: [],
    orders: [],
    bills: [],
    counts: [],
  };
}

function waresOf({ units, categories, materials }: BaseData): Ware[] {
  const selling = sellingOf(units, categories);
  const kinds: string[] = [];
  return materials.slice(0, assortment).flatMap((material) => {
    const sold = selling(material);
    if (!sold || material['enabled'] === false) return [];
    // The letter and two digits of a code identify the kind, such as all bolts.
    const kind = String(material['code']).slice(0, 3);
    if (!kinds.includes(kind)) kinds.push(kind);
    return [{ material, selling: sold, kind: kinds.indexOf(kind) }];
  });
}

/** Returns the index of the depot that delivers to an address. */
export function depotOfAddress(address: string): number {
  return deliveryAreas.findIndex((cities) => cities.some((city) => address.startsWith(city))) + 1;
}

export const place = (depot: string, material: unknown): string => `${depot} ${String(material)}`;

export function inStock({ stock }: Trade, depot: string, material: unknown): number {
  return stock.get(place(depot, material)) ?? 0;
}

export function move(trade: Trade, depot: string, material: unknown, quantity: number): void {
  trade.stock.set(place(depot, material), inStock(trade, depot, material) + quantity);
}

/** Rounds a quantity to one that customers order: dozens, not 37. */
export function roundLot(quantity: number, { lot: [, most] }: Selling): number {
  const step = most >= 500 ? 50 : most >= 100 ? 10 : most >= 30 ? 5 : 1;
  return Math.max(1, Math.round(quantity / step)) * step;
}

export function lotOf(random: Random, selling: Selling): number {
  const [least, most] = selling.lot;
  const part = Math.min(random.integer(0, 100), random.integer(0, 100)) / 100;
  return Math.max(least, roundLot(least + (most - least) * part, selling));
}

export const meanLot = ({ lot: [least, most] }: Selling): number => least + (most - least) / 3;

export function lineOf(id: string, { material }: Ware, quantity: number, createTime: string): DemoRow {
  return { id, material: material.id, specification: material['specification'], qty: quantity.toFixed(3), createTime };
}

export function sample<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const chosen = new Set<Item>();
  while (chosen.size < Math.min(count, items.length)) chosen.add(random.pick(items));
  return [...chosen];
}

/** Returns a morning time; `afternoon` does the same for outgoing goods. */
export const morning = ({ random, today }: Trade, day: Dayjs): string => timeOf(random, day, today, [8, 11]);
export const afternoon = ({ random, today }: Trade, day: Dayjs): string => timeOf(random, day, today, [13, 17]);
