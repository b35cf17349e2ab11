import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Returns the folder of PGlite's compiled files. */
export function pgliteFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
}

/** Returns the version of PGlite, on which the files of a cluster depend. */
export function pgliteVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(pgliteFolder(), '../package.json'), 'utf8'));
  return manifest.version;
}
