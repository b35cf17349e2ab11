// covers: robust-backup
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { basename, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DynamicKysely } from '../dynamic-schema.ts';
import type { Database } from '../open-database.ts';
import { applySchema } from '../migration/schema-migration.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { kinds, openTestDatabase } from '../testing/test-database.ts';
import type { TableDefinition } from '../migration/table-definition.ts';
import {
  backupFolder,
  BackupError,
  listBackups,
  makeBackup,
  restoreBackup,
  scheduleBackups,
  requestFile,
} from './index.ts';
import { nextTime } from './schedule-backups.ts';

vi.setConfig({ testTimeout: 180_000 });

const every: TableDefinition = {
  name: 'every',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'name', type: 'text', notNull: true, default: '无' },
    { name: 'size', type: 'integer', default: 3 },
    { name: 'big', type: 'bigint' },
    { name: 'amount', type: 'numeric', scale: 2 },
    { name: 'ratio', type: 'numeric' },
    { name: 'done', type: 'boolean', default: false },
    { name: 'day', type: 'date' },
    { name: 'moment', type: 'timestamp', default: { expression: 'now' } },
    { name: 'document', type: 'json' },
  ],
  primaryKey: ['id'],
  unique: [{ name: 'every_name', columns: ['name'] }],
  indexes: [{ name: 'every_day', columns: [{ name: 'day', descending: true }] }],
};
const pairs: TableDefinition = {
  name: 'pairs',
  columns: [
    { name: 'a', type: 'integer' },
    { name: 'b', type: 'integer' },
  ],
  primaryKey: ['a', 'b'],
};

const awkward = {
  ...{ id: '0', name: '换行\n引号"\\ 🙂 \u2028', size: -2147483648, big: '9007199254740993', amount: '-0.10' },
  ...{ ratio: '0.12345678901234567890', done: true, day: '2024-02-29', moment: '2024-02-29 23:59:59.123' },
  document: '{"z":1,"a":[null,1.10,"x"]}',
};

async function fill({ kysely }: Database): Promise<void> {
  await applySchema(kysely, [every, pairs]);
  const rows = Array.from({ length: 4_500 }, (_, row) => ({
    id: `r${row}`,
    name: `名称${row}`,
    size: null,
    document: null,
  }));
  await kysely.insertInto('every').values(rows).execute();
  await kysely.insertInto('every').values(awkward).execute();
  const many = Array.from({ length: 2_500 }, (_, row) => ({ a: row % 50, b: row }));
  await kysely.insertInto('pairs').values(many).execute();
}

const linesOf = (backup: string): string[] =>
  gunzipSync(readFileSync(join(backup, 'database.ndjson.gz')))
    .toString()
    .trim()
    .split('\n');

/** What a backup holds, but for the moment at which it was made. */
const contentOf = (backup: string): string[] => linesOf(backup).slice(1);

/** A filled database, its directory, a backup of it. */
async function saved(kind: Database['kind']) {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase(kind, kind === 'embedded' ? { dataDir } : {});
  await fill(database);
  mkdirSync(join(dataDir, 'files', '2024'), { recursive: true });
  writeFileSync(join(dataDir, 'files', '2024', 'a.bin'), 'content');
  writeFileSync(join(dataDir, 'secret.key'), 'key', { mode: 0o600 });
  return { dataDir, database, backup: await makeBackup(database, dataDir, 'manual') };
}

describe.each(kinds)('a backup (%s)', (kind) => {
  test('restored equals saved: every value, key and file, and the models bring defaults and indexes back', async () => {
    const { backup } = await saved(kind);
    const dataDir = await freshDataDirectory();
    const other = await openTestDatabase(kind, kind === 'embedded' ? { dataDir } : {});
    expect(await restoreBackup(other, { dataDir, backup, replace: false })).toEqual({ tables: 2, rows: 7_001 });
    expect(contentOf(await makeBackup(other, dataDir, 'manual'))).toEqual(contentOf(backup));
    expect(readFileSync(join(dataDir, 'files', '2024', 'a.bin'), 'utf8')).toBe('content');
    // The key decrypts the stored passwords.
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe('key');
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    await applySchema(other.kysely, [every, pairs]);
    expect(contentOf(await makeBackup(other, dataDir, 'before-restore'))).toEqual(contentOf(backup));
    await other.kysely.insertInto('every').values({ id: 'new' }).execute();
    const row = await other.kysely
      .selectFrom('every')
      .select(['name', 'size', 'done'])
      .where('id', '=', 'new')
      .execute();
    expect(row).toEqual([{ name: '无', size: 3, done: false }]);
    await expect(other.kysely.insertInto('every').values({ id: 'again' }).execute()).rejects.toMatchObject({
      constraint: 'every_name',
    });
  });

  test('goes over data only when that is wanted, and what was there is saved first', async () => {
    const { database, dataDir, backup } = await saved(kind);
    await database.kysely.deleteFrom('every').where('id', '=', '0').execute();
    const restore = (replace: boolean) => restoreBackup(database, { dataDir, backup, replace });
    await expect(restore(false)).rejects.toThrow('--replace');
    const { saved: before } = await restore(true);
    expect(before).toContain('before-restore-');
    expect(contentOf(before ?? '')).toHaveLength(contentOf(backup).length - 1);
    expect(contentOf(await makeBackup(database, dataDir, 'manual'))).toEqual(contentOf(backup));
  });

  test('that is spoilt changes nothing', async () => {
    const { database, dataDir, backup } = await saved(kind);
    const [before, lines] = [contentOf(backup), linesOf(backup)];
    const [first = '', ...rest] = lines;
    const spoilt: Record<string, string> = {
      'cut off': lines.slice(0, -5).join('\n'),
      'of a later version': [first.replace('"format":1', '"format":2'), ...rest].join('\n'),
      'with a table that is none': lines.join('\n').replace('"name":"pairs"', '"name":"pairs; drop"'),
      'with a row too few': lines.toSpliced(-2, 1).join('\n'),
      'not a backup at all': '{"hello":1}',
      empty: '',
    };
    for (const [name, content] of Object.entries(spoilt)) {
      writeFileSync(join(backup, 'database.ndjson.gz'), gzipSync(content));
      const restoring = restoreBackup(database, { dataDir, backup, replace: true });
      await expect(restoring, name).rejects.toThrow(/备份|不能用作/);
    }
    expect(contentOf(await makeBackup(database, dataDir, 'before-restore'))).toEqual(before);
  });
});

/** Writes into both tables at once; a backup holds both rows or neither. */
const saveBoth = (kysely: DynamicKysely, number: number) =>
  kysely.transaction().execute(async (transaction) => {
    const later = `later${number}`;
    await transaction.insertInto('every').values({ id: later, name: later }).execute();
    await transaction.insertInto('pairs').values({ a: -1, b: -number }).execute();
  });

/** The number of saves that a backup holds. */
function savesIn(backup: string): number {
  const content = contentOf(backup);
  const later = content.filter((line) => line.startsWith('["later')).length;
  expect(content.filter((line) => line.startsWith('["-1"'))).toHaveLength(later);
  return later;
}

// covers: robust-backup-turns
test.runIf(kinds.includes('embedded'))('others save while the embedded database is backed up', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  await fill(database);
  const { kysely, longWork } = database;
  let [looks, saves] = [0, 0];
  const save = async (): Promise<boolean> => {
    expect(longWork.current()).toEqual(['backup']);
    looks += 1;
    if (looks > 20 && looks % 50 !== 0) return true;
    await saveBoth(kysely, (saves += 1));
    return true;
  };
  const backup = await makeBackup(database, dataDir, 'manual', save);
  expect(longWork.current()).toEqual([]);
  expect(saves).toBeGreaterThan(0);
  expect(savesIn(backup)).toBeLessThan(saves);
});

// covers: robust-backup-turns
test.runIf(kinds.includes('postgres'))('others save while a PostgreSQL is backed up', async () => {
  const database = await openTestDatabase('postgres');
  await fill(database);
  const { kysely, longWork } = database;
  await saveBoth(kysely, 1);
  // Whoever holds the second table keeps the backup in the middle of its reading.
  const { made } = await kysely.transaction().execute(async (holder) => {
    await sql`lock table pairs in access exclusive mode`.execute(holder);
    const backup = makeBackup(database, await freshDataDirectory(), 'manual');
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'pairs'::regclass`;
    await vi.waitFor(async () => expect((await waiting.execute(kysely)).rows).not.toEqual([]), { timeout: 60_000 });
    expect(longWork.current()).toEqual(['backup']);
    await kysely.insertInto('every').values({ id: 'later2', name: 'later2' }).execute();
    await holder.insertInto('pairs').values({ a: -1, b: -2 }).execute();
    return { made: backup };
  });
  expect(savesIn(await made)).toBe(1);
  expect(longWork.current()).toEqual([]);
});

test('two backups at once are made one after the other, and what a killed process left is removed', async () => {
  const { database, dataDir } = await saved('embedded');
  const dead = join(backupFolder(dataDir), `.nightly-20240101-030000.${2 ** 30}`);
  mkdirSync(join(dead, 'snapshot'), { recursive: true });
  const made = await Promise.all([makeBackup(database, dataDir, 'nightly'), makeBackup(database, dataDir, 'manual')]);
  expect(contentOf(made[0])).toEqual(contentOf(made[1]));
  expect(existsSync(dead)).toBe(false);
});

// covers: robust-carry
test.each(kinds.filter((kind) => kind === 'postgres'))(
  'of the embedded database goes into a PostgreSQL, and back, with every value as it was (%s)',
  async (kind) => {
    const { backup } = await saved('embedded');
    const [elsewhere, home] = [await freshDataDirectory(), await freshDataDirectory()];
    const postgres = await openTestDatabase(kind);
    const restored = await restoreBackup(postgres, { dataDir: elsewhere, backup, replace: false });
    expect(restored).toEqual({ tables: 2, rows: 7_001 });
    await applySchema(postgres.kysely, [every, pairs]);
    const there = await makeBackup(postgres, elsewhere, 'manual');
    expect(contentOf(there)).toEqual(contentOf(backup));
    const embedded = await openTestDatabase('embedded', { dataDir: home });
    await restoreBackup(embedded, { dataDir: home, backup: there, replace: false });
    expect((await applySchema(embedded.kysely, [every, pairs])).notices).toEqual([]);
    expect(contentOf(await makeBackup(embedded, home, 'manual'))).toEqual(contentOf(backup));
    expect(readFileSync(join(home, 'files', '2024', 'a.bin'), 'utf8')).toBe('content');
  },
);

test('a file that is no archive is refused in words', async () => {
  const { database, dataDir, backup } = await saved('embedded');
  writeFileSync(join(backup, 'database.ndjson.gz'), 'not gzip');
  const restoring = restoreBackup(database, { dataDir, backup, replace: true });
  await expect(restoring).rejects.toBeInstanceOf(BackupError);
  await expect(restoreBackup(database, { dataDir, backup: dataDir, replace: true })).rejects.toThrow('不是一份备份');
});

test('seven nightly backups are kept, and all others', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  await applySchema(database.kysely, [pairs]);
  const folder = backupFolder(dataDir);
  for (let day = 10; day < 20; day += 1) mkdirSync(join(folder, `nightly-202401${day}-030000`), { recursive: true });
  mkdirSync(join(folder, 'manual-20240101-000000'));
  await makeBackup(database, dataDir, 'nightly');
  const names = listBackups(dataDir);
  expect(names.slice(0, 2)).toEqual(['manual-20240101-000000', 'nightly-20240114-030000']);
  expect(names.filter((name) => name.startsWith('nightly'))).toHaveLength(7);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the clock and the wish of the command each make one', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  await applySchema(database.kysely, [pairs]);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let now = new Date('2024-05-06T02:59:00');
  const stop = scheduleBackups(database, { dataDir, time: '03:00', log, now: () => now });
  onTestFinished(stop);
  mkdirSync(backupFolder(dataDir));
  writeFileSync(requestFile(dataDir), '');
  await vi.waitFor(() => expect(listBackups(dataDir)).toEqual([expect.stringMatching(/^manual-/)]), {
    timeout: 90_000,
  });
  now = new Date('2024-05-06T03:00:30');
  await vi.waitFor(() => expect(listBackups(dataDir).join()).toContain('nightly-'), { timeout: 90_000 });
  await stop();
  expect(listBackups(dataDir)).toHaveLength(2);
  expect(log.error).not.toHaveBeenCalled();
});

// covers: robust-backup-room
test.each<[name: string, reached: (unfinished: string) => boolean]>([
  ['before it begins', () => true],
  ['while the database is copied', (unfinished) => existsSync(join(unfinished, 'snapshot', 'database'))],
  ['while the database is written', (unfinished) => existsSync(join(unfinished, 'database.ndjson.gz'))],
  ['while files are copied', (unfinished) => existsSync(join(unfinished, 'files'))],
])('no backup is made of a disk without room, and nothing of it stays: %s', async (_name, reached) => {
  const { dataDir, database, backup } = await saved('embedded');
  const folder = backupFolder(dataDir);
  const unfinished = () => readdirSync(folder).find((name) => name.startsWith('.')) ?? 'none';
  const hasDiskSpace = async (): Promise<boolean> => !reached(join(folder, unfinished()));
  await expect(makeBackup(database, dataDir, 'nightly', hasDiskSpace)).rejects.toThrow('磁盘空间不足，没有备份');
  expect(readdirSync(folder)).toEqual([basename(backup)]);
});

// covers: robust-backup-retry
test('a nightly backup that fails is tried again once, and then those who look after it are told', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onFailure = vi.fn();
  let now = new Date('2024-05-06T02:59:00');
  const hasDiskSpace = async (): Promise<boolean> => false;
  const stop = scheduleBackups(database, { dataDir, time: '03:00', log, hasDiskSpace, now: () => now, onFailure });
  onTestFinished(stop);
  now = new Date('2024-05-06T03:00:30');
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1), { timeout: 90_000 });
  expect(onFailure).not.toHaveBeenCalled();
  now = new Date('2024-05-06T03:11:00');
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.stringContaining('磁盘空间不足')), {
    timeout: 90_000,
  });
  expect(log.error).toHaveBeenCalledTimes(2);
});

// covers: robust-backup-room
test('the clock makes none on a full disk, says why, and makes one the next time', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  await applySchema(database.kysely, [pairs]);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let [now, room] = [new Date('2024-05-06T02:59:00'), false];
  const stop = scheduleBackups(database, {
    dataDir,
    time: '03:00',
    log,
    hasDiskSpace: async () => room,
    now: () => now,
  });
  onTestFinished(stop);
  now = new Date('2024-05-06T03:00:30');
  await vi.waitFor(() => expect(log.error.mock.calls.join()).toContain('磁盘空间不足，没有备份'), { timeout: 90_000 });
  expect(listBackups(dataDir)).toEqual([]);
  [now, room] = [new Date('2024-05-07T03:00:30'), true];
  await vi.waitFor(() => expect(listBackups(dataDir)).toHaveLength(1), { timeout: 90_000 });
});

test.each([
  ['2024-05-06T02:59:59', '03:00', '2024-05-06T03:00:00'],
  ['2024-05-06T03:00:00', '03:00', '2024-05-07T03:00:00'],
  ['2024-12-31T23:59:00', '00:00', '2025-01-01T00:00:00'],
])('after %s comes %s at %s', (from, time, next) => {
  expect(nextTime(new Date(from), time)).toEqual(new Date(next));
});
