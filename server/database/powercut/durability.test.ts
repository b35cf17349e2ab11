import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '../open-database.ts';
import { startChild } from '../testing/child.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { seededRandom } from '../testing/random.ts';

const kills = process.env['SOAK'] ? 100 : 3;

async function batches(dataDir: string): Promise<{ batch: number; rows: number }[]> {
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const rows = await database.kysely
    .selectFrom('entry')
    .select((query) => ['batch', query.fn.countAll().as('rows')])
    .groupBy('batch')
    .orderBy('batch')
    .execute();
  await database.close();
  return rows.map((row) => ({ batch: Number(row['batch']), rows: Number(row['rows']) }));
}

test(
  `no acknowledged transaction is lost or half there after kill -9 (${kills} times)`,
  async () => {
    const random = seededRandom(20_260_731);
    const dataDir = await freshDataDirectory();
    const database = await openDatabase({ dataDir });
    await database.kysely.schema
      .createTable('entry')
      .addColumn('batch', 'integer')
      .addColumn('part', 'integer')
      .addColumn('content', 'text')
      .execute();
    await database.close();
    for (let kill = 0; kill < kills; kill++) {
      const writer = startChild('writer.ts', dataDir);
      let acknowledged = 0;
      for (let remaining = 1 + Math.floor(random() * 200); remaining > 0; remaining--) {
        acknowledged = Number(await writer.line());
      }
      await writer.kill();
      const found = await batches(dataDir);
      expect(found.length).toBeGreaterThanOrEqual(acknowledged);
      expect(found).toEqual(found.map((_, index) => ({ batch: index + 1, rows: 3 })));
    }
  },
  kills * 20_000,
);
