import { spawnSync } from 'node:child_process';

/** `npm run soak [-- name…]`: the long suites in full; `npm test` runs a seeded share of them. */
const suites: Record<string, string[]> = {
  expressions: ['vitest', 'run', '--project', 'unit', 'src/schema/expressions'],
  gate: ['vitest', 'run', '--project', 'unit', 'src/engine/gate'],
  'checked-documents': ['vitest', 'run', '--project', 'unit', 'server/catalogue/mutated-documents.fuzz.test.ts'],
  mistakes: ['vitest', 'run', '--project', 'unit', 'scripts/schemas/mistakes'],
  'mutated-documents': ['vitest', 'run', '--project', 'storybook', 'src/views/form/MutatedDocuments.stories.tsx'],
  durability: ['vitest', 'run', '--project', 'unit', 'server/database/powercut/durability.test.ts'],
  'migration-kill': ['vitest', 'run', '--project', 'unit', 'server/database/migration/migration-kill.test.ts'],
  'power-cut': ['vitest', 'run', '--project', 'unit', 'powercut/powercut.test.ts', 'powercut/disk-image.test.ts'],
  'api-fuzz': ['vitest', 'run', '--project', 'unit', 'server/http/openapi'],
  'server-kill': ['vitest', 'run', '--project', 'unit', 'server/acceptance/kill.test.ts'],
  'two-starters': ['vitest', 'run', '--project', 'unit', 'server/database/lock/lock.test.ts'],
  'database-kill': ['vitest', 'run', '--project', 'unit', 'scripts/soak/database-kill.test.ts'],
  derived: ['vitest', 'run', '--project', 'unit', 'server/records/derived/changing-models.property.test.ts'],
  rights: ['vitest', 'run', '--project', 'unit', 'server/acceptance/rights'],
  publications: ['vitest', 'run', '--project', 'unit', 'scripts/soak/publications.test.ts'],
  'disk-full': [
    'vitest',
    'run',
    '--project',
    'unit',
    'scripts/soak/disk-full.test.ts',
    'server/acceptance/disk-full.test.ts',
  ],
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(suites, name));
if (unknown !== undefined) {
  console.error(`没有名为“${unknown}”的长测试，可以是：${Object.keys(suites).join('、')}。`);
  process.exit(2);
}
let passed = 0;
let failed = 0;
for (const [name, words] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = Date.now();
  const environment = { ...process.env, SOAK: '1', VITE_SOAK: '1', TZ: 'Asia/Shanghai' };
  const isGood =
    spawnSync('npx', [...words, '--testTimeout=3600000'], { stdio: 'inherit', env: environment }).status === 0;
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`-- ${name}: ${isGood ? 'passed' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
