import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { DynamicKysely, Log, StoredTable } from '../database/index.ts';
import { diskName, diskPath, type FileStore } from './file-store.ts';
import { sweepIncoming } from './piece-quota.ts';
import type { FileSchema } from './tables.ts';

const day = 86_400_000;

const orphanAfter = 7 * day;

/**
 * Finds the last part of paths in values, the random id and the extension: alone, in comma lists, in JSON and in rich
 * text, where the name before it may be escaped.
 */
const idPattern = new RegExp(diskName, 'g');

/**
 * Deletes files that no value of any table refers to a week after they were stored, and pieces of abandoned uploads. A
 * file that was once found in use is never checked again.
 * @param tables all tables of the database, including columns that models no longer have: their values may come back.
 * @returns the number of deleted files.
 */
export async function sweepFiles(
  store: FileStore,
  database: DynamicKysely,
  tables: readonly StoredTable[],
  now: number = Date.now(),
): Promise<number> {
  await sweepIncoming(store.incoming, now);
  const db = database.withTables<FileSchema>();
  const candidates = await db
    .selectFrom('sys_file')
    .select(['id', 'path'])
    .where('is_used', '=', 0)
    .where('create_time', '<', formatDate(now - orphanAfter, DATE_TIME))
    .limit(1_000)
    .execute();
  if (candidates.length === 0) return 0;
  const named = await idsIn(database, tables);
  const isNamed = (path: string) => named.has(basename(diskPath(path)));
  const used = candidates.filter(({ path }) => isNamed(path)).map(({ id }) => id);
  if (used.length > 0) await db.updateTable('sys_file').set({ is_used: 1 }).where('id', 'in', used).execute();
  const orphans = candidates.filter(({ path }) => !isNamed(path));
  for (const { id, path } of orphans) {
    await db.deleteFrom('sys_file').where('id', '=', id).execute();
    await rm(join(store.folder, diskPath(path)), { force: true });
  }
  return orphans.length;
}

/**
 * Deletes orphans soon after the start and then every six hours.
 * @returns a function that stops it.
 */
export function sweepRegularly(sweep: () => Promise<number>, log: Log): () => void {
  const run = (): void => {
    sweep().then(
      (count) => count > 0 && log.info(`清理了 ${count} 个没有记录使用的文件。`),
      (error: Error) => log.warn(`没有清理文件：${error.message}`),
    );
  };
  const first = setTimeout(run, 60_000).unref();
  const next = setInterval(run, day / 4).unref();
  return () => {
    clearTimeout(first);
    clearInterval(next);
  };
}

async function idsIn(database: DynamicKysely, tables: readonly StoredTable[]): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { name, columns } of tables) {
    const texts = columns.filter(({ type }) => type === 'text' || type === 'json').map((column) => column.name);
    if (name === 'sys_file' || texts.length === 0) continue;
    const rows = await database
      .selectFrom(name)
      .select(texts)
      .where((builder) =>
        builder.or(texts.map((column) => builder(builder.cast<string>(column, 'text'), 'like', '%/20__/__/%'))),
      )
      .execute();
    for (const row of rows)
      for (const value of Object.values(row))
        for (const [id] of JSON.stringify(value ?? '').matchAll(idPattern)) ids.add(id);
  }
  return ids;
}
