import { expect, test, vi } from 'vitest';

import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { runProgram, type Program } from '../start/testing/program.ts';
import { clientOf, testPassword } from '../start/testing/running-server.ts';

const kills = process.env['SOAK'] ? 100 : 2;
const writers = 20;

vi.setConfig({ testTimeout: process.env['SOAK'] ? 3_600_000 : 120_000 });

const serverIn = (dataDir: string): Program =>
  runProgram({ DATA_DIR: dataDir, ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'warn' });

/**
 * Saves customers from many concurrent writers until the server stops.
 * @returns the ids of the acknowledged ones.
 */
async function writeUntilGone(address: string, round: number, onSaved: (count: number) => void): Promise<string[]> {
  const client = clientOf(address);
  const token = await client.signIn('admin');
  const saved: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; ; turn += 1) {
      const body = { name: `客户 ${round}-${writer}-${turn}`, level: 'B', remark: '甲'.repeat(200) };
      const answer = await client.api('POST', '/base/customer/add', { token, body }).catch(() => undefined);
      if (!answer) return;
      if (answer.json?.success !== true) throw new Error(answer.text);
      saved.push(String(answer.json.result.id));
      onSaved(saved.length);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return saved;
}

async function readAll(address: string): Promise<Map<string, { name: string }>> {
  const client = clientOf(address);
  const token = await client.signIn('admin');
  const records = new Map<string, { name: string }>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = `/base/customer/list?pageNo=${page}&pageSize=1000&column=id&order=asc`;
    const { json } = await client.api('GET', url, { token });
    pages = json.result.pages;
    for (const record of json.result.records) records.set(record.id, record);
  }
  return records;
}

test(`no acknowledged save is lost when the server is killed (${kills} times)`, async () => {
  const dataDir = await freshDataDirectory();
  const acknowledged: string[] = [];
  let slowest = 0;
  let server = serverIn(dataDir);
  let address = await server.started;
  for (let round = 0; round < kills; round += 1) {
    const enough = 20 + Math.floor(Math.random() * 150);
    const saved = await writeUntilGone(address, round, (count) => count === enough && server.kill('SIGKILL'));
    await server.ended;
    expect(saved.length).toBeGreaterThanOrEqual(enough);
    acknowledged.push(...saved);
    const before = performance.now();
    server = serverIn(dataDir);
    address = await server.started;
    slowest = Math.max(slowest, performance.now() - before);
    const records = await readAll(address);
    expect(acknowledged.filter((id) => !records.has(id))).toEqual([]);
    expect(new Set([...records.values()].map(({ name }) => name)).size).toBe(records.size);
  }
  server.kill('SIGKILL');
  await server.ended;
  console.log(
    `${kills} kills, ${acknowledged.length} acknowledged saves, 0 lost, restart in at most ${slowest.toFixed(0)} ms`,
  );
});

test('a second server on the same folder is refused at once, in one line', async () => {
  const dataDir = await freshDataDirectory();
  const first = serverIn(dataDir);
  const before = performance.now();
  const address = await first.started;
  const toStart = performance.now() - before;
  const second = serverIn(dataDir);
  expect(await second.ended).toBe(1);
  expect(performance.now() - before).toBeLessThan(2 * toStart);
  expect(second.written.errors).toMatch(/^数据目录 .* 正被进程 \d+ 使用，.*。\n$/);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('SIGTERM in the middle of saves ends with 0 and loses nothing', async () => {
  const dataDir = await freshDataDirectory();
  const server = serverIn(dataDir);
  const saved = await writeUntilGone(await server.started, 0, (count) => count === 60 && server.kill('SIGTERM'));
  expect(await server.ended).toBe(0);
  const again = serverIn(dataDir);
  const records = await readAll(await again.started);
  expect(saved.filter((id) => !records.has(id))).toEqual([]);
  expect(saved.length).toBeGreaterThanOrEqual(60);
});
