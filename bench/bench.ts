import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import type { Measurement } from './measuring/measure.ts';
import needed from './package.json' with { type: 'json' };

/**
 * `npm run bench [-- name…]`: measures Pagewright, a named baseline and peers in one run, and prints ratios; `load`
 * simulates users on the server and prints their waiting times. Absolute times depend on the machine; compare only
 * ratios of one run.
 */
const benchmarks: Record<string, () => Promise<Measurement[]>> = {
  expressions: async () => (await import('./format/expressions.ts')).measureExpressions(),
  documents: async () => (await import('./format/documents.ts')).measureDocuments(),
  tables: async () => (await import('./format/tables.ts')).measureTables(),
  'form of 12': async () => (await import('./browser/forms.ts')).measureForms(12),
  'form of 200': async () => (await import('./browser/forms.ts')).measureForms(200),
  'form of 1000': async () => (await import('./browser/forms.ts')).measureForms(1000),
  'key in a form of 1000': async () => (await import('./browser/forms.ts')).measureKeystrokes(),
  'memory of forms': async () => (await import('./browser/forms.ts')).measureHeap(),
  'one title of a form of 1000': async () => (await import('./browser/titles.ts')).measureTitles('form'),
  'one title of a list of 60 columns': async () => (await import('./browser/titles.ts')).measureTitles('list'),
  'there at once': async () => (await import('./browser/first-page/first-page.ts')).measureFirstPage(),
  'list opened': async () => (await import('./browser/lists.ts')).measureLists('mountList'),
  'next page of a list': async () => (await import('./browser/lists.ts')).measureLists('nextPage'),
  'table of 1000': async () => (await import('./browser/table-pages.ts')).measureTablePages(1000),
  'table of 10000': async () => (await import('./browser/table-pages.ts')).measureTablePages(10_000),
  'table of 100000': async () => (await import('./browser/table-pages.ts')).measureTablePages(100_000),
  'one edit among 100000 rows': async () => (await import('./browser/edits.ts')).measureEdits(),
  'table of 60 columns': async () => (await import('./browser/table-pages.ts')).measureTablePages(10_000, 60),
  records: async () => (await import('./server/records/records.ts')).measureRecords(),
  'tree condition': async () => (await import('./server/records/trees.ts')).measureTrees(),
  'designer with 500 fields': async () => (await import('./browser/designing.ts')).measureDesigning(500),
  'designer with 1000 fields': async () => (await import('./browser/designing.ts')).measureDesigning(1000),
  'memory of undo and redo': async () => (await import('./browser/designing.ts')).measureUndoing(1000),
  publishing: async () => (await import('./server/publishing/publishing.ts')).measurePublishing(),
  'in front of a JeecgBoot': async () => (await import('./server/load/in-front.ts')).measureInFront(),
  'online form opened': async () => (await import('./server/online/online-form.ts')).measureOnlineForm(),
  'costs of publications and saves': async () => (await import('./server/publishing/costs.ts')).measureCosts(),
  'calls during publications': async () => (await import('./server/publishing/calls.ts')).measureCallsBeside(),
  'calls during imports': async () => (await import('./server/publishing/imports.ts')).measureImports(),
  'calls during a backup': async () => (await import('./server/load/backups.ts')).measureBackups(),
  'saves while a balance is filled in': async () => (await import('./server/fills/fills.ts')).measureFills(),
  rollups: async () => (await import('./server/rollups/rollups.ts')).measureRollups(),
  'users and departments': async () => (await import('./browser/choosing.ts')).measureChoosing(),
};

const peers = Object.keys({ ...needed.dependencies, ...needed.devDependencies });
if (!peers.every((name) => existsSync(`bench/node_modules/${name}`)))
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: 'bench', stdio: 'inherit' });
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
  chosen.length === 0 || chosen.includes('load')
    ? await (await import('./server/load/load.ts')).measureLoad()
    : undefined;
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/latest.json', JSON.stringify({ node: process.version, results, load }, null, 2));
process.exit(0);

function ratioOf({ milliseconds, ratio }: Measurement, baseline: number): string {
  if (ratio === undefined && baseline === 0) return '';
  return `${(ratio ?? milliseconds / baseline).toFixed(2).padStart(7)} ×`;
}
