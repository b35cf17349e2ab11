import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the first start of a server writes into the database depends on these. */
const sources = [
  'schemas',
  'server/start',
  'server/start/demo',
  'server/database',
  'server/records',
  'server/session',
  'server/accounts',
  'server/departments',
  'server/tenants',
  'server/permissions',
  'server/dictionaries',
];

/** The folder of the ready-made database for the sources as they are now. */
export function templateFolder(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(file).update(readFileSync(file));
  return `.cache/journeys/template-${hash.digest('hex').slice(0, 12)}`;
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => name !== 'testing' && !name.endsWith('.test.ts'))
    .flatMap((name) => listFiles(join(path, name)));
}
