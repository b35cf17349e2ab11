import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

import {
  findBrowser,
  lastLines,
  makeMemoryFolder,
  readCounts,
  startTemporaryPostgres,
  type Counts,
} from './test/index.ts';

/** Tests of the server that do not name the database they run on: they run on a real PostgreSQL too. */
const onPostgres = [
  ...['connections/cancellation', 'values', 'transactions', 'migration/schema-migration', 'backup/backup.test'].map(
    (name) => `database/${name}`,
  ),
  'records',
  'dictionaries',
  'reports',
  // The tests of its thread are not included: it uses no database.
  'excel/export',
  'excel/import',
  'files',
  'session',
  'accounts',
  'departments',
  'tenants',
  'permissions',
  'sockets',
  'http/openapi',
  'start/start-server',
  ...['contract', 'security', 'rules-hold', 'disk-full', 'system-areas', 'own-pages'].map(
    (name) => `acceptance/${name}`,
  ),
];

/**
 * `npm test`: the checks of `npm run check`, then units, the server on a real PostgreSQL, stories and journeys; ends
 * with `N passed, N failed`. Words after `--` choose among the stages: `npm test -- unit journeys`. Tests in a browser
 * have a second try, because machines stall; each test that needed it is listed with the failure of its first try.
 */
const stages: Record<string, (environment: NodeJS.ProcessEnv) => Counts | Promise<Counts>> = {
  check: async (environment) => {
    const passed = await run('node', ['--import', 'tsx', 'scripts/check.ts'], environment);
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [] };
  },
  unit: (environment) => vitest('unit', 'unit', environment),
  postgres: async (environment) => {
    const given = environment['TEST_DATABASE_URL'];
    const server = given ? { url: given, stop: () => {} } : await startTemporaryPostgres();
    if (typeof server === 'string') {
      console.log(`-- postgres: 跳过在真正的 PostgreSQL 上的测试：${server}。`);
      return { passed: 0, failed: 0, tests: [] };
    }
    try {
      const files = onPostgres.map((name) => `server/${name}`);
      return await vitest('postgres', 'unit', { ...environment, TEST_DATABASE_URL: server.url }, files);
    } finally {
      server.stop();
    }
  },
  stories: (environment) => vitest('stories', 'storybook', environment, ['--retry=1']),
  journeys: async (environment) => {
    const passed = await run('npx', ['playwright', 'test', '--retries=1', '--trace=on-first-retry'], environment);
    return readCounts('playwright', '.cache/test/journeys.json', passed);
  },
};

/** `report`: the name of its JSON file. `words`: files to run, or further options of vitest. */
async function vitest(
  report: string,
  project: string,
  environment: NodeJS.ProcessEnv,
  words: string[] = [],
): Promise<Counts> {
  const file = `.cache/test/${report}.json`;
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const passed = await run('npx', ['vitest', 'run', '--project', project, ...reporters, ...words], environment);
  return readCounts('vitest', file, passed);
}

function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((count, { passed }) => count + passed, 0),
    failed: counts.reduce((count, { failed }) => count + failed, 0),
    tests: counts.flatMap(({ tests }) => tests),
  };
}

function run(command: string, words: string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, words, { stdio: 'inherit', env: environment }).on('close', (code) => resolve(code === 0));
  });
}

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(stages);
const unknown = names.find((name) => !Object.hasOwn(stages, name));
if (unknown !== undefined) {
  console.error(`没有名为“${unknown}”的阶段，可以是：${Object.keys(stages).join('、')}。`);
  process.exit(2);
}
const browser = findBrowser();
if (browser === undefined) {
  console.error('没有找到 Chromium：请安装 Chromium 或 Chrome，或用环境变量 CHROMIUM 写明它的路径。');
  process.exit(1);
}
mkdirSync('.cache/test', { recursive: true });
const memory = makeMemoryFolder();
if (memory) {
  process.env['TMPDIR'] = memory.path;
  process.on('exit', memory.remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}
const environment = { ...process.env, CHROMIUM: browser, TZ: 'Asia/Shanghai', NO_COLOR: '1' };
const results: Counts[] = [];
for (const name of names) {
  const started = Date.now();
  const counts = (await stages[name]?.(environment)) ?? { passed: 0, failed: 1, tests: [] };
  results.push(counts);
  console.log(
    `-- ${name}: ${counts.passed} passed, ${counts.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s\n`,
  );
}
const total = sum(results);
for (const line of lastLines(total)) console.log(line);
process.exitCode = total.failed > 0 ? 1 : 0;
