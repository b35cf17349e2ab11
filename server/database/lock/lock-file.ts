import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataDirectoryInUseError } from '../connections/index.ts';
import { isAlive, processStart } from './process-start.ts';

/** The process that holds a lock file; `start` distinguishes it from a later process with the same number. */
type Holder = { pid: number; start: string | undefined; released?: boolean };

type Generation = { number: number; holder: Holder | undefined };

const fileName = /^lock\.(\d+)$/;

/**
 * Takes the lock file of the folder with the highest number.
 *
 * `lock.N` is created complete in one step (a hard link), and the file with the highest number is never deleted, only
 * marked as released. The process that creates N+1 after a dead or released N therefore has the lock, however many
 * processes try at the same time and whatever they had read before: no step removes a file that may belong to a living
 * process.
 * @returns the function that releases the lock.
 * @throws DataDirectoryInUseError when a living process holds it.
 */
export function takeLockFile(directory: string): () => void {
  for (;;) {
    const last = lastGeneration(directory);
    if (last.holder && !last.holder.released && isAlive(last.holder.pid, last.holder.start)) {
      throw new DataDirectoryInUseError(directory, last.holder.pid);
    }
    const number = last.number + 1;
    if (!create(directory, number)) continue;
    if (lastGeneration(directory).number === number) {
      removeBefore(directory, number);
      return () => write(join(directory, `lock.${number}`), { ...self(), released: true });
    }
    rmSync(join(directory, `lock.${number}`), { force: true });
  }
}

/** Returns the process number in the folder's lock file, if there is one. */
export function holderOf(directory: string): number | undefined {
  const { holder } = lastGeneration(directory);
  return holder?.released ? undefined : holder?.pid;
}

function self(): Holder {
  return { pid: process.pid, start: processStart(process.pid) };
}

function generations(directory: string): number[] {
  return readdirSync(directory).flatMap((name) => {
    const match = fileName.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

function lastGeneration(directory: string): Generation {
  const number = Math.max(0, ...generations(directory));
  return { number, holder: number === 0 ? undefined : read(join(directory, `lock.${number}`)) };
}

function read(path: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';
}

function write(path: string, holder: Holder): void {
  writeFileSync(path, JSON.stringify(holder));
}

/**
 * Creates `lock.number` with its content in one step.
 * @returns false when another process has created it.
 */
function create(directory: string, number: number): boolean {
  const candidate = join(directory, `lock.candidate.${process.pid}`);
  write(candidate, self());
  try {
    linkSync(candidate, join(directory, `lock.${number}`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(candidate, { force: true });
  }
}

function removeBefore(directory: string, number: number): void {
  for (const earlier of generations(directory)) {
    if (earlier < number) rmSync(join(directory, `lock.${earlier}`), { force: true });
  }
}
