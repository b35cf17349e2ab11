import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';

import { applySchema, makeBackup, openDatabase, type Database } from '../../../server/database/index.ts';
import { measurementOf, type Measurement } from '../../measuring/measure.ts';

const megabytes = Number(process.env['BENCH_BACKUP_MB'] ?? 2_000);

const rowBytes = 2_000;
const everyMs = 50;

/** Measures how long calls of the embedded database wait with and without a concurrent backup. */
export async function measureBackups(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const database = await openDatabase({ dataDir });
  try {
    await fill(database);
    const before = await callsDuring(database, () => pause(20_000));
    const started = performance.now();
    const meanwhile = await callsDuring(database, () => makeBackup(database, dataDir, 'manual'));
    const whole = performance.now() - started;
    return [
      ...inRows('calls without a backup', before),
      ...inRows('calls during a backup', meanwhile),
      measurementOf(`the backup of ${megabytes} MB`, [whole]),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill({ kysely, unlimited }: Database): Promise<void> {
  const columns = [
    { name: 'id', type: 'integer' as const },
    { name: 'note', type: 'text' as const },
  ];
  await applySchema(kysely, [{ name: 'papers', columns, primaryKey: ['id'] }]);
  const note = randomBytes(rowBytes / 2).toString('hex');
  const rows = Math.round((megabytes * 1_048_576) / rowBytes);
  for (let from = 0; from < rows; from += 20_000)
    await unlimited(() =>
      sql`insert into papers select n, md5(n::text) || ${note} from generate_series(${from + 1}::int, ${from + 20_000}::int) n`.execute(
        kysely,
      ),
    );
}

/** Measures saves and reads in milliseconds, one of each every 50 ms, until the work is done. */
async function callsDuring({ kysely }: Database, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  const open: Promise<unknown>[] = [];
  const timed = async (call: () => Promise<unknown>): Promise<void> => {
    const started = performance.now();
    await call();
    taken.push(performance.now() - started);
  };
  const ended = new AbortController();
  const done = work().finally(() => ended.abort());
  for (let id = 1; !ended.signal.aborted; id += 1) {
    const save = () =>
      kysely
        .updateTable('papers')
        .set({ note: `changed ${id}` })
        .where('id', '=', id * 7)
        .execute();
    const read = () =>
      kysely
        .selectFrom('papers')
        .selectAll()
        .where('id', '>', id * 11)
        .orderBy('id')
        .limit(20)
        .execute();
    open.push(timed(save), timed(read));
    await pause(everyMs);
  }
  await Promise.all([done, ...open]);
  return taken;
}

function inRows(name: string, taken: readonly number[]): Measurement[] {
  const sorted = taken.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [measurementOf(`${name}: median of ${taken.length}`, taken), measurementOf(`${name}: p95`, [at(0.95)])];
}
