import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '../open-database.ts';
import { BackupError } from './backup-error.ts';
import { dumpName, makeBackup } from './backups.ts';
import { verifyDump } from './checked-lines.ts';
import { readDumpFile } from './dump-file.ts';
import { isEmpty, restoreDump } from './restore-dump.ts';

export type Restored = { tables: number; rows: number; saved?: string };

/**
 * Replaces the data with a backup.
 * @param replace allows existing data to be replaced; they are backed up first.
 * @throws BackupError when the backup cannot be used, or existing data may not be replaced; then nothing has changed.
 */
export async function restoreBackup(
  database: Database,
  { dataDir, backup, replace }: { dataDir: string; backup: string; replace: boolean },
): Promise<Restored> {
  const file = dumpOf(backup);
  const empty = await isEmpty(database.kysely);
  if (!empty && !replace)
    throw new BackupError('数据库里已有数据；要用备份替换它，请加 --replace，替换之前会先把现有数据另存一份备份。');
  await verifyDump(readDumpFile(file));
  const saved = empty ? undefined : await makeBackup(database, dataDir, 'before-restore').catch(unsaved);
  const done = await database.unlimited(() => restoreDump(database.kysely, readDumpFile(file)));
  const files = join(backup, 'files');
  for (const entry of existsSync(files) ? readdirSync(files) : []) {
    rmSync(join(dataDir, entry), { recursive: true, force: true });
    cpSync(join(files, entry), join(dataDir, entry), { recursive: true });
  }
  return { ...done, ...(saved !== undefined && { saved }) };
}

export class UnsavedDataError extends BackupError {}

function unsaved(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new UnsavedDataError(`现有的数据读不出来，没有另存，也没有恢复：${reason}`, { cause: error });
}

/**
 * Returns the path of a backup's dump.
 * @throws BackupError when the folder is not a backup.
 */
export function dumpOf(backup: string): string {
  const file = join(backup, dumpName);
  if (!existsSync(file)) throw new BackupError(`${backup} 不是一份备份：里面没有 ${dumpName}。`);
  return file;
}
