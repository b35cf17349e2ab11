import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';

import type { Log } from '../log.ts';
import type { Database } from '../open-database.ts';
import { backupFolder, type BackupOccasion } from './backup-folder.ts';
import { makeBackup, type HasDiskSpace } from './backups.ts';

const checkMs = 1_000;

const retryMs = 600_000;

/** An arbitrary number that other users of the database's advisory locks are unlikely to choose: "bkup" in ASCII. */
const backupLock = 0x626b7570;

/**
 * Returns the path of the file by which the backup command requests a backup from the server that uses the data
 * directory.
 */
export function requestFile(dataDir: string): string {
  return join(backupFolder(dataDir), 'wanted');
}

/**
 * Makes a backup daily at `time` (`03:00`; without it only on request), and whenever the backup command requests one. A
 * nightly backup that fails is retried once, ten minutes later.
 * @param hasDiskSpace checks the free disk space; not checked if omitted.
 * @param now the clock; defaults to the system's.
 * @param onFailure receives the reason when a nightly backup has failed a second time.
 * @returns a function that ends the schedule, after a backup that is running.
 */
export function scheduleBackups(
  database: Database,
  options: {
    dataDir: string;
    time: string | undefined;
    log: Log;
    hasDiskSpace?: HasDiskSpace;
    now?: () => Date;
    onFailure?: (reason: string) => Promise<void> | void;
  },
): () => Promise<void> {
  const { dataDir, time, log, hasDiskSpace, now = () => new Date(), onFailure } = options;
  let underWay: Promise<void> | undefined;
  let next = time === undefined ? undefined : nextTime(now(), time);
  let retry: Date | undefined;
  const run = async (occasion: BackupOccasion, isRetry: boolean): Promise<void> => {
    try {
      if (occasion === 'nightly' && !(await isMine(database))) return;
      log.info(`已备份到 ${await makeBackup(database, dataDir, occasion, hasDiskSpace)}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`备份没有成功：${reason}`);
      if (occasion !== 'nightly') return;
      if (isRetry) await onFailure?.(reason);
      else retry = new Date(now().getTime() + retryMs);
    }
  };
  const check = (): void => {
    if (underWay) return;
    const wanted = existsSync(requestFile(dataDir));
    const due = next !== undefined && now() >= next;
    const isRetry = !due && retry !== undefined && now() >= retry;
    if (!wanted && !due && !isRetry) return;
    if (due && time !== undefined) next = nextTime(now(), time);
    if (due || isRetry) retry = undefined;
    rmSync(requestFile(dataDir), { force: true });
    underWay = run(wanted ? 'manual' : 'nightly', isRetry)
      .catch((error: unknown) => log.error(`备份没有成功，也没能告诉管理员：${String(error)}`))
      .finally(() => {
        underWay = undefined;
      });
  };
  const timer = setInterval(check, checkMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Returns the next moment after `from` at that time of day. */
export function nextTime(from: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = new Date(from);
  next.setHours(hours, minutes, 0, 0);
  if (next <= from) next.setDate(next.getDate() + 1);
  return next;
}

/**
 * Returns true on the one server that makes the backup: when several share a PostgreSQL, the first one takes an
 * advisory lock for a few seconds.
 */
async function isMine({ kysely, kind }: Database): Promise<boolean> {
  if (kind === 'embedded') return true;
  return kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${backupLock}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine) await sql`select pg_sleep(5)`.execute(transaction);
    return rows[0]?.mine ?? false;
  });
}
