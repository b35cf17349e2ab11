import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openPGlite } from './cluster.ts';
import { synchronizePath } from './durable-file-system.ts';
import { pgliteVersion } from './pglite-package.ts';

export function isInitialized(directory: string): boolean {
  return existsSync(join(directory, 'PG_VERSION'));
}

/**
 * Creates the cluster in `directory`, which must not contain one. initdb runs in a temporary folder, and the finished,
 * synchronised folder is renamed in one step, so that a start that was killed half-way leaves nothing that looks like a
 * database. The first new cluster is kept in `.cache/cluster` for later data directories and restores, because initdb
 * takes some ten seconds of processor time.
 */
export async function initializeCluster(directory: string, timeZone: string): Promise<void> {
  const unfinished = `${directory}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const template = join(cache, `${pgliteVersion()}-${timeZone.replaceAll(/[^\w+-]/g, '-')}`);
  if (isInitialized(template)) cpSync(template, unfinished, { recursive: true });
  else {
    const database = await openPGlite(unfinished, { timeZone });
    await database.close();
    storeTemplate(unfinished, template);
  }
  synchronizeTree(unfinished);
  renameSync(unfinished, directory);
  synchronizePath(dirname(directory));
}

const cache = fileURLToPath(new URL('../../../.cache/cluster', import.meta.url));

/** Copies under a temporary name and to the disk, because a copy that ended half-way must not be used. */
function storeTemplate(cluster: string, template: string): void {
  const unfinished = `${template}.${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
    cpSync(cluster, unfinished, { recursive: true });
    synchronizeTree(unfinished);
    renameSync(unfinished, template);
  } catch {
    // Without room or permission for a copy, each data directory runs initdb.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function synchronizeTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) synchronizeTree(path);
    else synchronizePath(path);
  }
  synchronizePath(directory);
}
