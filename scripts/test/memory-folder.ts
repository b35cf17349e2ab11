import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

export interface MemoryFolder {
  path: string;
  remove(): void;
}

/** The bytes that must be free: the tests need about half of that. */
const needed = { disk: 3 * 2 ** 30, memory: 6 * 2 ** 30 };

/**
 * Makes a folder for temporary files in memory. Tests create and remove hundreds of databases of a thousand files each:
 * on a disk that is a fifth of the processor's time of a test of the server, and much waiting.
 * @param parent a file system in memory (tmpfs).
 * @returns undefined if there is none, or too little memory for the databases that exist at the same time.
 */
export function makeMemoryFolder(parent = '/dev/shm', { disk, memory } = needed): MemoryFolder | undefined {
  if (!existsSync(parent)) return undefined;
  const { bavail, bsize } = statfsSync(parent);
  if (bavail * bsize < disk || process.availableMemory() < memory) return undefined;
  const path = mkdtempSync(join(parent, 'pagewright-'));
  // PostgreSQL's own user reaches its folder through this one.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
