import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';

import type { Log } from '../log.ts';
import type { Database } from '../open-database.ts';
import { backupFolder, type BackupOccasion } from './backup-folder.ts';
import { makeBackup, type HasDiskSpace } from './backups.ts';

/** How often a running server looks for a request of the backup command, in milliseconds. */
const checkMs = 1_000;

/** How long after a nightly backup that failed it is tried again, in milliseconds. */
const retryMs = 600_000;

/** Any number that other users of the database's advisory locks are unlikely to take: "bkup" in ASCII. */
const backupLock = 0x626b7570;

/** The backup command writes this file to ask the server that has the data directory for a backup. */
export function requestFile(dataDir: string): string {
  return join(backupFolder(dataDir), 'wanted');
}

/**
 * Backs up daily at `time` (`03:00`; without it only on request), and whenever the backup command asks. A
 * nightly backup that fails is tried again once, ten minutes later.
 * @param hasDiskSpace whether the disk has space for a backup; not checked without it.
 * @param now the clock; the system's without one.
 * @param onFailure takes the reason when a nightly backup has failed a second time.
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

/** The next moment of that time of day after `from`. */
export function nextTime(from: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const next = new Date(from);
  next.setHours(hours, minutes, 0, 0);
  if (next <= from) next.setDate(next.getDate() + 1);
  return next;
}

/** Of several servers on one PostgreSQL the first one backs up; it keeps an advisory lock for a few seconds. */
async function isMine({ kysely, kind }: Database): Promise<boolean> {
  if (kind === 'embedded') return true;
  return kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${backupLock}) as mine`.execute(
      transaction,
    );
    // The other servers ask within a second or two.
    if (rows[0]?.mine) await sql`select pg_sleep(5)`.execute(transaction);
    return rows[0]?.mine ?? false;
  });
}
