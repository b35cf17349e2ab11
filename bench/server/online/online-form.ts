import { spawnSync } from 'node:child_process';
import { chromium, type BrowserContext, type Page } from 'playwright';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { describeModule, exchangeFor, fileExchangeFor, knowBackend } from '../../../server/backend/index.ts';
import { parseSettings } from '../../../server/settings/index.ts';
import { startServer } from '../../../server/start/index.ts';
import { moduleDocuments } from '../../../src/engine/exchange/index.ts';
import { RoundTimes, type Measurement } from '../../measuring/measure.ts';
import { folderOf, place } from '../publishing/place.ts';
import { onlineForm, resource, startSixtyFields, table } from './sixty-fields.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);

const paths = { 'a document': resource, 'an online form': `/online/cgformList/${onlineForm}` };

/**
 * Measures in a browser how long the page of an online form of 60 fields takes until its rows are there, and how long its
 * form takes until its fields are there, next to a document of the same fields over the same records of the same back end.
 */
export async function measureOnlineForm(): Promise<Measurement[]> {
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The client could not be built.');
  const backEnd = await startSixtyFields();
  const { environment, remove } = place(folderOf(await documentsOf(backEnd.url)));
  const settings = parseSettings({ ...environment, BACKEND_URL: backEnd.url, BACKEND_VERSION: '3.9.1' });
  const server = await startServer(settings, { clientFolder: 'dist/client' });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    await signIn(context, server.address);
    const times = { rows: new RoundTimes(), fields: new RoundTimes() };
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, path] of inTurn(Object.entries(paths), round)) {
        const page = await context.newPage();
        await times.rows.time(round, `rows of ${name}`, () => openRows(page, server.address + path));
        await times.fields.time(round, `form of ${name}`, () => openForm(page));
        await page.close();
      }
    return Object.values(times).flatMap((each) => {
      const [document, form] = each.measurements();
      return document && form ? [document, { ...form, baseline: document.milliseconds }] : [];
    });
  } finally {
    await browser.close();
    await server.close();
    backEnd.stop();
    remove();
  }
}

function inTurn<Item>(items: readonly Item[], round: number): readonly Item[] {
  return round % 2 === 1 ? items : items.toReversed();
}

async function documentsOf(url: string) {
  const headers = { 'x-access-token': 'admin' };
  const backEnd = { exchange: exchangeFor(url, headers), file: fileExchangeFor(url, headers), messages: [] };
  const known = await knowBackend(backEnd, new URL(url).pathname);
  const { module } = await describeModule(backEnd, known, { kind: 'online', name: table });
  const documents = moduleDocuments({ ...module, id: resource.slice(1), resource }, vocabulary.widgets);
  return Object.fromEntries(documents);
}

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/user/login`);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('Bench@2026');
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.getByRole('navigation', { name: '主菜单' }).waitFor();
  await page.close();
}

async function openRows(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('gridcell', { name: '文字' }).first().waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^新\s*增$/ }).click();
  await page.getByRole('dialog').getByLabel('字段 60').waitFor();
}
