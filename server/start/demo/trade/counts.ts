import type { Dayjs } from 'dayjs';

import { dateOf } from '../calendar.ts';
import type { DemoRow } from '../demo-row.ts';
import { afternoon, inStock, move, sample, type Trade } from './trade.ts';

const counted: readonly { ago: number; depot: number; lines: number; isDraft: boolean }[] = [
  { ago: 182, depot: 0, lines: 40, isDraft: false },
  { ago: 35, depot: 1, lines: 30, isDraft: false },
  { ago: 9, depot: 2, lines: 20, isDraft: false },
  { ago: 5, depot: 0, lines: 12, isDraft: true },
];

const reasons = { less: ['领用未登记', '包装破损报废', '发货多发'], more: ['发货少发', '退货未入账'] };

export function count(trade: Trade, day: Dayjs, ago: number): void {
  for (const each of counted) {
    const isDay = each.ago === ago || (each.ago === ago - 1 && day.day() === 6);
    const depot = trade.stores[each.depot];
    if (isDay && depot) countDepot(trade, day, depot, each);
  }
}

function countDepot(
  trade: Trade,
  day: Dayjs,
  depot: DemoRow,
  { lines, isDraft }: { lines: number; isDraft: boolean },
): void {
  const { random, ids, wares, counts } = trade;
  const createTime = afternoon(trade, day);
  const there = wares.filter(({ material }) => inStock(trade, depot.id, material.id) > 0);
  const counting = sample(random, there, lines).map(({ material }) => {
    const book = inStock(trade, depot.id, material.id);
    const difference = random.chance(0.4) ? Math.round((book * random.integer(-20, 8)) / 1_000) : 0;
    if (!isDraft) move(trade, depot.id, material.id, difference);
    return {
      id: ids.countLine(),
      material: material.id,
      specification: material['specification'],
      createTime,
      bookQty: book.toFixed(3),
      countedQty: (book + difference).toFixed(3),
      ...(difference !== 0 && { reason: random.pick(difference < 0 ? reasons.less : reasons.more) }),
    };
  });
  counts.push({
    id: ids.count(),
    billDate: dateOf(day),
    createTime,
    depot: depot.id,
    counter: 'lina',
    status: isDraft ? 'draft' : 'examined',
    lines: counting,
  });
}
