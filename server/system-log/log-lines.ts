import type { DynamicKysely } from '../database/index.ts';

/** Deletes these lines of the log for good. */
export async function removeLines(database: DynamicKysely, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('sys_log').where('id', 'in', ids).execute();
}

/** Deletes the whole log. */
export async function clearLog(database: DynamicKysely): Promise<void> {
  await database.deleteFrom('sys_log').execute();
}
