import { rmSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

import { createDataDirectory } from '../../server/database/testing/data-directory.ts';
import { runProgram, type Program } from '../../server/start/testing/program.ts';
import { clientOf, testPassword, type TestClient } from '../../server/start/testing/running-server.ts';
import { startTemporaryPostgres } from '../test/index.ts';

const publications = process.env['SOAK'] ? 200 : 3;
const kills = process.env['SOAK'] ? 20 : 1;
const writers = 4;

vi.setConfig({ testTimeout: process.env['SOAK'] ? 3_600_000 : 240_000 });

const postgres = await startTemporaryPostgres(true);
afterAll(() => void (typeof postgres === 'string' || postgres.stop()));

interface Place {
  name: string;
  environment: Record<string, string>;
  processes: number;
}

const places: Place[] = [];
if (typeof postgres !== 'string')
  places.push({ name: 'a PostgreSQL', environment: { DATABASE_URL: postgres.url }, processes: 2 });
// A PostgreSQL has the same dangers and that of two processes, so the short test leaves the embedded database out.
if (process.env['SOAK'] || places.length === 0)
  places.push({ name: 'the embedded database', environment: {}, processes: 1 });

interface Server {
  program: Program;
  client: TestClient;
  token: string;
}

async function start(environment: Record<string, string>): Promise<Server> {
  const program = runProgram({ ...environment, ADMIN_PASSWORD: testPassword, LOG_LEVEL: 'warn', BACKUP_TIME: 'off' });
  const client = clientOf(await program.started);
  return { program, client, token: await client.signIn('admin') };
}

const call = async ({ client, token }: Server, method: string, path: string, body?: object): Promise<any> =>
  (await client.api(method, path, { token, ...(body && { body }) }).catch(() => undefined))?.json;

const key = { model: 'base/customer.model', form: 'base/customer.form' } as const;
const titleOf = (number: number): string => `第 ${number} 版`;

async function publish(server: Server, number: number): Promise<any> {
  const read = async (each: string) => (await call(server, 'GET', `/sys/document/queryByKey?key=${each}`))?.result;
  const [model, form] = [await read(key.model), await read(key.form)];
  if (!model || !form) return undefined;
  const field = `extra${number}`;
  const [modelBody, formBody] = [JSON.parse(model.text), JSON.parse(form.text)];
  modelBody.schema.properties[field] = { type: 'string', title: field, maxLength: 50 };
  formBody.title = titleOf(number);
  formBody.properties[field] = {};
  const documents = [
    { key: key.model, text: JSON.stringify(modelBody), revision: model.revision },
    { key: key.form, text: JSON.stringify(formBody), revision: form.revision },
  ];
  return call(server, 'POST', '/sys/document/publish', { documents, note: titleOf(number) });
}

async function seenBy({ client, token }: Server): Promise<number | undefined> {
  const answer = await client
    .get('/pagewright/pages/base/customer.list', { 'x-access-token': token })
    .catch(() => null);
  if (!answer?.json?.documents) return undefined;
  const bodyOf = (each: string) => answer.json.documents.find((document: any) => document.key === each).body;
  const number = Number(/^第 (\d+) 版$/.exec(bodyOf(key.form).title)?.[1] ?? 0);
  const fields = Object.keys(bodyOf(key.model).schema.properties).filter((name) => name.startsWith('extra'));
  expect(fields.toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5)))).toEqual(
    Array.from({ length: number }, (_, index) => `extra${index + 1}`),
  );
  return number;
}

test.each(places)(
  `on $name ${publications} publications with ${kills} kills lose no save, and no page has half of one`,
  async ({ environment, processes }) => {
    const dataDir = await createDataDirectory();
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const place = { ...environment, DATA_DIR: dataDir };
    const servers = [await start(place)];
    while (servers.length < processes) servers.push(await start(place));
    const saved: { id: string; field: string; value: string }[] = [];
    const wrong: string[] = [];
    let published = 0;
    const enough = new AbortController();
    const server = (index: number): Server => servers[index % servers.length] ?? servers[0]!;
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
    const write = async (writer: number): Promise<void> => {
      for (let turn = 0; !enough.signal.aborted; turn += 1) {
        const to = server(writer);
        // The other process may not have loaded the latest publication yet.
        const number = processes > 1 ? published - 1 : published;
        if (number < 1) await pause();
        else {
          const [field, value] = [`extra${number}`, `${writer}-${turn}`];
          const body = { name: `客户 ${writer}-${turn}`, level: 'B', [field]: value };
          const answer = await call(to, 'POST', '/base/customer/add', body);
          if (answer?.success === true) saved.push({ id: answer.result.id, field, value });
          else if (answer) wrong.push(JSON.stringify(answer));
          else await pause();
        }
      }
    };
    const look = async (index: number): Promise<void> => {
      while (!enough.signal.aborted) {
        await seenBy(server(index)).catch((error: unknown) => wrong.push(String(error)));
        await pause();
      }
    };
    const work = Promise.all([
      ...Array.from({ length: writers }, (_, writer) => write(writer)),
      ...servers.map((_, index) => look(index)),
    ]);
    const killAt = new Set(
      Array.from({ length: kills }, (_, kill) => Math.round(((kill + 1) * publications) / (kills + 1))),
    );
    let slowest = 0;
    while (published < publications) {
      const number = published + 1;
      const [to, before] = [servers[0]!, performance.now()];
      const publishing = publish(to, number);
      if (killAt.delete(number)) {
        setTimeout(() => to.program.kill('SIGKILL'), Math.random() * 3_000);
        await to.program.ended;
        const answer = await publishing;
        servers[0] = await start(place);
        const seen = await seenBy(servers[0]);
        expect(seen).toBeGreaterThanOrEqual(answer?.success === true ? number : published);
        published = seen ?? 0;
      } else {
        expect((await publishing)?.message).toBe('发布成功');
        published = number;
        for (const each of servers)
          await vi.waitFor(async () => expect(await seenBy(each)).toBe(number), { timeout: 15_000, interval: 50 });
        slowest = Math.max(slowest, performance.now() - before);
      }
      const least = saved.length + 2;
      if (published > 1)
        await vi.waitFor(() => expect(saved.length).toBeGreaterThan(least), { timeout: 30_000, interval: 10 });
    }
    enough.abort();
    await work;
    expect(wrong).toEqual([]);
    const last = servers[0]!;
    const there = new Map<string, any>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const url = `/base/customer/list?pageNo=${page}&pageSize=1000&column=id&order=asc`;
      const { result } = await call(last, 'GET', url);
      pages = result.pages;
      for (const record of result.records) there.set(record.id, record);
    }
    expect(saved.filter(({ id, field, value }) => there.get(id)?.[field] !== value)).toEqual([]);
    for (const { program } of servers) program.kill('SIGTERM');
    console.log(
      `${publications} publications, ${kills} kills, ${saved.length} saves, 0 lost, everywhere after at most ${slowest.toFixed(0)} ms`,
    );
  },
);
