import type { Company } from '../../accounts/index.ts';
import type { Log } from '../../database/index.ts';
import type { RecordContext, RecordEngine } from '../../records/index.ts';
import { makeAreaData } from './area-data.ts';
import { makeBaseData, type DemoSize } from './base-data.ts';
import type { DemoRow } from './demo-row.ts';
import { booksOf, makeFinance } from './finance/index.ts';
import { makeOfficeData } from './office-data.ts';
import { people } from './people.ts';
import { seededRandom } from './random.ts';
import { makeSystemData } from './system-data.ts';
import { makeTrade, movementsOf } from './trade/index.ts';

const fullSize: DemoSize = { materials: 50_000, customers: 2_000, suppliers: 300, days: 365 };

const seed = 20_260_101;

export async function seedDemo(
  { engine, log }: { engine: RecordEngine; log: Log },
  size = fullSize,
  today = new Date(),
): Promise<Company> {
  const random = seededRandom(seed);
  const base = makeBaseData(random, size);
  const { suppliers, categories, positions } = makeSystemData(seededRandom(seed + 1), size.suppliers ?? 20);
  const trade = makeTrade(random, { base, suppliers }, size, today);
  const finance = makeFinance(seededRandom(seed + 2), { trade, customers: base.customers, suppliers }, today);
  const areas = { base, suppliers, today };
  const parts: [model: string, rows: DemoRow[]][] = [
    ['base/unit', base.units],
    ['base/material-category', base.categories],
    ['base/material', base.materials],
    ['base/depot', base.depots],
    ['base/customer', base.customers],
    ['base/supplier', suppliers],
    ['system/category', categories],
    ['system/position', positions],
    ['sales/inquiry', trade.inquiries],
    ['sales/order', trade.orders],
    ...movementsOf(trade),
    ...booksOf(finance),
    ...makeAreaData(areas),
    ...makeOfficeData(areas),
  ];
  for (const [model, rows] of parts) {
    log.info(`写入演示数据：${model} ${rows.length} 条`);
    await engine.bulkInsert(model, rows, administrator);
  }
  return people;
}

const administrator: RecordContext = {
  user: { id: 'demo', username: 'admin', orgCode: 'A01', tenantId: 0 },
  permissions: { has: () => true },
  byServer: true,
};
