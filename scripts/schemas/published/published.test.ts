import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

import { demoServer } from '../../../server/start/testing/demo-server.ts';
import { testPassword } from '../../../server/start/testing/running-server.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const server = demoServer();
const key = 'base/unit.columns';
const path = `${key}.json`;
const original = readFileSync(join('schemas', path), 'utf8');
const titled = (title: string): string => original.replace(/"title": \{[^}]*\}/, `"title": "${title}"`);

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(folder: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

interface Ran {
  status: number | null;
  lines: string[];
}

async function run(folder: string, ...words: string[]): Promise<Ran> {
  return runIn({}, folder, words);
}

async function runIn(more: Record<string, string>, folder: string, words: readonly string[]): Promise<Ran> {
  const environment = { SCHEMAS_DIR: folder, PAGEWRIGHT_URL: server.address(), PAGEWRIGHT_PASSWORD: testPassword };
  const child = spawn('node', ['scripts/run.mjs', 'scripts/schemas/schemas.ts', ...words], {
    env: { ...process.env, ...environment, ...more },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, lines: output.split('\n').filter((line) => line !== '') };
}

test('documents of the layer over a JeecgBoot are not taken for changes', async () => {
  const folder = emptyFolder();
  const { lines } = await runIn({ BACKEND_URL: 'http://127.0.0.1:9/jeecg-boot' }, folder, ['status']);
  expect(lines).toEqual(['0 个文档不同']);
});

test('documents go to the server and come back, and neither side is overwritten by the other', async () => {
  const [one, other] = [emptyFolder(), emptyFolder()];
  expect(await run(one, 'status')).toEqual({ status: 0, lines: ['0 个文档不同'] });
  expect((await run(one, 'pull')).lines).toEqual(['取回了 0 个文档']);
  expect((await run(other, 'pull')).status).toBe(0);

  write(one, titled('单位一'));
  expect((await run(one, 'status')).lines).toEqual([`本地改过 ${key}`, '1 个文档不同']);
  expect(await run(one, 'push')).toMatchObject({ status: 2 });
  expect((await run(one, 'push', '改个名')).lines).toEqual([`发布 ${key}`, '发布了 1 个文档']);
  expect((await server.api('GET', `/sys/document/versions?key=${key}`)).result[0]).toMatchObject({ note: '改个名' });

  expect((await run(other, 'status')).lines).toEqual([`服务器改过 ${key}`, '1 个文档不同']);
  expect((await run(other, 'pull')).lines).toEqual([`取回 ${key}`, '取回了 1 个文档']);
  expect(readFileSync(join(other, path), 'utf8')).toBe(titled('单位一'));

  write(other, titled('单位二'));
  expect((await run(other, 'push', '再改')).status).toBe(0);
  write(one, titled('单位三'));
  const refused = await run(one, 'push', '也改');
  expect(refused.status).toBe(1);
  expect(refused.lines[0]).toBe(`两边都改过 ${key}`);
  expect((await run(one, 'pull')).status).toBe(1);
  expect((await run(one, 'pull', '--force')).lines).toEqual([`取回 ${key}`, '取回了 1 个文档']);
  expect(readFileSync(join(one, path), 'utf8')).toBe(titled('单位二'));
});

test('without a pull or push before, the side that changed a document is found by the history of the server', async () => {
  const [shop, other] = [emptyFolder(), emptyFolder()];
  const second = 'base/material-category.columns';
  const secondFile = readFileSync(`schemas/${second}.json`, 'utf8');
  const place = join(shop, `${second}.json`);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, secondFile.replace(/"title": \{[^}]*\}/, '"title": "币种一"'));
  expect((await run(shop, 'status')).lines).toContain(`本地改过 ${second}`);

  expect((await run(shop, 'push', '第一次')).lines).toEqual([`发布 ${second}`, '发布了 1 个文档']);
  mkdirSync(dirname(join(other, second)), { recursive: true });
  writeFileSync(join(other, `${second}.json`), secondFile);
  expect((await run(other, 'status')).lines).toContain(`服务器改过 ${second}`);
  writeFileSync(join(other, `${second}.json`), secondFile.replace(/"title": \{[^}]*\}/, '"title": "币种二"'));
  expect((await run(other, 'status')).lines).toContain(`两边都改过 ${second}`);
});
