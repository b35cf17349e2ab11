import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Why a backup was made: by the schedule, by a person, or before a restore replaced the data. */
export type BackupOccasion = 'nightly' | 'manual' | 'before-restore';

/** How many nightly backups are kept. */
const kept = 7;

/** The folder of the backups. Each backup is a folder with a dump and the files of the data directory. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Names of the backups there are, the newest last. */
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

/** The name of a backup that is being written: it says which process writes it. */
export function unfinishedName(name: string): string {
  return `.${name}.${process.pid}`;
}

/** Removes backups that a process which has ended left unfinished; this process writes none at the moment. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\..+\.(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** A moment in local time, as the person who looks for a backup reads it. */
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
