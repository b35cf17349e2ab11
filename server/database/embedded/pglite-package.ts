import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export function pgliteFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
}

export function pgliteVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(pgliteFolder(), '../package.json'), 'utf8'));
  return manifest.version;
}
