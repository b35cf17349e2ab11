import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { applySchema, openDatabase, type Database } from '../../../server/database/index.ts';
import {
  createRecordEngine,
  renewingEngine,
  runFills,
  tablesOf,
  type RecordEngine,
} from '../../../server/records/index.ts';
import { resolveModel, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { checkDocuments } from '../../../src/schema/check/index.ts';
import { startTemporaryPostgres } from '../../../scripts/test/index.ts';
import { measurementOf, type Measurement } from '../../measuring/measure.ts';
import { fillDocuments } from './fill-models.ts';
import { percentile, startSaving } from './saves.ts';

const [rows, groups] = [Number(process.env['BENCH_ROWS'] ?? 200_000), 10_000];

const quiet = 5_000;

/** The advisory lock that blocks saves during a publication. */
const lock = 1;

const queries = 200;

/**
 * Measures how long saves wait while a balance over a ledger is published and filled in behind the publication, and how
 * long the same saves wait without it (the baseline). The saves are records of another model, and bills that change the
 * balance. Runs on the embedded database, and on PostgreSQL where it is installed.
 */
export async function measureFills(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const server = await startTemporaryPostgres();
  try {
    const embedded = await measureOn('embedded', { dataDir: folder });
    if (typeof server === 'string') return embedded;
    return [...embedded, ...(await measureOn('PostgreSQL', { dataDir: folder, databaseUrl: server.url }))];
  } finally {
    if (typeof server !== 'string') server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOn(place: string, options: { dataDir: string; databaseUrl?: string }): Promise<Measurement[]> {
  const database = await openDatabase(options);
  try {
    const documents = checkDocuments(fillDocuments, validators, vocabulary);
    const ids = ['bench/move', 'bench/book', 'bench/stock', 'bench/note'];
    const models = new Map(ids.map((id) => [id, resolveModel(id, documents)]));
    const before = new Map([...models].filter(([id]) => id !== 'bench/stock'));
    await applySchema(database.kysely, tablesOf(before.values()));
    await database.unlimited(() => fillLedger(database));
    let isPublished = false;
    let current = engineOf(database, before, () => !isPublished);
    const next = engineOf(database, models, () => isPublished);
    const engine = (): RecordEngine => renewingEngine(current, async () => current);
    const alone = { note: [] as number[], move: [] as number[] };
    const people = startSaving(engine, groups, alone);
    await new Promise((resolve) => setTimeout(resolve, quiet));
    await people.end();
    const first = await measureQuery(current);

    const during = { note: [] as number[], move: [] as number[] };
    const others = startSaving(engine, groups, during);
    const started = performance.now();
    await database.kysely.transaction().execute(async (transaction) => {
      if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(transaction);
      await applySchema(transaction, tablesOf(models.values()));
      await next.derived.start(transaction, { balances: ['bench/stock'], records: [], formulas: [] });
      [isPublished, current] = [true, next];
    });
    const publication = performance.now() - started;
    await filled(next);
    const whole = performance.now() - started;
    await others.end();
    for await (const found of next.derived.differences({ model: 'bench/stock' }))
      throw new Error(`${found.length} groups of the balance are wrong.`);
    const timed = (name: string, taken: number): Measurement => measurementOf(`${place}: ${name}`, [taken]);
    return [
      percentile(`${place}: a record, nothing filled in`, alone.note),
      percentile(`${place}: a bill that posts, nothing filled in`, alone.move),
      percentile(`${place}: the query that a save begins with`, first),
      percentile(`${place}: a record, meanwhile`, during.note),
      percentile(`${place}: a bill that posts, meanwhile`, during.move),
      timed(`the publication and its index`, publication),
      timed(`until ${rows} rows are filled in`, whole),
    ];
  } finally {
    await database.close();
  }
}

function engineOf(
  { kysely, kind }: Database,
  models: ReadonlyMap<string, ResolvedModel>,
  isCurrent: () => boolean,
): RecordEngine {
  return createRecordEngine({
    db: kysely,
    models,
    dictionaries: { items: async () => undefined },
    guard: {
      async hold(db) {
        if (kind === 'postgres') await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db);
      },
      publication: () => sql<number>`0`,
      isCurrent,
    },
  });
}

async function filled({ derived }: RecordEngine): Promise<void> {
  const fills = runFills({
    derived: () => derived,
    follow: () => Promise.resolve(),
    onError: (error) => console.error(error),
  });
  fills.wake();
  while ((await derived.fills()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await fills.close();
}

async function measureQuery({ derived }: RecordEngine): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 0; count < queries; count += 1) {
    const started = performance.now();
    await derived.fills();
    taken.push(performance.now() - started);
  }
  return taken;
}

async function fillLedger({ kysely }: Database): Promise<void> {
  const step = 50_000;
  for (let start = 0; start < rows; start += step)
    await sql`insert into bench_book (id, tenant_id, create_time, item, qty)
      select lpad((${start}::integer + n)::text, 26, '0'), 0, now(), 'M' || (n % ${groups}), 1
      from generate_series(1, ${Math.min(step, rows - start)}::integer) n`.execute(kysely);
  await sql`analyze bench_book`.execute(kysely);
}
