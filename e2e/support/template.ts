import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources that determine what the first start of a server writes into the database. */
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

/** Returns the folder of the prepared database for the current sources. */
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
