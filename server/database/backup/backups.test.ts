import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

import { applySchema } from '../migration/schema-migration.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import {
  BackupError,
  backupFolder,
  listBackups,
  makeBackup,
  requestFile,
  restoreBackup,
  scheduleBackups,
} from './index.ts';
import { nextTime } from './schedule-backups.ts';
import { contentOf, pairs, saved } from './testing/saved-database.ts';

vi.setConfig({ testTimeout: 180_000 });

test('two backups at once are made one after the other, and what a killed process left is removed', async () => {
  const { database, dataDir } = await saved('embedded');
  const dead = join(backupFolder(dataDir), `.nightly-20240101-030000.${2 ** 30}`);
  mkdirSync(join(dead, 'snapshot'), { recursive: true });
  const made = await Promise.all([makeBackup(database, dataDir, 'nightly'), makeBackup(database, dataDir, 'manual')]);
  expect(contentOf(made[0])).toEqual(contentOf(made[1]));
  expect(existsSync(dead)).toBe(false);
});

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

test('retries a failed nightly backup once, and then notifies the administrators', async () => {
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

test('makes no nightly backup on a full disk, logs the reason, and makes one the next time', async () => {
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
