import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The reason for a backup: the schedule, a command of the user, or a restore that is about to replace the data. */
export type BackupOccasion = 'nightly' | 'manual' | 'before-restore';

const kept = 7;

/** Returns the folder of the backups. Each backup is a folder with a dump and the files of the data directory. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

export function listBackups(dataDir: string): string[] {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^(nightly|manual|before-restore)-\d{8}-\d{6}$/.test(name));
  return names.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
}

/** Removes the nightly backups beyond the seventh. */
export async function removeOld(folder: string): Promise<void> {
  const nightly = readdirSync(folder)
    .filter((name) => name.startsWith('nightly-'))
    .toSorted();
  for (const name of nightly.slice(0, -kept)) await rm(join(folder, name), { recursive: true, force: true });
}

export function unfinishedName(name: string): string {
  return `.${name}.${process.pid}`;
}

/** Removes unfinished backups of processes that have ended. This process must not be writing one. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\..+\.(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

export function stamp(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}${two(time.getMonth() + 1)}${two(time.getDate())}`;
  return `${day}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

function timeOf(name: string): string {
  return name.slice(-15);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
