import type { DynamicKysely } from '../../database/index.ts';
import { ownOf, type Viewer } from '../../tenancy/index.ts';

export async function removeLines(database: DynamicKysely, ids: readonly string[], viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where('id', 'in', ids).where(ownOf(viewer, 'sys_log')).execute();
}

export async function removeOlderLines(database: DynamicKysely, before: string): Promise<number> {
  const gone = await database.deleteFrom('sys_log').where('create_time', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

export async function clearLog(database: DynamicKysely, viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where(ownOf(viewer, 'sys_log')).execute();
}
