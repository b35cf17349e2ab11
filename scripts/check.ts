// covers: skeleton-packages, skeleton-check
import { spawnSync } from 'node:child_process';

import { checkBudgets } from './check/budgets.ts';
import { checkCatalogue } from './check/catalogue.ts';
import { checkFolders } from './check/folders.ts';
import { checkLockfile } from './check/lockfile.ts';
import { checkWords } from './check/words.ts';
import { staleFiles } from './generate/generate.ts';
import { checkCoverage } from './statements/index.ts';

/** One check of `npm run check`: its name, and what is wrong (nothing: it passes). */
type Check = [name: string, check: () => Promise<string[]> | string[]];

const checks: Check[] = [
  [
    'generated/ is fresh',
    async () => (await staleFiles()).map((name) => `generated/${name} is stale: npm run generate`),
  ],
  ['documents', () => run('node', ['--import', 'tsx', 'scripts/schemas/schemas.ts', 'check'], { SCHEMAS_DIR: '' })],
  [
    'types',
    () =>
      run('npx', ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']),
  ],
  ['lint', () => run('npx', ['oxlint', '--type-aware', '--format=unix'])],
  [
    'floors, doors, circles',
    () =>
      run('npx', [
        ...['depcruise', 'src', 'server', 'scripts', 'designer', '--config', '.dependency-cruiser.cjs'],
        ...['--output-type', 'err-long'],
      ]),
  ],
  ['nothing unused', () => run('npx', ['knip'])],
  ['weight of pages', checkBudgets],
  ['folders', checkFolders],
  ['catalogue', checkCatalogue],
  ['words of the format', checkWords],
  ['docs/coverage.md', checkCoverage],
  ['package-lock.json', checkLockfile],
];

function run(command: string, words: string[], environment: Record<string, string> = {}): string[] {
  const { status, stdout, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 1e8,
  });
  return status === 0 ? [] : `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}

let failed = 0;
for (const [name, check] of checks) {
  const findings = await check();
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const line of findings) console.log(`       ${line}`);
  if (findings.length > 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
