import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { applySchema, openDatabase } from '../../../server/database/index.ts';
import { createRecordEngine, tablesOf } from '../../../server/records/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { checkDocuments } from '../../../src/schema/check/index.ts';
import { note } from '../../measuring/bench-pages.ts';
import { measurementOf, type Measurement } from '../../measuring/measure.ts';
import { rollupDocuments } from './rollup-models.ts';

const sizes = [3, 3000] as const;

const rounds = 41;

/**
 * Measures saving a receipt for one line of an order with 3 lines as the baseline, and with 3,000: the wall-clock time,
 * and the processor time including the database, which depends little on other load of the machine.
 */
export async function measureRollups(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: folder, log });
  try {
    const documents = checkDocuments(rollupDocuments, validators, vocabulary);
    const ids = ['bench/order', 'bench/order-line', 'bench/receipt'];
    const models = new Map(ids.map((id) => [id, resolveModel(id, documents)]));
    await applySchema(database.kysely, tablesOf(models.values()));
    const dictionaries = { items: async () => undefined };
    const engine = createRecordEngine({ db: database.kysely, models, dictionaries });
    const user = { id: 'bench', username: 'bench', orgCode: null, tenantId: 0 };
    const context = { user, permissions: { has: () => true } };
    const saves: Record<string, () => Promise<unknown>> = {};
    for (const size of sizes) {
      const lines = Array.from({ length: size }, (_, at) => ({
        material: `M${at}`,
        specification: `DIN ${at}`,
        price: '1.25',
        qty: '1000',
      }));
      const order = await engine.add('bench/order', { name: `${size}`, lines }, context);
      const [first] = Array.isArray(order['lines']) ? order['lines'] : [];
      const receipt = { orderId: order['id'], lineId: first?.['id'], qty: '1' };
      saves[`a receipt against an order of ${size} lines`] = () => engine.add('bench/receipt', receipt, context);
    }
    return await measureSaves(saves);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSaves(saves: Readonly<Record<string, () => Promise<unknown>>>): Promise<Measurement[]> {
  const clock = new Map<string, number[]>();
  const worked = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, save] of Object.entries(saves)) {
      const [started, cpu] = [performance.now(), process.cpuUsage()];
      await save();
      const { user, system } = process.cpuUsage(cpu);
      note(clock, name, performance.now() - started);
      note(worked, `processors: ${name}`, (user + system) / 1000);
    }
  }
  return [clock, worked].flatMap((times) => {
    const all = [...times].map(([name, taken]) => measurementOf(name, taken));
    return all.map((one) => ({ ...one, baseline: all[0]?.milliseconds ?? 1 }));
  });
}
