import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { synchronizePath } from '../embedded/index.ts';
import type { Database } from '../open-database.ts';
import { readDumpFile, writeDumpFile } from './dump-file.ts';
import { BackupError, isEmpty, restoreDump } from './restore-dump.ts';

/** Why a backup was made: by the schedule, by a person, or before a restore replaced the data. */
export type BackupOccasion = 'nightly' | 'manual' | 'before-restore';

/** How many nightly backups are kept. */
const kept = 7;

const dumpName = 'database.ndjson.gz';

/** What a backup leaves out of the data directory: the cluster itself, its lock, the backups. */
const notSaved = /^(database(\.new)?|backups|lock\..*)$/;

/** The folder of the backups. Each backup is a folder with a dump and the files of the data directory. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Whether the disk has space beyond its reserve. */
export type HasDiskSpace = () => Promise<boolean>;

/**
 * Backs up the database and the files, and removes nightly backups beyond the seventh.
 * @param hasDiskSpace is called before and during the backup; without space the unfinished backup is deleted, so that
 * records can still be saved.
 * @returns the new folder; it gets its name once everything in it is on the disk.
 * @throws BackupError when the disk is full.
 */
export async function makeBackup(
  database: Database,
  dataDir: string,
  occasion: BackupOccasion,
  hasDiskSpace: HasDiskSpace = async () => true,
): Promise<string> {
  const checkDiskSpace = async (): Promise<void> => {
    if (!(await hasDiskSpace()))
      throw new BackupError('磁盘空间不足，没有备份，已有的备份都还在；请清理磁盘，或把较早的备份移到别处。');
  };
  await checkDiskSpace();
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${occasion}-${stamp(new Date())}`;
  const [unfinished, finished] = [join(folder, `.${name}.${process.pid}`), join(folder, name)];
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    await database.unlimited(() => writeDumpFile(database.kysely, join(unfinished, dumpName), checkDiskSpace));
    for (const entry of savedEntries(dataDir))
      await cp(join(dataDir, entry), join(unfinished, 'files', entry), {
        recursive: true,
        filter: () => checkDiskSpace().then(() => true),
      });
    rmSync(finished, { recursive: true, force: true });
    renameSync(unfinished, finished);
    synchronizePath(folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  removeOld(folder);
  return finished;
}

/** Names of the backups there are, the newest last. */
export function listBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^(nightly|manual|before-restore)-\d{8}-\d{6}$/.test(name));
  return names.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}

/**
 * Replaces the data with a backup.
 * @param replace whether existing data may be replaced; they are backed up first.
 * @throws BackupError when the backup cannot be used, or existing data may not be replaced; then nothing has changed.
 */
export async function restoreBackup(
  database: Database,
  { dataDir, backup, replace }: { dataDir: string; backup: string; replace: boolean },
): Promise<{ tables: number; rows: number; saved?: string }> {
  const file = join(backup, dumpName);
  if (!existsSync(file)) throw new BackupError(`${backup} 不是一份备份：里面没有 ${dumpName}。`);
  const empty = await isEmpty(database.kysely);
  if (!empty && !replace)
    throw new BackupError('数据库里已有数据；要用备份替换它，请加 --replace，替换之前会先把现有数据另存一份备份。');
  const saved = empty ? undefined : await makeBackup(database, dataDir, 'before-restore');
  const done = await database.unlimited(() => restoreDump(database.kysely, readDumpFile(file)));
  const files = join(backup, 'files');
  for (const entry of existsSync(files) ? readdirSync(files) : []) {
    rmSync(join(dataDir, entry), { recursive: true, force: true });
    cpSync(join(files, entry), join(dataDir, entry), { recursive: true });
  }
  return { ...done, ...(saved !== undefined && { saved }) };
}

function savedEntries(dataDir: string): string[] {
  return readdirSync(dataDir).filter((entry) => !notSaved.test(entry));
}

function removeOld(folder: string): void {
  const nightly = readdirSync(folder)
    .filter((name) => name.startsWith('nightly-'))
    .toSorted();
  for (const name of nightly.slice(0, -kept)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Local time, as the person who looks for a backup reads it. */
function stamp(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}${two(time.getMonth() + 1)}${two(time.getDate())}`;
  return `${day}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

function timeOf(name: string): string {
  return name.slice(-15);
}
