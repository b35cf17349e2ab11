import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { limitAsync } from 'es-toolkit';

import { checkBudgets } from './check/budgets.ts';
import { checkCatalogue } from './check/catalogue.ts';
import { checkComments } from './check/comments.ts';
import { checkFolders } from './check/folders.ts';
import { checkLockfile } from './check/lockfile.ts';
import { checkWords } from './check/words.ts';
import { staleFiles } from './generate/generate.ts';
import { checkCoverage } from './statements/index.ts';

/** One check of `npm run check`: its name, and a function that returns the problems (none: it passes). */
type Check = [name: string, check: () => Promise<string[]> | string[]];

const checks: Check[] = [
  [
    'generated/ is fresh',
    async () => (await staleFiles()).map((name) => `generated/${name} is stale: npm run generate`),
  ],
  ['documents in front of a JeecgBoot', () => checkDocuments('server/backend/documents')],
  ['documents', () => checkDocuments('')],
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
        'depcruise',
        'src',
        'server',
        'scripts',
        'designer',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err-long',
      ]),
  ],
  ['nothing unused', () => run('npx', ['knip'])],
  ['weight of pages', checkBudgets],
  ['folders', checkFolders],
  ['catalogue', checkCatalogue],
  ['words of the format', checkWords],
  ['language of comments', checkComments],
  ['docs/coverage.md', checkCoverage],
  ['package-lock.json', checkLockfile],
];

const checkDocuments = (folder: string): Promise<string[]> =>
  run('node', ['scripts/run.mjs', 'scripts/schemas/schemas.ts', 'check'], { SCHEMAS_DIR: folder });

async function run(command: string, words: string[], environment: Record<string, string> = {}): Promise<string[]> {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return status === 0 ? [] : `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}

// The number of parallel checks is that of the processors: each of the long ones occupies one.
const limited = limitAsync(async ([, check]: Check) => check(), availableParallelism());
const running = checks.map(limited);

let failed = 0;
for (const [index, [name]] of checks.entries()) {
  const findings = (await running[index]) ?? [];
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const line of findings) console.log(`       ${line}`);
  if (findings.length > 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
