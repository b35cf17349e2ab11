import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { isDamage } from '../damage.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../open-database.ts';
import { BackupError } from './backup-error.ts';
import { stamp } from './backup-folder.ts';
import { dumpOf, restoreBackup, UnsavedDataError, type Restored } from './restore-backup.ts';

type Order = { backup: string; replace: boolean };

/**
 * Opens a database, even a damaged one, and replaces its data with a backup. The files of an embedded database that
 * cannot be opened or read are moved aside, and a new database is created.
 * @returns the result; `aside` is the folder of the damaged files.
 * @throws BackupError when the backup cannot be used, or existing data may not be replaced; then nothing has changed.
 */
export async function restoreInto(given: DatabaseOptions, order: Order): Promise<Restored & { aside?: string }> {
  const options: DatabaseOptions = { ...given, mayBeLost: true };
  let database: Database | undefined;
  try {
    database = await openDatabase(options);
    return await restoreBackup(database, { ...order, dataDir: options.dataDir });
  } catch (error) {
    const isLost = isDamage(error) || error instanceof UnsavedDataError;
    if (!isLost || options.databaseUrl) throw error;
    if (!order.replace)
      throw new BackupError('现有的数据库已损坏；要用备份替换它，请加 --replace，它的文件会另存在旁边。', {
        cause: error,
      });
  } finally {
    await database?.close();
  }
  dumpOf(order.backup);
  return restoreAside(options, order);
}

async function restoreAside(options: DatabaseOptions, order: Order): Promise<Restored & { aside: string }> {
  const { dataDir } = options;
  const [current, aside] = [join(dataDir, 'database'), join(dataDir, `database.damaged-${stamp(new Date())}`)];
  if (existsSync(current)) renameSync(current, aside);
  try {
    const database = await openDatabase(options);
    try {
      return { ...(await restoreBackup(database, { ...order, dataDir })), aside };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (existsSync(aside)) {
      rmSync(current, { recursive: true, force: true });
      renameSync(aside, current);
    }
    throw error;
  }
}
