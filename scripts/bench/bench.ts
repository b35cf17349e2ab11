import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import type { Measurement } from './measure.ts';
import needed from './package.json' with { type: 'json' };

/**
 * `npm run bench [-- name…]`: measures Pagewright, a named baseline and peers in one run, and prints ratios; `load`
 * simulates users on the server and prints their waiting times. Absolute times depend on the machine; compare only
 * ratios of one run.
 */
const benchmarks: Record<string, () => Promise<Measurement[]>> = {
  expressions: async () => (await import('./expressions.ts')).measureExpressions(),
  documents: async () => (await import('./documents.ts')).measureDocuments(),
  tables: async () => (await import('./page/tables.ts')).measureTables(),
  'form of 12': async () => (await import('./forms.ts')).measureForms(12),
  'form of 200': async () => (await import('./forms.ts')).measureForms(200),
  'form of 1000': async () => (await import('./forms.ts')).measureForms(1000),
  'key in a form of 1000': async () => (await import('./forms.ts')).measureKeystrokes(),
  'memory of forms': async () => (await import('./forms.ts')).measureHeap(),
  'one title of a form of 1000': async () => (await import('./titles.ts')).measureTitles('form'),
  'one title of a list of 60 columns': async () => (await import('./titles.ts')).measureTitles('list'),
  'there at once': async () => (await import('./first-page/first-page.ts')).measureFirstPage(),
  'list opened': async () => (await import('./lists.ts')).measureLists('mountList'),
  'next page of a list': async () => (await import('./lists.ts')).measureLists('nextPage'),
  'table of 1000': async () => (await import('./table-pages.ts')).measureTablePages(1000),
  'table of 10000': async () => (await import('./table-pages.ts')).measureTablePages(10_000),
  'table of 100000': async () => (await import('./table-pages.ts')).measureTablePages(100_000),
  'one edit among 100000 rows': async () => (await import('./edits.ts')).measureEdits(),
  'table of 60 columns': async () => (await import('./table-pages.ts')).measureTablePages(10_000, 60),
  records: async () => (await import('./records/records.ts')).measureRecords(),
  'tree condition': async () => (await import('./records/trees.ts')).measureTrees(),
  'designer with 500 fields': async () => (await import('./designing.ts')).measureDesigning(500),
  'designer with 1000 fields': async () => (await import('./designing.ts')).measureDesigning(1000),
  'memory of undo and redo': async () => (await import('./designing.ts')).measureUndoing(1000),
  publishing: async () => (await import('./publishing/publishing.ts')).measurePublishing(),
  'in front of a JeecgBoot': async () => (await import('./load/in-front.ts')).measureInFront(),
  'online form opened': async () => (await import('./online/online-form.ts')).measureOnlineForm(),
  'costs of publications and saves': async () => (await import('./publishing/costs.ts')).measureCosts(),
  'calls during publications': async () => (await import('./publishing/calls.ts')).measureCallsBeside(),
  'calls during imports': async () => (await import('./publishing/imports.ts')).measureImports(),
  'calls during a backup': async () => (await import('./load/backups.ts')).measureBackups(),
  'saves while a balance is filled in': async () => (await import('./fills/fills.ts')).measureFills(),
  rollups: async () => (await import('./rollups/rollups.ts')).measureRollups(),
  'users and departments': async () => (await import('./choosing.ts')).measureChoosing(),
};

const peers = Object.keys({ ...needed.dependencies, ...needed.devDependencies });
if (!peers.every((name) => existsSync(`scripts/bench/node_modules/${name}`)))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'scripts/bench', stdio: 'inherit' });
const chosen = process.argv.slice(2);
const results: Record<string, Measurement[]> = {};
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const [name, measure] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const rows = await measure();
  results[name] = rows;
  const baseline = rows[0]?.milliseconds ?? 1;
  console.log(`\n${name} (baseline: ${rows[0]?.name ?? ''})`);
  for (const row of rows) {
    const spread = `${row.fastest.toFixed(3)}–${row.slowest.toFixed(3)}`;
    console.log(
      `  ${row.name.padEnd(52)} ${row.milliseconds.toFixed(3).padStart(10)} ms  (${spread})  ${ratioOf(row, row.baseline ?? baseline)}`,
    );
  }
}
const load =
  chosen.length === 0 || chosen.includes('load') ? await (await import('./load/load.ts')).measureLoad() : undefined;
mkdirSync('scripts/bench/results', { recursive: true });
writeFileSync('scripts/bench/results/latest.json', JSON.stringify({ node: process.version, results, load }, null, 2));
process.exit(0);

function ratioOf({ milliseconds, ratio }: Measurement, baseline: number): string {
  if (ratio === undefined && baseline === 0) return '';
  return `${(ratio ?? milliseconds / baseline).toFixed(2).padStart(7)} ×`;
}
