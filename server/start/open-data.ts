import type { Catalogue } from '../catalogue/index.ts';
import {
  openDatabase,
  scheduleBackups,
  watchDiskSpace,
  type Database,
  type DiskProbe,
  type Log,
} from '../database/index.ts';
import { followRegularly, readChangedBelow, type PublishedDocuments } from '../documents/index.ts';
import type { DiskSpaceCheck } from '../http/index.ts';
import type { Settings } from '../settings/index.ts';

export interface OpenDataOptions {
  settings: Settings;
  log: Log;
  diskProbe?: DiskProbe | undefined;
  onBackupFailure?: (reason: string) => Promise<void> | void;
  /** Registers functions that close what was opened, in the order of opening. */
  onClose: (close: () => Promise<void> | void) => void;
}

export async function openData({ settings, log, diskProbe, onBackupFailure, onClose }: OpenDataOptions) {
  const { dataDir, databaseUrl, timeZone, backupTime: time, startEmpty } = settings;
  const database = await openDatabase({ dataDir, databaseUrl, timeZone, mayBeLost: startEmpty, log });
  onClose(() => database.close());
  const hasSpace = watchDiskSpace(dataDir, { log, ...(diskProbe && { probe: diskProbe }) });
  onClose(scheduleBackups(database, { dataDir, time, log, hasDiskSpace: hasSpace, onFailure: onBackupFailure }));
  // Records of a remote PostgreSQL are not on this disk; files always are.
  const hasDiskSpace: DiskSpaceCheck = async ({ upload }) =>
    database.kind === 'embedded' || upload ? hasSpace() : true;
  return { database, hasDiskSpace };
}

export async function followPublished(
  { kysely, kind }: Database,
  {
    catalogue,
    published,
    log,
    onClose,
  }: { catalogue: Catalogue; published: PublishedDocuments } & Pick<OpenDataOptions, 'log' | 'onClose'>,
): Promise<void> {
  for (const key of await readChangedBelow(kysely, catalogue))
    log.warn(`文档 ${key} 发布之后，它的文件又改过；现在用的是发布的，要用文件的请重新发布它。`);
  if (kind === 'postgres') onClose(followRegularly(published));
}
