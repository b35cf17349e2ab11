import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

/** The maximum CPU time of a command about a small file, in seconds. */
const most = 1.5;

const program = ['scripts/run.mjs', 'scripts/schemas/schemas.ts'];

const meter =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error(user + system); })";

function run(...words: string[]) {
  const command = ['--import', `data:text/javascript,${encodeURIComponent(meter)}`, ...program];
  spawnSync('node', [...program, 'help']);
  const { status, stdout, stderr } = spawnSync('node', [...command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, SCHEMAS_DIR: '' },
  });
  return { status, stdout, seconds: Number(stderr.trim().split('\n').at(-1)) / 1e6 };
}

function temporaryFile(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-cost-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const original = { list: [{ type: 'input', name: '名称', key: '1', model: 'name' }], config: {} };
const form = { kind: 'form', formatVersion: 1, title: '甲', properties: { name: { title: '名称' } } };

test.each([
  ['check', () => ['check', 'schemas/sales/order.model.json', 'schemas/sales/order.list.json']],
  ['import', () => ['import', 'form-making', temporaryFile('a.json', JSON.stringify(original))]],
  ['export', () => ['export', 'form-making', temporaryFile('a.form.json', JSON.stringify(form))]],
])('%s of a small file costs little', (_, words) => {
  const { status, seconds } = run(...words());
  expect(status).toBe(0);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(most);
});
