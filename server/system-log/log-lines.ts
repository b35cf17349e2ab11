import { ownOf, type Viewer } from '../tenancy/index.ts';
import type { DynamicKysely } from '../database/index.ts';

/** Deletes these lines of his log for good. */
export async function removeLines(database: DynamicKysely, ids: readonly string[], viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where('id', 'in', ids).where(ownOf(viewer)).execute();
}

/** Deletes the whole log that he sees. */
export async function clearLog(database: DynamicKysely, viewer: Viewer): Promise<void> {
  await database.deleteFrom('sys_log').where(ownOf(viewer)).execute();
}
