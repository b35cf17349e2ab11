import type { DynamicKysely } from '../../database/index.ts';
import { ownOf, type Viewer } from '../../tenancy/index.ts';

/** Deletes these lines of the viewer's log permanently. */
export async function removeLines(database: DynamicKysely, ids: readonly string[], viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where('id', 'in', ids).where(ownOf(viewer, 'sys_log')).execute();
}

/** Deletes all lines from before a time, of all tenants. Returns their number. */
export async function removeOlderLines(database: DynamicKysely, before: string): Promise<number> {
  const gone = await database.deleteFrom('sys_log').where('create_time', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes the whole log that the viewer can see. */
export async function clearLog(database: DynamicKysely, viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where(ownOf(viewer, 'sys_log')).execute();
}
