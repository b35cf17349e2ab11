import { rmSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { createDataDirectory } from '../../database/testing/data-directory.ts';
import { seededRandom } from '../../database/testing/random.ts';
import { databaseUrlOf, removeDatabaseOf } from '../../database/testing/test-database.ts';
import { parseSettings } from '../../settings/index.ts';
import { startServer, type RunningServer } from '../../start/index.ts';
import { clientOf, testPassword } from '../../start/testing/running-server.ts';
import { collectLog } from '../testing/http-server.ts';
import { fuzzRequest } from './testing/requests.ts';

const soak = Boolean(process.env['SOAK']);
const requests = soak ? 100_000 : 250;
/** The most milliseconds of a request: a busy machine is slow to start the thread of a spreadsheet. */
const longest = soak ? 150_000 : 30_000;
const seed = Number(process.env['SEED'] ?? 20_260_801);
vi.setConfig({ testTimeout: soak ? 7_200_000 : 180_000, hookTimeout: 120_000 });

const leftOut = /\/(logout|updatePassword|changePassword|passwordChange)$/;

let server: RunningServer;
let dataDir: string;
let document: Record<string, any>;
const log = collectLog();
const signIn = (): Promise<string> => clientOf(server.address).signIn('admin');

beforeAll(async () => {
  dataDir = await createDataDirectory();
  const place = { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir) };
  const settings = parseSettings({
    PORT: '0',
    ...place,
    ADMIN_PASSWORD: testPassword,
    DEMO: '0',
    LOG_LEVEL: 'error',
    CAPTCHA: 'off',
  });
  server = await startServer(settings, { logStream: log.stream });
  const headers = { 'x-access-token': await signIn() };
  document = (await clientOf(server.address).get('/openapi.json', headers)).json;
});

afterAll(async () => {
  await server?.close();
  await removeDatabaseOf(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

describe('/openapi.json', () => {
  test('is OpenAPI', async () => {
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  test('names every route that the server declares, with what it asks for', () => {
    const described = Object.entries<Record<string, any>>(document['paths']).flatMap(([path, methods]) =>
      Object.entries<any>(methods).map(([method, { 'x-permission': permission }]) => `${method} ${path} ${permission}`),
    );
    expect(described).toContain('get /jeecg-boot/base/customer/list base:customer:list');
    expect(described).toContain('post /jeecg-boot/sys/login open');
    expect(described).toContain('post /jeecg-boot/sales/order/transition by-record');
    const template = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    const declared = new Set(server.routes.map(({ method, url }) => `${method.toLowerCase()} ${template(url)}`));
    expect(described.filter((each) => !declared.has(each.split(' ').slice(0, 2).join(' ')))).toEqual([]);
    expect(described.length).toBeGreaterThan(100);
  });

  test('describes the inputs of calls without records as their handlers read them', () => {
    const of = (method: string, path: string) => document['paths'][`/jeecg-boot${path}`][method];
    const login = of('post', '/sys/login').requestBody.content['application/json'].schema;
    expect(login.required).toEqual(['username', 'password']);
    expect(Object.keys(login.properties)).toEqual(expect.arrayContaining(['captcha', 'checkKey']));
    const check = of('get', '/sys/duplicate/check').parameters.map(({ name }: any) => name);
    expect(check).toEqual(['fieldVal', 'tableName', 'fieldName']);
    const users = of('get', '/sys/user/list').parameters.map(({ name }: any) => name);
    expect(users).toEqual(expect.arrayContaining(['departId', 'code', 'username', 'pageNo']));
    const silent = Object.entries<any>(document['paths']).filter(
      ([path, { put, post }]) => /\/sys\//.test(path) && (post ?? put) && !(post ?? put).requestBody,
    );
    expect(
      silent
        .map(([path]) => path)
        .filter((path) => !/logout|readAll|upload|import|export|executeRule|scanLoginQrcode|\{id\}/.test(path)),
    ).toEqual([]);
  });

  test('describes records by their models', () => {
    const { Envelope, ...models } = document['components'].schemas;
    expect(Envelope.required).toContain('success');
    expect(models['base.customer']).toMatchObject({ required: expect.arrayContaining(['name']) });
    expect(models['sales.order'].properties.lines.items).toEqual({ $ref: expect.stringContaining('sales.order') });
  });

  test('is served only to users who are signed in', async () => {
    expect((await fetch(`${server.address}/openapi.json`)).status).toBe(401);
  });
});

test(`no request of ${requests} gives a 500, a stack trace or a hang`, async () => {
  const random = seededRandom(seed);
  const paths = Object.fromEntries(Object.entries(document['paths']).filter(([path]) => !leftOut.test(path)));
  const known: string[] = ['draft', 'examined', 'examine', 'customer_level', 'name', 'id', 'createTime'];
  let token = await signIn();
  const statuses: Record<number, number> = {};
  for (let number = 0; number < requests; number += 1) {
    const { method, url, headers, body } = fuzzRequest({ ...document, paths }, random, known);
    const what = `${seed}/${number}: ${method} ${url} ${body ?? ''}`.slice(0, 2_000);
    const signed: Record<string, string> = random() < 0.95 ? { ...headers, 'x-access-token': token } : headers;
    const init = { method, headers: signed, signal: AbortSignal.timeout(longest), ...(body !== undefined && { body }) };
    const answer = await fetch(server.address + url, init).catch((error: unknown) => {
      throw new Error(`${what}: ${String(error)}`);
    });
    const text = await answer.text();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    expect(answer.status, `${what}\n${text}\n${log.text().slice(-3_000)}`).toBeLessThan(500);
    expect(text, what).not.toMatch(/node_modules|\.ts:\d+|at \w+ \(|SQLSTATE|syntax error at/);
    const id = /"id":"([\w-]{8,36})"/.exec(text)?.[1];
    if (id !== undefined && known.length < 300) known.push(id);
    if (answer.status === 401 && signed['x-access-token'] !== undefined) token = await signIn();
  }
  console.log(`${requests} requests (seed ${seed}): ${JSON.stringify(statuses)}`);
});
