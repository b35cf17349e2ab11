import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { readFolders } from '../../../server/catalogue/index.ts';
import { applySchema, openDatabase, vacuum, type DynamicKysely } from '../../../server/database/index.ts';
import { createRecordEngine, tablesOf } from '../../../server/records/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { checkDocuments } from '../../../src/schema/check/index.ts';
import { measure, type Measurement } from '../../measuring/measure.ts';

const rows = 50_000;
const categories = 500;

const branches = 8;

/**
 * Measures lists of 50,000 materials of 500 categories in a tree: the recursive condition against a list of the ids of
 * the same categories, which is the baseline. It takes all categories, a category of the second level, and a leaf.
 */
export async function measureTrees(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: folder, log });
  try {
    const { kysely } = database;
    const documents = checkDocuments(readFolders(['schemas']), validators, vocabulary);
    const ids = [...documents.keys()].flatMap((key) =>
      key.endsWith('.model') ? [key.slice(0, -'.model'.length)] : [],
    );
    const models = new Map(ids.map((id) => [id, resolveModel(id, documents)]));
    await applySchema(kysely, tablesOf(models.values()));
    const dictionaries = { items: async () => undefined };
    const engine = createRecordEngine({ db: kysely, models, dictionaries });
    await database.unlimited(() => fill(kysely));
    const user = { id: 'bench', username: 'bench', orgCode: null, tenantId: 0 };
    const context = { user, permissions: { has: () => true } };
    const list = (params: Record<string, string>) => () => engine.list('base/material', params, context);
    const results: Measurement[] = [];
    for (const root of [0, 1, categories - 1]) {
      const below = partOf(root);
      const condition = {
        flat: { category_MultiString: JSON.stringify(below.map((index) => `c${index}`)) },
        tree: { category_within: `c${root}` },
      };
      const pages: Record<string, Record<string, string>> = {
        'as it opens': {},
        'by code, page 21': { column: 'code', order: 'asc', pageNo: '21' },
      };
      for (const [page, params] of Object.entries(pages)) {
        const name = `${below.length} of ${categories} categories, ${page}`;
        const measured = await measure(
          {
            [`list of ids: ${name}`]: list({ ...params, ...condition.flat }),
            [`is, or is below: ${name}`]: list({ ...params, ...condition.tree }),
          },
          31,
        );
        results.push(...measured.map((one) => ({ ...one, baseline: measured[0]?.milliseconds ?? 1 })));
      }
    }
    return results;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function partOf(root: number): number[] {
  const part = [root];
  for (const index of part)
    for (let child = index * branches + 1; child <= (index + 1) * branches; child += 1)
      if (child < categories) part.push(child);
  return part;
}

async function fill(db: DynamicKysely): Promise<void> {
  const now = sql`timestamp '2024-01-01'`;
  await sql`insert into base_unit (id, create_time, tenant_id, name, code)
    select 'u' || g, ${now}, 0, '单位' || g, 'U' || g from generate_series(0, 9) g`.execute(db);
  await sql`insert into base_material_category (id, create_time, tenant_id, name, code, parent_id)
    select 'c' || g, ${now}, 0, '类别' || g, 'C' || g, case when g > 0 then 'c' || (g - 1) / ${sql.lit(branches)} end
    from generate_series(0, ${sql.lit(categories - 1)}) g`.execute(db);
  await sql`insert into base_material (id, create_time, tenant_id, code, name, specification, category, unit, source, price, enabled)
    select md5(g::text), ${now} + g * interval '1 second', 0, 'M' || lpad(((g * 7919::bigint) % ${sql.lit(rows)}::bigint)::text, 7, '0'),
      '螺栓 M' || g % 100, 'DIN ' || g % 1000, 'c' || g % ${sql.lit(categories)}, 'u' || g % 10, 'purchase', (g % 10000) / 100.0, true
    from generate_series(0, ${sql.lit(rows - 1)}) g`.execute(db);
  await vacuum(db, ['base_material', 'base_material_category', 'base_unit']);
}
