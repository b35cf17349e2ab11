import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { synchronizePath } from '../embedded/index.ts';
import type { Database } from '../open-database.ts';
import { BackupError } from './backup-error.ts';
import {
  backupFolder,
  removeOld,
  removeUnfinished,
  stamp,
  unfinishedName,
  type BackupOccasion,
} from './backup-folder.ts';
import { writeDump } from './write-dump.ts';

export const dumpName = 'database.ndjson.gz';

/**
 * Entries of the data directory that are not backed up: clusters, the lock and the backups. The key of the secrets is
 * backed up.
 */
const notSaved = /^(database(\..*)?|backups|lock\..*)$/;

export type HasDiskSpace = () => Promise<boolean>;

const last = new Map<string, Promise<unknown>>();

/**
 * Backs up the database and the files without blocking other work, and removes nightly backups beyond the seventh. The
 * backup contains every row as of a single moment. The embedded database exists a second time on the disk until the
 * backup is finished.
 * @param hasDiskSpace is called before and during the backup; without space the unfinished backup is deleted, so that
 * records can still be saved.
 * @returns the new folder, which gets its name once everything in it is on the disk.
 * @throws BackupError when the disk is full or the database cannot be read.
 */
export function makeBackup(
  database: Database,
  dataDir: string,
  occasion: BackupOccasion,
  hasDiskSpace: HasDiskSpace = async () => true,
): Promise<string> {
  const before = last.get(dataDir) ?? Promise.resolve();
  const made = before.then(() =>
    database.longWork.run('backup', () => backUp(database, { dataDir, occasion, hasDiskSpace })),
  );
  last.set(
    dataDir,
    made.catch(() => undefined),
  );
  return made;
}

async function backUp(
  database: Database,
  { dataDir, occasion, hasDiskSpace }: { dataDir: string; occasion: BackupOccasion; hasDiskSpace: HasDiskSpace },
): Promise<string> {
  const checkDiskSpace = async (): Promise<void> => {
    if (!(await hasDiskSpace()))
      throw new BackupError('磁盘空间不足，没有备份，已有的备份都还在；请清理磁盘，或把较早的备份移到别处。');
  };
  await checkDiskSpace();
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const name = `${occasion}-${stamp(new Date())}`;
  const [unfinished, finished] = [join(folder, unfinishedName(name)), join(folder, name)];
  const snapshot = join(unfinished, 'snapshot');
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const source = await database.snapshot(snapshot, checkDiskSpace);
    await writeDump({ source, path: join(unfinished, dumpName) }, checkDiskSpace);
    await rm(snapshot, { recursive: true, force: true });
    for (const entry of savedEntries(dataDir))
      await cp(join(dataDir, entry), join(unfinished, 'files', entry), {
        recursive: true,
        filter: (path) => checkDiskSpace().then(() => !isComingIn(path)),
      });
    await rm(finished, { recursive: true, force: true });
    renameSync(unfinished, finished);
    synchronizePath(folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await removeOld(folder);
  return finished;
}

/** Returns true for files of unfinished uploads, which appear and disappear during a backup. */
function isComingIn(path: string): boolean {
  return /[\\/]\.incoming[\\/]./.test(path);
}

function savedEntries(dataDir: string): string[] {
  return readdirSync(dataDir).filter((entry) => !notSaved.test(entry));
}
