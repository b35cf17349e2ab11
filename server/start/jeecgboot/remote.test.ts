import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';

import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { recordedJeecgBoot } from '../../backend/testing/recorded-jeecgboot.ts';
import { modelOf } from '../../catalogue/testing/folder.ts';
import { openDatabase, storedTables } from '../../database/index.ts';
import { freshDataDirectory } from '../../database/testing/data-directory.ts';
import { jeecgBootDouble } from '../testing/jeecgboot-double.ts';
import { runServer, type TestServer } from '../testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const author = ['system:document:edit', 'system:document:publish'];
const people = {
  author: { permissions: author, pages: ['base/customer.list'] },
  colleague: { permissions: author, pages: ['base/customer.list'] },
  reader: { permissions: [], pages: ['base/customer.list'] },
  stock: { permissions: ['system:document:edit:stock', 'system:document:publish'] },
  editor: { permissions: ['system:document:edit'] },
  modeller: { permissions: [...author, 'system:document:data'] },
  tenant: { permissions: author, relTenantIds: '7,8' },
  operator: { permissions: [...author, 'system:tenant:all'], relTenantIds: '7' },
  narrow: { permissions: [], controlled: ['base:customer:list'] },
  nameless: { permissions: author, isNameless: true },
};
const form = 'base/customer.form';
const forbidden = '没有权限，请联系管理员授权：';

async function before(backEnd: { url: string }, dataDir: string): Promise<TestServer> {
  return runServer({ dataDir, environment: { BACKEND_URL: backEnd.url, DATABASE_URL: '' } });
}

const documents = (server: TestServer, token: string) => {
  const call = async (method: string, path: string, body?: unknown) =>
    server.api(method, `/sys/document/${path}`, { token, ...(body !== undefined && { body }) });
  const read = async (key: string) => (await call('GET', `queryByKey?key=${key}`)).json.result;
  return {
    call,
    read,
    async publish(key: string, text: string) {
      const { revision = '' } = (await read(key)) ?? {};
      return (await call('POST', 'publish', { note: '换一个标题', documents: [{ key, text, revision }] })).json;
    },
  };
};
const renamed = (text: string, title: string): string => text.replace(/"title": "[^"]*"/, `"title": "${title}"`);
const titleOf = async (server: TestServer, token: string, headers = {}): Promise<string> => {
  const { json } = await server.get('/pagewright/pages/base/customer.list', { 'x-access-token': token, ...headers });
  return json.documents.find(({ key }: { key: string }) => key === form).body.title;
};

// covers: permission-named
test('a refusal names the required point', async () => {
  const server = await before(await jeecgBootDouble(people), await freshDataDirectory());
  const { status, json } = await documents(server, 'reader').call('GET', 'list');
  expect([status, json.message]).toEqual([403, `${forbidden}system:document:edit`]);
  const refusalOf = async (page: string) =>
    (await server.get(`/pagewright/pages/${page}`, { 'x-access-token': 'narrow' })).json.message;
  expect(await refusalOf('base/customer.list')).toBe(`${forbidden}base:customer:list`);
  await server.close();
});

test('a draft is its author’s, what is published stays over a restart, and the rest goes to the JeecgBoot', async () => {
  const backEnd = await jeecgBootDouble(people);
  const dataDir = await freshDataDirectory();
  const first = await before(backEnd, dataDir);
  const mine = documents(first, 'author');
  const { text, revision } = await mine.read(form);
  expect(await mine.call('PUT', 'draft', { key: form, text: renamed(text, '草稿'), revision })).toMatchObject({
    json: { success: true },
  });
  const drafts = { 'x-document-drafts': '1' };
  expect(await titleOf(first, 'author', drafts)).toBe('草稿');
  expect(await titleOf(first, 'colleague', drafts)).toBe('客户');
  expect((await documents(first, 'colleague').read(form)).draft).toBeNull();
  expect(await mine.publish(form, renamed(text, '客户卡'))).toMatchObject({ success: true, message: '发布成功' });
  expect(await titleOf(first, 'reader')).toBe('客户卡');
  expect(await mine.read(form)).toMatchObject({ updateBy: 'author', draft: null });
  const forwarded = await first.api('POST', '/sys/document-like/publish', { token: 'author', body: {} });
  expect(forwarded.json.result).toBe('remote');
  expect(backEnd.requests).toContain('POST /erp/sys/document-like/publish');
  expect(backEnd.requests.filter((call) => call.includes('/sys/document/'))).toEqual([]);
  await first.close();

  const again = await before(backEnd, dataDir);
  expect(await titleOf(again, 'reader')).toBe('客户卡');
  const { json } = await documents(again, 'author').call('GET', `versions?key=${form}`);
  expect(json.result[0]).toMatchObject({ version: 1, createBy: 'author', note: '换一个标题' });
});

test('a second process does not open the same data directory', async () => {
  const backEnd = await jeecgBootDouble(people);
  const dataDir = await freshDataDirectory();
  await before(backEnd, dataDir);
  await expect(before(backEnd, dataDir)).rejects.toThrow(/^数据目录 .* 正被进程 \d+ 使用/);
});

test('a published model creates no table here, and the response mentions it', async () => {
  const backEnd = await jeecgBootDouble(people);
  const dataDir = await freshDataDirectory();
  const server = await before(backEnd, dataDir);
  const body = { kind: 'model', formatVersion: 1, ...modelOf('车辆', ['plate']) };
  const text = printDocument(JSON.parse(JSON.stringify(body)));
  expect(await documents(server, 'author').publish('stock/car.model', text)).toMatchObject({ success: false });
  const published = await documents(server, 'modeller').publish('stock/car.model', text);
  expect(published).toMatchObject({ success: true, result: { publication: 1 } });
  expect(published.message).toBe('发布成功；记录在后端，模型没有在这里建表，请在后端准备好相应的表和接口。');
  await server.close();
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const names = (await storedTables(database.kysely)).map(({ name }) => name);
  expect(names.filter((name) => !/^(sys_document|sys_saved_view|pagewright_migration)/.test(name))).toEqual([]);
  expect(names).toContain('sys_document');
});

test('users without the permission of the JeecgBoot neither read, edit nor publish', async () => {
  const server = await before(await jeecgBootDouble(people), await freshDataDirectory());
  const { text, revision } = await documents(server, 'author').read(form);
  const change = { key: form, text: renamed(text, '别的'), revision };
  const publication = { note: '试试', documents: [change] };
  const attempts: readonly (readonly [token: string, method: string, path: string, body?: unknown])[] = [
    ['reader', 'GET', `queryByKey?key=${form}`],
    ['reader', 'GET', 'list'],
    ['reader', 'PUT', 'draft', change],
    ['reader', 'POST', 'publish', publication],
    ['stock', 'PUT', 'draft', change],
    ['stock', 'POST', 'publish', publication],
    ['editor', 'POST', 'publish', publication],
    ['tenant', 'POST', 'publish', publication],
    ['nameless', 'GET', `queryByKey?key=${form}`],
    ['nameless', 'POST', 'publish', publication],
  ];
  for (const [token, method, path, body] of attempts) {
    const { status, json } = await documents(server, token).call(method, path, body);
    expect([token, path, status, json.code]).toEqual([token, path, 403, 510]);
  }
  expect((await documents(server, 'stranger').call('GET', 'list')).status).toBe(401);
  expect(await titleOf(server, 'reader')).toBe('客户');
  expect(await documents(server, 'operator').publish(form, change.text)).toMatchObject({ success: true });
});

test('open pages open their socket of notices again, and so read what was published', async () => {
  const server = await before(await jeecgBootDouble(people), await freshDataDirectory());
  const open = (path: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(server.address.replace('http', 'ws') + path);
      onTestFinished(() => socket.terminate());
      socket.on('open', () => resolve(socket)).on('error', reject);
    });
  const notices = await open('/jeecg-boot/websocket/id-reader');
  const page = await open('/jeecg-boot/vxeSocket/id-reader/base');
  const ended = new Promise((resolve) => notices.on('close', resolve));
  const { text } = await documents(server, 'author').read(form);
  await documents(server, 'author').publish(form, renamed(text, '客户卡'));
  await ended;
  expect(page.readyState).toBe(WebSocket.OPEN);
});

test('an unreachable JeecgBoot is reported and does not count as a refusal', async () => {
  const server = await before({ url: 'http://127.0.0.1:9' }, await freshDataDirectory());
  const { status, json, headers } = await documents(server, 'author').call('GET', 'list');
  expect([status, json.message]).toEqual([503, '后端服务没有应答，请稍后重试。']);
  expect(headers.get('retry-after')).toBe('5');
  expect((await server.get('/healthz')).json).toEqual({ status: 'ok' });
});

// covers: call-unanswered
test('a JeecgBoot that hangs is named to the pages that wait, until it answers', async () => {
  const backEnd = await jeecgBootDouble(people);
  const server = await before(backEnd, await freshDataDirectory());
  const goOn = backEnd.hang();
  const waiting = server.api('GET', '/sys/position/list', { token: 'reader' });
  const health = async () => (await server.get('/healthz')).json;
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ok', underWay: ['back-end'] }), {
    timeout: 20_000,
    interval: 500,
  });
  goOn();
  expect((await waiting).status).toBe(200);
  expect(await health()).toEqual({ status: 'ok' });
});

test('a JeecgBoot that starts after this server is asked for its version as soon as it answers', async () => {
  const first = await recordedJeecgBoot('3.1.0');
  first.stop();
  const server = await before(first, await freshDataDirectory());
  expect((await server.api('GET', '/sys/position/list', { token: 'admin' })).status).toBe(503);
  const backEnd = await recordedJeecgBoot('3.1.0', undefined, Number(new URL(first.url).port));
  onTestFinished(backEnd.stop);
  await server.api('GET', '/sys/position/list?column=postRank&order=asc', { token: 'admin' });
  expect(backEnd.requests.at(-1)).toBe('GET /sys/position/list?column=postRank&order=asc');
});
