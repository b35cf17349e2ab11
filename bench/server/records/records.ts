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

const rows = Number(process.env['BENCH_ROWS'] ?? 1_000_000);

/**
 * Measures pages of 1,000,000 materials by each kind of indexed sort: first the bare SQL of the same page and its texts
 * as the baseline, then the record engine's answer, with its total and the texts of references.
 */
export async function measureRecords(): Promise<Measurement[]> {
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
    const list = (params: Record<string, string>) => () =>
      engine.list('base/material', { pageSize: '10', ...params }, context);
    const bare = async (page: BarePage) => bareTexts(kysely, await barePage(kysely, page));
    return await measure(
      {
        'bare SQL, page by code and its texts': () => bare({ column: 'code', order: 'asc', offset: 200 }),
        'bare SQL, page by code joined to its texts': () => joinedPage(kysely),
        'record engine, by code': list({ column: 'code', order: 'asc', pageNo: '21' }),
        'bare SQL, by code descending': () => bare({ column: 'code', order: 'desc', offset: 200 }),
        'record engine, by code descending': list({ column: 'code', order: 'desc', pageNo: '21' }),
        'bare SQL, by specification (no index)': () => bare({ column: 'specification', order: 'asc', offset: 200 }),
        'record engine, by specification (no index)': list({ column: 'specification', order: 'asc', pageNo: '21' }),
        'bare SQL, by time': () => bare({ column: 'create_time', order: 'desc', offset: 0 }),
        'record engine, by time (as it opens)': list({}),
        'bare SQL, of a category by code': () =>
          bare({ column: 'code', order: 'asc', offset: 200, where: ['category', 'c7'] }),
        'record engine, of a category by code': list({ category: 'c7', column: 'code', order: 'asc', pageNo: '21' }),
        'bare SQL, one by its code': () =>
          bare({ column: 'create_time', order: 'desc', offset: 0, where: ['code', 'M0500000'] }),
        'record engine, one by its code': list({ code: 'M0500000' }),
        'bare SQL, exact count': () => bareCount(kysely),
      },
      31,
    );
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const some = 100_000;

/** Fills the tables in SQL, because only reading is measured. */
async function fill(db: DynamicKysely): Promise<void> {
  const now = sql`timestamp '2024-01-01'`;
  await sql`insert into base_unit (id, create_time, tenant_id, name, code)
    select 'u' || g, ${now}, 0, '单位' || g, 'U' || g from generate_series(0, 9) g`.execute(db);
  await sql`insert into base_material_category (id, create_time, tenant_id, name, code)
    select 'c' || g, ${now}, 0, '类别' || g, 'C' || g from generate_series(0, 99) g`.execute(db);
  for (let start = 0; start < rows; start += some) {
    await sql`insert into base_material (id, create_time, tenant_id, code, name, specification, category, unit, source, price, enabled)
      select md5(g::text), ${now} + g * interval '1 second', 0, 'M' || lpad(((g * 7919::bigint) % ${rows}::bigint)::text, 7, '0'),
        '螺栓 M' || g % 100, 'DIN ' || g % 1000, 'c' || g % 100, 'u' || g % 10, 'purchase', (g % 10000) / 100.0, g % 10 <> 0
      from generate_series(${start}::int, ${Math.min(start + some, rows) - 1}::int) g`.execute(db);
  }
  await vacuum(db, ['base_material', 'base_material_category', 'base_unit']);
}

interface BarePage {
  column: string;
  order: 'asc' | 'desc';
  offset: number;
  where?: readonly [column: string, value: string];
}

function barePage(db: DynamicKysely, { column, order, offset, where }: BarePage) {
  return db
    .selectFrom('base_material')
    .selectAll()
    .where('tenant_id', '=', 0)
    .where('del_flag', '=', 0)
    .$if(where !== undefined, (query) => query.where(where?.[0] ?? '', '=', where?.[1]))
    .orderBy(column, (item) => (order === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast()))
    .orderBy('id', (item) => (order === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast()))
    .limit(10)
    .offset(offset)
    .execute();
}

function joinedPage(db: DynamicKysely) {
  return db
    .selectFrom('base_material as material')
    .leftJoin('base_material_category as category', 'category.id', 'material.category')
    .leftJoin('base_unit as unit', 'unit.id', 'material.unit')
    .selectAll('material')
    .select(['category.name as category_name', 'unit.name as unit_name'])
    .where('material.tenant_id', '=', 0)
    .where('material.del_flag', '=', 0)
    .orderBy('material.code', (item) => item.asc().nullsFirst())
    .orderBy('material.id', (item) => item.asc().nullsFirst())
    .limit(10)
    .offset(200)
    .execute();
}

async function bareTexts(db: DynamicKysely, page: Record<string, unknown>[]) {
  for (const [table, column] of [
    ['base_material_category', 'category'],
    ['base_unit', 'unit'],
  ] as const) {
    await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where(
        'id',
        'in',
        page.map((row) => row[column]),
      )
      .execute();
  }
}

function bareCount(db: DynamicKysely) {
  return db
    .selectFrom('base_material')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tenant_id', '=', 0)
    .where('del_flag', '=', 0)
    .execute();
}
