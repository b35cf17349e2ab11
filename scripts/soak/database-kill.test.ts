import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createDataDirectory } from '../../server/database/testing/data-directory.ts';
import { parseSettings } from '../../server/settings/index.ts';
import { startServer } from '../../server/start/index.ts';
import { clientOf, testPassword } from '../../server/start/testing/running-server.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../test/index.ts';

const kills = process.env['SOAK'] ? 20 : 2;
const writers = 10;

vi.setConfig({ testTimeout: process.env['SOAK'] ? 3_600_000 : 180_000 });

const running: TemporaryPostgres[] = [];
const started = await startTemporaryPostgres(true);
if (typeof started !== 'string') running.push(started);

test('a PostgreSQL for one run starts, or the reason is returned', () => {
  expect(typeof started === 'string' ? started : started.url).toMatch(/PostgreSQL|postgres/);
});

test.each(running)(`no acknowledged save is lost when the database is killed (${kills} times)`, async (postgres) => {
  onTestFinished(() => postgres.stop());
  const dataDir = await createDataDirectory();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const place = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, PORT: '0', DEMO: '0', BACKUP_TIME: 'off' };
  const settings = parseSettings({ ...place, ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'silent', CAPTCHA: 'off' });
  const server = await startServer(settings);
  onTestFinished(() => server.close());
  const client = clientOf(server.address);
  const token = await client.signIn('admin');
  const saved: string[] = [];
  const refused = new Map<number, number>();
  const enough = new AbortController();
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !enough.signal.aborted; turn += 1) {
      const body = { name: `客户 ${writer}-${turn}`, level: 'B' };
      const { status, json } = await client.api('POST', '/base/customer/add', { token, body });
      if (enough.signal.aborted) return;
      if (json?.success === true) saved.push(String(json.result.id));
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    }
  };
  const work = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  let longest = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const before = saved.length;
    await vi.waitFor(() => expect(saved.length).toBeGreaterThan(before + 20), { timeout: 60_000, interval: 20 });
    postgres.kill();
    expect((await client.get('/healthz')).status).toBe(503);
    const back = performance.now();
    postgres.start();
    await vi.waitFor(async () => expect((await client.get('/healthz')).status).toBe(200), { timeout: 60_000 });
    longest = Math.max(longest, performance.now() - back);
  }
  enough.abort();
  await work;
  expect([...refused.keys()]).toEqual([503]);
  const there = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = `/base/customer/list?pageNo=${page}&pageSize=1000&column=id&order=asc`;
    const { json } = await client.api('GET', url, { token });
    pages = json.result.pages;
    for (const { id } of json.result.records) there.add(id);
  }
  expect(saved.filter((id) => !there.has(id))).toEqual([]);
  console.log(
    `${kills} kills, ${saved.length} saves, 0 lost, ${refused.get(503)} × 503, back after ${longest.toFixed(0)} ms`,
  );
});
