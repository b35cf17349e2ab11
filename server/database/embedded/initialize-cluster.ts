import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { openPGlite } from './cluster.ts';
import { synchronizePath } from './durable-file-system.ts';

/** Returns true if `directory` contains a cluster. */
export function isInitialized(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'));
}

/**
 * Creates the cluster in `directory`, which must not contain one. initdb runs in a temporary folder, and the finished,
 * synchronised folder is renamed in one step, so that a start that was killed half-way leaves nothing that looks like a
 * database.
 */
export async function initializeCluster(directory: string, timeZone: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await openPGlite(unfinished, { timeZone });
  await database.close();
  synchronizeTree(unfinished);
  renameSync(unfinished, directory);
  synchronizePath(dirname(directory));
}

function synchronizeTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) synchronizeTree(path);
    else synchronizePath(path);
  }
  synchronizePath(directory);
}
