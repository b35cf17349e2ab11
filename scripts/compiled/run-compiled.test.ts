import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test('a program runs with its words and its own address, from a copy that follows its sources', () => {
  mkdirSync('.cache/test', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/test/program-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = relative('.', join(folder, 'main.ts'));
  const compiled = join('.cache/compiled', source.replace(/\.ts$/, '').replaceAll('/', '-'));
  onTestFinished(() => rmSync(compiled, { recursive: true, force: true }));
  const answer = (): unknown => {
    const { stdout, stderr } = spawnSync('node', ['scripts/run.mjs', source, 'one', '--two'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };
  const current = (): string => JSON.parse(readFileSync(join(compiled, 'current.json'), 'utf8')).entry;
  const greet = (greeting: string): void =>
    writeFileSync(join(folder, 'greet.ts'), `export const greet = (): string => '${greeting}';\n`);

  greet('hello');
  writeFileSync(
    join(folder, 'main.ts'),
    `import { greet } from './greet.ts';
const words: string[] = process.argv.slice(2);
const { later } = await import('./later.ts');
console.log(JSON.stringify({ greeting: greet(), words, address: import.meta.url, later }));
`,
  );
  writeFileSync(join(folder, 'later.ts'), 'export const later: boolean = true;\n');
  const expected = { words: ['one', '--two'], address: pathToFileURL(join(folder, 'main.ts')).href, later: true };
  expect(answer()).toEqual({ ...expected, greeting: 'hello' });
  const first = current();
  expect(answer()).toEqual({ ...expected, greeting: 'hello' });
  expect(current()).toBe(first);
  expect(readdirSync(join(compiled, first.split('/')[0] ?? '')).filter((name) => name.startsWith('running'))).toEqual(
    [],
  );
  greet('good morning');
  expect(answer()).toEqual({ ...expected, greeting: 'good morning' });
  expect(current()).not.toBe(first);
});
