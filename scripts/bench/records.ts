import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { resolveModel } from '../../src/engine/model/index.ts';
import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { checkDocuments } from '../../src/schema/check/index.ts';
import { applySchema, openDatabase } from '../../server/database/index.ts';
import { seedDemo } from '../../server/demo/seed-demo.ts';
import { createRecordEngine, tablesOf } from '../../server/records/index.ts';
import { readFolders } from '../schemas/read-folders.ts';
import { measure, type Measurement } from './measure.ts';

/** A page of 50,000 materials by an indexed sort: the bare SQL as the baseline, and the record engine with texts and total. */
export async function measureRecords(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: folder, log });
  try {
    const documents = checkDocuments(readFolders(['schemas']), validators, vocabulary);
    const ids = [...documents.keys()]
      .filter((key) => key.endsWith('.model'))
      .map((key) => key.slice(0, -'.model'.length));
    const models = new Map(ids.map((id) => [id, resolveModel(id, documents)]));
    await applySchema(database.kysely, tablesOf(models.values()));
    const engine = createRecordEngine({ db: database.kysely, models, dictionaries: { items: async () => undefined } });
    await seedDemo({ engine, log }, { materials: 50_000, customers: 100, days: 5 });
    const context = {
      user: { id: 'bench', username: 'bench', orgCode: null, tenantId: 0 },
      permissions: { has: () => true },
    };
    const { kysely } = database;
    const bare = () =>
      kysely
        .selectFrom('base_material')
        .selectAll()
        .where('del_flag', '=', 0)
        .orderBy('code')
        .limit(10)
        .offset(200)
        .execute();
    const total = () =>
      kysely
        .selectFrom('base_material')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('del_flag', '=', 0)
        .execute();
    return await measure(
      {
        'bare SQL, page and count (baseline)': async () => {
          await bare();
          await total();
        },
        'record engine, page, total and texts': () =>
          engine.list('base/material', { column: 'code', order: 'asc', pageNo: '21', pageSize: '10' }, context),
      },
      15,
    );
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
