import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openPGlite } from './cluster.ts';
import { synchronizePath } from './durable-file-system.ts';

/** Returns true if `directory` contains a cluster. */
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
  const kept = join(cache, `${pgliteVersion()}-${timeZone.replaceAll(/[^\w+-]/g, '-')}`);
  if (isInitialized(kept)) cpSync(kept, unfinished, { recursive: true });
  else {
    const database = await openPGlite(unfinished, { timeZone });
    await database.close();
    keep(unfinished, kept);
  }
  synchronizeTree(unfinished);
  renameSync(unfinished, directory);
  synchronizePath(dirname(directory));
}

const cache = fileURLToPath(new URL('../../../.cache/cluster', import.meta.url));

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return manifest.version;
}

/** Copies under a temporary name, because a copy that ended half-way must not be used. */
function keep(cluster: string, kept: string): void {
  const unfinished = `${kept}.${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
    cpSync(cluster, unfinished, { recursive: true });
    renameSync(unfinished, kept);
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
