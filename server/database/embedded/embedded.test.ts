import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import {
  ConnectionHeldTooLongError,
  DatabaseUnavailableError,
  DataDirectoryInUseError,
} from '../connections/errors.ts';
import type { Log } from '../log.ts';
import { openDatabase, type DatabaseOptions } from '../open-database.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openPGlite } from './cluster.ts';
import { DurableNodeFS } from './durable-file-system.ts';

function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const add = (line: string): void => void lines.push(line);
  return { lines, info: add, warn: add, error: add };
}

async function table(dataDir: string, options: Partial<DatabaseOptions> = {}) {
  const database = await openTestDatabase('embedded', { dataDir, ...options });
  await database.kysely.schema.createTable('entry').ifNotExists().addColumn('id', 'integer').execute();
  return database;
}

test('runs with fsync, the safe way of it, and 32 MB of buffers', async () => {
  const { kysely } = await openTestDatabase();
  const names = ['fsync', 'full_page_writes', 'shared_buffers', 'synchronous_commit', 'wal_sync_method'];
  const rows = await kysely
    .selectFrom('pg_settings')
    .select(['name', sql<string>`current_setting(name)`.as('value')])
    .where('name', 'in', names)
    .orderBy('name')
    .execute();
  expect(rows.map((row) => row['value'])).toEqual(['on', 'on', '32MB', 'on', 'fsync']);
});

test('makes a new cluster whole or not at all: a left-over of a killed first start is done again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-first-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, 'database.new'));
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18\n');
  await table(dataDir);
  expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  expect(readdirSync(join(dataDir, 'database'))).toContain('PG_VERSION');
});

test('keeps what was saved when it is closed and opened again', async () => {
  const dataDir = await freshDataDirectory();
  const first = await table(dataDir);
  await first.kysely.insertInto('entry').values({ id: 1 }).execute();
  await expect(openDatabase({ dataDir })).rejects.toBeInstanceOf(DataDirectoryInUseError);
  await first.close();
  await first.close();
  const second = await table(dataDir);
  expect(await second.kysely.selectFrom('entry').selectAll().execute()).toEqual([{ id: 1 }]);
});

test('finishes what is under way when it is closed, and takes nothing new', async () => {
  const dataDir = await freshDataDirectory();
  const database = await table(dataDir);
  const saved = Promise.all([1, 2, 3].map((id) => database.kysely.insertInto('entry').values({ id }).execute()));
  const closed = database.close();
  await expect(database.kysely.selectFrom('entry').selectAll().execute()).rejects.toBeInstanceOf(
    DatabaseUnavailableError,
  );
  await Promise.all([saved, closed]);
  const again = await table(dataDir);
  expect(await again.kysely.selectFrom('entry').selectAll().execute()).toHaveLength(3);
});

test('rolls back a transaction that keeps the session waiting beyond the limit; the others go on', async () => {
  const log = recordingLog();
  const { kysely } = await table(await freshDataDirectory(), { holdLimitMs: 100, log });
  const waiting = kysely.transaction().execute(async (transaction) => {
    await transaction.insertInto('entry').values({ id: 1 }).execute();
    const seen = await kysely.selectFrom('entry').selectAll().execute();
    await transaction.insertInto('entry').values({ id: seen.length }).execute();
  });
  await expect(waiting).rejects.toBeInstanceOf(ConnectionHeldTooLongError);
  expect(await kysely.selectFrom('entry').selectAll().execute()).toEqual([]);
  expect(log.lines.join()).toContain('已回滚');
});

test('does not count a running statement as waiting', async () => {
  const { kysely } = await table(await freshDataDirectory(), { holdLimitMs: 500 });
  await kysely.transaction().execute(async (transaction) => {
    await transaction.insertInto('entry').values({ id: 1 }).execute();
    await sql`select pg_sleep(0.6)`.execute(transaction);
    await transaction.insertInto('entry').values({ id: 2 }).execute();
  });
  expect(await kysely.selectFrom('entry').selectAll().execute()).toHaveLength(2);
});

test('restarts after a panic: pending queries are refused, acknowledged rows are there', async () => {
  const log = recordingLog();
  const dataDir = await freshDataDirectory();
  const { kysely } = await table(dataDir, { log });
  await kysely.insertInto('entry').values({ id: 1 }).execute();
  const logFolder = join(dataDir, 'database', 'pg_wal');
  renameSync(logFolder, `${logFolder}.gone`);
  await sql`select pg_switch_wal()`.execute(kysely);
  const unsaved = kysely.insertInto('entry').values({ id: 2 }).execute();
  await expect(unsaved).rejects.toBeInstanceOf(DatabaseUnavailableError);
  renameSync(`${logFolder}.gone`, logFolder);
  expect(await kysely.selectFrom('entry').selectAll().execute()).toEqual([{ id: 1 }]);
  expect(log.lines.join()).toContain('PANIC');
});

test('restarts a thread that does not answer: its caller is asked to retry, and waiting callers are served', async () => {
  const log = recordingLog();
  const dataDir = await freshDataDirectory();
  const { kysely, unlimited } = await table(dataDir, { statementLimitMs: 1_500, log });
  await kysely.insertInto('entry').values({ id: 1 }).execute();
  const stuck = sql`select pg_sleep(1000)`.execute(kysely);
  const waiting = kysely.selectFrom('entry').selectAll().execute();
  await expect(stuck).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(await waiting).toEqual([{ id: 1 }]);
  expect(log.lines.join()).toContain('没有应答');
  await unlimited(() => sql`select pg_sleep(1.8)`.execute(kysely));
  expect(await kysely.selectFrom('entry').selectAll().execute()).toEqual([{ id: 1 }]);
});

test('does not let a caller wait for a turn beyond the limit', async () => {
  const { kysely } = await table(await freshDataDirectory(), { turnLimitMs: 200 });
  const long = sql`select pg_sleep(0.8)`.execute(kysely);
  await expect(kysely.selectFrom('entry').selectAll().execute()).rejects.toThrow('内置数据库正忙');
  await long;
  expect(await kysely.selectFrom('entry').selectAll().execute()).toEqual([]);
});

test('stops restarting a cluster that does not start, and reports it', async () => {
  const dataDir = await freshDataDirectory();
  const { kysely } = await table(dataDir);
  const read = (): Promise<unknown> => kysely.selectFrom('entry').selectAll().execute();
  rmSync(join(dataDir, 'database', 'pg_wal'), { recursive: true });
  await sql`select pg_switch_wal()`.execute(kysely);
  const reasons: string[] = [];
  const note = (error: Error): void => void reasons.push(error.message);
  await kysely.insertInto('entry').values({ id: 1 }).execute().catch(note);
  for (let attempt = 0; attempt < 6; attempt++) await read().catch(note);
  expect(reasons).toHaveLength(7);
  expect(reasons.at(1)).toContain('pg_wal');
  expect(reasons.at(-1)).toContain('反复停止');
});

test('is refused, and its folder free again, when the cluster is of another version', async () => {
  const dataDir = await freshDataDirectory();
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '9.6\n');
  const error: unknown = await openDatabase({ dataDir }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(error).toMatchObject({ message: expect.stringContaining('incompatible with server') });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  await table(dataDir);
});

test('a failed fsync is a panic, never an acknowledgement', async () => {
  let broken = false;
  class BrokenDisk extends DurableNodeFS {
    protected override synchronize(): void {
      if (broken) throw new Error('EIO');
    }
  }
  const directory = join(await freshDataDirectory(), 'database');
  const lines: string[] = [];
  const onServerLog = (line: string): void => void lines.push(line);
  const database = await openPGlite(directory, { timeZone: 'UTC', fileSystem: new BrokenDisk(directory), onServerLog });
  broken = true;
  await expect(database.query('create table lost ()')).rejects.toMatchObject({ code: '58030' });
  expect(lines.join('\n')).toMatch(/PANIC: .*could not fsync/);
});
