import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { openCatalogue } from '../catalogue/index.ts';
import { tablesToBring } from '../start/index.ts';
import { tenancies } from '../tenancy/index.ts';

test('docs/tenants.md lists the tenancy of every table of the server as the code does', () => {
  const text = readFileSync('docs/tenants.md', 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` +\| [^|]+\| `(\w+)` +\|$/gm)].map(([, table, kept]) => [table, kept]);
  expect(Object.fromEntries(rows)).toEqual(tenancies);
  const explained = [...text.matchAll(/^- `(\w+)`:/gm)].map(([, kept]) => kept);
  expect(new Set(explained)).toEqual(new Set<string>(Object.values(tenancies)));
  const { models } = openCatalogue(['schemas']).current();
  const own = tablesToBring({ models }).flatMap(({ name }) => (name.startsWith('sys_') ? name : []));
  expect(new Set(own)).toEqual(new Set(Object.keys(tenancies)));
});
