import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';

import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { type Database, applySchema, openDatabase } from '../../../server/database/index.ts';
import { createRecordEngine, type RecordEngine, runFills, tablesOf } from '../../../server/records/index.ts';
import { resolveModel } from '../../../src/engine/model/index.ts';
import { checkDocuments } from '../../../src/schema/check/index.ts';
import { startTemporaryPostgres } from '../../test/index.ts';
import { type Measurement, measurementOf } from '../measure.ts';
import { fillDocuments } from './fill-models.ts';

/** Rows of the ledger, and among how many groups. */
const [rows, groups] = [Number(process.env['BENCH_ROWS'] ?? 1_000_000), 10_000];

/** Saves that are measured where nothing is filled in. */
const quiet = 100;

/**
 * Measures how long saves wait while a balance over a million ledger rows is filled in after a publication, and how
 * long the same saves wait without a fill (the baseline). The saves are records of another model, and bills that change
 * the balance. Runs on the embedded database, and on PostgreSQL where it is installed.
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
    await applySchema(database.kysely, tablesOf(models.values()));
    await database.unlimited(() => fillLedger(database));
    const engine = createRecordEngine({
      db: database.kysely,
      models,
      dictionaries: { items: async () => undefined },
    });
    const before = { note: [] as number[], move: [] as number[] };
    const bare = createRecordEngine({
      db: database.kysely,
      models: new Map([...models].filter(([id]) => id !== 'bench/stock')),
      dictionaries: { items: async () => undefined },
    });
    for (let count = 0; count < quiet; count += 1) await saveBoth(bare, count, before);
    const started = performance.now();
    const plan = { balances: ['bench/stock'], records: [], formulas: [] };
    await database.kysely.transaction().execute((transaction) => engine.derived.start(transaction, plan));
    const publication = performance.now() - started;
    const fills = runFills({
      derived: () => engine.derived,
      follow: () => Promise.resolve(),
      onError: (error) => console.error(error),
    });
    fills.wake();
    const during = { note: [] as number[], move: [] as number[] };
    for (let count = 0; count < 10 || fills.current().length > 0; count += 1) await saveBoth(engine, count, during);
    const whole = performance.now() - started;
    await fills.close();
    const timed = (name: string, taken: number): Measurement => measurementOf(`${place}: ${name}`, [taken]);
    return [
      percentile(`${place}: a record, nothing filled in (p95)`, before.note),
      percentile(`${place}: a bill that posts, nothing filled in (p95)`, before.move),
      percentile(`${place}: a record, meanwhile (p95)`, during.note),
      percentile(`${place}: a bill that posts, meanwhile (p95)`, during.move),
      timed(`what the publication does of it`, publication),
      timed(`until ${rows} rows are filled in`, whole),
    ];
  } finally {
    await database.close();
  }
}

async function saveBoth(engine: RecordEngine, count: number, taken: Record<'note' | 'move', number[]>): Promise<void> {
  const user = { id: 'bench', username: 'bench', orgCode: null, tenantId: 0 };
  const context = { user, permissions: { has: () => true } };
  const timed = async (kind: 'note' | 'move', save: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await save();
    taken[kind].push(performance.now() - started);
  };
  await timed('note', () => engine.add('bench/note', { text: `${count}` }, context));
  const { id } = await engine.add('bench/move', { item: `M${count % groups}`, qty: '-0.001' }, context);
  await timed('move', () => engine.transition('bench/move', { id: String(id), name: 'examine' }, context));
}

async function fillLedger({ kysely }: Database): Promise<void> {
  const step = 50_000;
  for (let start = 0; start < rows; start += step)
    await sql`insert into bench_book (id, tenant_id, create_time, item, qty)
      select lpad((${start} + n)::text, 26, '0'), 0, now(), 'M' || (n % ${groups}), 1 from generate_series(1, ${step}) n`.execute(
      kysely,
    );
  await sql`analyze bench_book`.execute(kysely);
}

function percentile(name: string, taken: readonly number[]): Measurement {
  const sorted = taken.toSorted((left, right) => left - right);
  const milliseconds = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return { name, milliseconds, fastest: sorted[0] ?? 0, slowest: sorted.at(-1) ?? 0 };
}
