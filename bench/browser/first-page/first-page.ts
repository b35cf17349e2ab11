import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';

import { parseSettings } from '../../../server/settings/index.ts';
import { seedDemo, startServer } from '../../../server/start/index.ts';
import { measurements, note } from '../../measuring/bench-pages.ts';
import { endTrace, startTrace } from '../../measuring/main-thread.ts';
import type { Measurement } from '../../measuring/measure.ts';
import { installFirstPage } from './first-page-timing.ts';
import { serveBuilt } from './serve-built.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const password = 'Bench@2026';
/** A typical connection outside the office. */
const line = { offline: false, latency: 80, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/**
 * Measures the first list of a visit, signed in and with an empty cache, next to a bare antd page of the same
 * appearance: the processor time of the page's main thread until the rows are shown, the time until then over a slow
 * connection, and the time from pressing 新增 right afterwards to the frame of its dialog, and to the dialog's fields.
 */
export async function measureFirstPage(): Promise<Measurement[]> {
  build('vite.config.ts');
  build('bench/page/bare/vite.config.ts');
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-bench-'));
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', CAPTCHA: 'off', ADMIN_PASSWORD: password };
  const server = await startServer(parseSettings({ ...process.env, ...settings }), {
    clientFolder: 'dist/client',
    seedDemo,
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { context, rows } = await signedIn(browser, server.address);
  const bare = await serveBuilt('.cache/bench-bare', { '/rows.json': rows });
  const pages = {
    'a bare antd page': `${bare.address}/bare-page.html`,
    'Pagewright, customers': `${server.address}/base/customer`,
  };
  const times = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of Object.entries(pages)) {
        const near = await openPage(context, address, (session) => startTrace(session));
        note(times, `main thread until the rows stand (ms): ${name}`, (await endTrace(near.session)).get('rows') ?? 0);
        note(times, `新增 to its frame (ms): ${name}`, near.answered);
        note(times, `新增 to its fields (ms): ${name}`, near.filled);
        await near.close();
        const far = await openPage(context, address, (session) =>
          session.send('Network.emulateNetworkConditions', line),
        );
        note(times, `rows over 80 ms, 10 Mbit (ms): ${name}`, far.rows);
        note(times, `新增 to its frame over 80 ms, 10 Mbit (ms): ${name}`, far.answered);
        note(times, `新增 to its fields over 80 ms, 10 Mbit (ms): ${name}`, far.filled);
        await far.close();
      }
    }
  } finally {
    await browser.close();
    bare.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return besideBare(measurements(times), Object.keys(pages)[0] ?? '');
}

function build(config: string): void {
  const { status } = spawnSync('npx', ['vite', 'build', '--config', config, '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${config} could not be built`);
}

/** Creates a signed-in browser profile, and returns the rows of the page as the server answers them. */
async function signedIn(browser: Browser, address: string): Promise<{ context: BrowserContext; rows: string }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${address}/user/login`);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.waitForURL(/dashboard/);
  const answer = page.waitForResponse((response) => response.url().includes('/base/customer/list'));
  await page.goto(`${address}/base/customer`);
  const { result } = await (await answer).json();
  await page.close();
  return { context, rows: JSON.stringify(result.records) };
}

/** Opens a page with an empty cache; it presses 新增 itself when its rows are shown. */
async function openPage(context: BrowserContext, address: string, prepare: (session: CDPSession) => Promise<unknown>) {
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installFirstPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await prepare(session);
  await page.goto(address);
  const found = await page.evaluate<{ rows: number; answered: number; filled: number }>('window.__first');
  return { session, ...found, close: () => page.close() };
}

/** Uses each figure's first row, that of the bare page, as the baseline of its second. */
function besideBare(all: readonly Measurement[], bare: string): Measurement[] {
  const figures = [...new Set(all.map(({ name }) => name.split(': ')[0] ?? ''))];
  return figures.flatMap((figure) => {
    const own = all.filter(({ name }) => name.startsWith(`${figure}: `));
    const baseline = own.find(({ name }) => name.endsWith(bare))?.milliseconds ?? 1;
    return own.map((one) => ({ ...one, baseline }));
  });
}
