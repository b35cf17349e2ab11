import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { modelOf, schemaFolder, smallBusiness } from '../catalogue/testing/folder.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { databaseUrlOf, removeDatabaseOf } from '../database/testing/test-database.ts';
import { parseSettings } from '../settings/index.ts';
import { startServer } from './start-server.ts';
import { runServer, testPassword, type TestServer } from './testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

/** All routes that answer without a token. Another one needs a reason and a line here. */
const open = ['GET /*', 'GET /healthz'];
const openAnyMethod = [
  ...['login', 'mLogin', 'phoneLogin', 'sms', 'logout', 'randomImage/:key', 'checkCaptcha', 'captcha', 'waysIn'].map(
    (path) => `/jeecg-boot/sys/${path}`,
  ),
  ...['render/:source', 'oauth2/:source/login', ':source/callback', 'getLoginUser/:token/:thirdType'].map(
    (path) => `/jeecg-boot/sys/thirdLogin/${path}`,
  ),
  ...[
    'thirdLogin/user/checkPassword',
    'thirdLogin/bindingThirdPhone',
    'cas/client/validateLogin',
    'secondFactor/signIn',
    'getLoginQrcode',
    'getQrcodeToken',
    'common/upload/token',
  ].map((path) => `/jeecg-boot/sys/${path}`),
  ...['phoneVerification', 'passwordChange'].map((path) => `/jeecg-boot/sys/user/${path}`),
  '/pagewright/open-pages/:name',
  '/healthz',
];

describe('every route', () => {
  test('refuses calls without a token, except the declared open routes', async () => {
    const server = await runServer();
    const closed = server.routes.filter(({ method, url }) => {
      return !open.includes(`${method === 'HEAD' ? 'GET' : method} ${url}`) && !openAnyMethod.includes(url);
    });
    expect(closed.length).toBeGreaterThan(60);
    for (const { method, url } of closed) {
      for (const token of [undefined, 'x'.repeat(43)]) {
        const answer = await call(server, method, url, token);
        expect(`${method} ${url} ${answer.status}`).toBe(`${method} ${url} 401`);
      }
    }
    const declaredOpen = server.routes.filter(
      (route) => route.permission === 'open' && !openAnyMethod.includes(route.url),
    );
    expect(declaredOpen.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([]);
  });

  test('with a permission refuses users without it with 403 and code 510', async () => {
    const server = await runServer({ environment: { DEMO: '1' } });
    const token = await server.signIn('lina');
    const refusing = server.routes.filter(
      ({ method, url }) => /\/(base|sales)\//.test(url) && /^(POST|PUT|DELETE)$/.test(method),
    );
    const answers = await Promise.all(refusing.map(({ method, url }) => call(server, method, url, token)));
    const byCode = answers.filter(({ status, json }) => status === 403 && json.code === 510 && json.success === false);
    const wrongMethod = answers.filter(({ json }) => json.code === 405);
    expect(byCode.length).toBeGreaterThan(10);
    expect(byCode.length + wrongMethod.length).toBe(answers.length);
  });

  const call = (server: TestServer, method: string, url: string, token: string | undefined) =>
    server.call(method, url, { token, ...(/^(POST|PUT|PATCH)$/.test(method) && { body: {} }) });
});

test('a server whose zone is the system’s names it at the start, one with TZ does not', async () => {
  const lines: string[] = [];
  const log = { info: (line: string) => void lines.push(line), warn: () => {}, error: () => {} };
  await runServer({ log, environment: { TZ: 'Asia/Shanghai' } });
  expect(lines.filter((line) => line.includes('TZ'))).toEqual([]);
  await runServer({ log, environment: { TZ: '' } });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(lines.filter((line) => line.includes('没有设置 TZ'))).toEqual([expect.stringContaining(` ${timeZone} `)]);
});

describe('records', () => {
  test('of a model are served as docs/API.md describes', async () => {
    const server = await runServer();
    const token = await server.signIn('admin');
    const api = async (method: string, path: string, body?: unknown) =>
      (await server.api(method, `/base/customer/${path}`, { token, ...(body !== undefined && { body }) })).json;

    const added = await api('POST', 'add', { name: '一号客户', phone: '139' });
    expect(added).toMatchObject({
      success: true,
      message: '添加成功！',
      code: 200,
      result: { name: '一号客户', version: 1 },
    });
    const { id } = added.result;
    expect(await api('GET', `queryById?id=${id}`)).toMatchObject({ success: true, result: { id, name: '一号客户' } });

    const list = await api('GET', 'list?pageNo=1&pageSize=10&name=*一号*&_t=1');
    expect(list).toMatchObject({ success: true, code: 0, result: { total: 1, size: 10, current: 1, pages: 1 } });
    expect(list.result.records[0].id).toBe(id);

    const options = await api('GET', 'options?keyword=一号');
    expect(options.result).toEqual([{ value: id, text: '一号客户', record: expect.any(Object) }]);

    for (const method of ['PUT', 'POST']) {
      const { result } = await api('GET', `queryById?id=${id}`);
      const edited = await api(method, 'edit', { ...result, phone: method });
      expect(edited).toMatchObject({ success: true, message: '修改成功!', result: { phone: method } });
    }
    const stale = await api('PUT', 'edit', { ...added.result, phone: 'late' });
    expect(stale).toMatchObject({
      success: false,
      code: 409,
      result: { current: { phone: 'POST' }, updateBy: 'admin' },
    });

    const wrong = await api('POST', 'add', { phone: '1' });
    expect(wrong).toMatchObject({ success: false, code: 500 });
    expect(wrong.result.problems[0]).toMatchObject({ path: 'name', severity: 'error' });
    expect(wrong.message).toBe(wrong.result.problems[0].message);

    expect(await api('DELETE', 'delete?id=nothing')).toMatchObject({ success: false, code: 500 });
    expect(await api('DELETE', `delete?id=${id}`)).toMatchObject({ success: true, message: '删除成功!' });
    const two = [await api('POST', 'add', { name: '甲' }), await api('POST', 'add', { name: '乙' })];
    const ids = two.map(({ result }) => result.id).join(',');
    expect(await api('DELETE', `deleteBatch?ids=${ids}`)).toMatchObject({ success: true, message: '批量删除成功！' });
    expect(await api('DELETE', 'deleteBatch?ids=,')).toMatchObject({ success: false, message: '参数不识别！' });
    expect((await api('GET', 'list')).result.total).toBe(0);
  });

  test('may be chosen by users who may list the referring records, and by nobody else', async () => {
    const order = {
      permission: 'stock:order',
      schema: {
        type: 'object',
        properties: { customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/other' } } },
      },
    };
    const server = await runServer({
      files: { ...smallBusiness(), 'base/other.model': modelOf('别的', ['name']), 'stock/order.model': order },
    });
    const token = await server.signIn('lina');
    expect((await server.api('GET', '/base/other/list', { token })).status).toBe(403);
    expect((await server.api('GET', '/base/other/options', { token })).json).toMatchObject({
      success: true,
      code: 0,
      result: [],
    });
    const sales = await server.signIn('zhangwei');
    expect((await server.api('GET', '/base/other/options', { token: sales })).status).toBe(403);
  });
});

describe('documents', () => {
  test('of a folder of SCHEMAS_DIR are pages with tables, and each user sees their own', async () => {
    const overlay = schemaFolder({ 'stock/car.model': modelOf('车辆', ['plate'], { permission: 'stock:car' }) });
    const server = await runServer({ environment: { SCHEMAS_DIR: overlay } });
    const manifestOf = async (username: string): Promise<string[]> => {
      const token = await server.signIn(username);
      const { json } = await server.get('/pagewright/manifest', { 'x-access-token': token });
      return json.pages.map((page: { key: string }) => page.key);
    };
    expect(await manifestOf('admin')).toEqual([
      'base/customer.list',
      'sales/order.model',
      'sales/secret.screen',
      'stock/board.screen',
      'stock/car.model',
    ]);
    expect(await manifestOf('zhangwei')).toEqual(['base/customer.list', 'sales/order.model']);
    expect(await manifestOf('lina')).toEqual(['sales/order.model', 'stock/board.screen', 'stock/car.model']);
    const token = await server.signIn('lina');
    const added = await server.api('POST', '/stock/car/add', { token, body: { plate: '沪A12345' } });
    expect(added.json).toMatchObject({
      success: true,
      result: { plate: '沪A12345', createBy: 'lina', sysOrgCode: 'A01A02' },
    });
  });
});

describe('the start', () => {
  const settingsOf = (environment: Record<string, string | undefined>) => ({
    ...parseSettings({ PORT: '0', LOG_LEVEL: 'silent', ...environment }),
    schemaFolders: [schemaFolder(smallBusiness())],
  });
  const place = async () => {
    const dataDir = await freshDataDirectory();
    onTestFinished(() => removeDatabaseOf(dataDir));
    return { DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(dataDir) };
  };

  test('generates a password once, another for every installation', async () => {
    const data = await place();
    const first = await startServer(settingsOf({ ...data, DEMO: '0' }));
    expect(first.adminPassword).toMatch(/^[A-Za-z2-9]{16}$/);
    const health = await fetch(`${first.address}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    await first.close();
    const second = await startServer(settingsOf({ ...data, DEMO: '0' }));
    expect(second.adminPassword).toBeUndefined();
    await second.close();
    const other = await startServer(settingsOf({ ...(await place()), DEMO: '0' }));
    onTestFinished(() => other.close());
    expect(other.adminPassword).not.toBe(first.adminPassword);
  });

  test('writes demo records once, and only when they are wanted', async () => {
    const data = await place();
    const seeded: string[] = [];
    const start = async (name: string, DEMO: string, directory: Record<string, string | undefined>): Promise<void> => {
      const settings = settingsOf({ ...directory, DEMO, ADMIN_PASSWORD: testPassword });
      const server = await startServer(settings, { seedDemo: async () => void seeded.push(name) });
      await server.close();
    };
    await start('first', '1', data);
    await start('second', '1', data);
    await start('empty', '0', await place());
    expect(seeded).toEqual(['first']);
  });

  test('reports the obstacle in one Chinese line, and leaves nothing open', async () => {
    const dataDir = await freshDataDirectory();
    const running = await startServer(settingsOf({ DATA_DIR: dataDir, ADMIN_PASSWORD: testPassword }));
    onTestFinished(() => running.close());
    await expect(startServer(settingsOf({ DATA_DIR: dataDir }))).rejects.toThrow(
      /^数据目录 .* 正被进程 \d+ 使用，.*。$/,
    );
    const port = new URL(running.address).port;
    const another = await freshDataDirectory();
    await expect(startServer(settingsOf({ DATA_DIR: another, PORT: port }))).rejects.toThrow(
      `端口 ${port} 已被占用，请停止占用它的程序，或用 PORT 指定另一个端口。`,
    );
    const free = await startServer(settingsOf({ DATA_DIR: another, ADMIN_PASSWORD: testPassword }));
    await free.close();
    const taken = { ...smallBusiness(), 'x/user.model': modelOf('用户', ['name'], { table: 'sys_user' }) };
    const clash = { ...settingsOf({ DATA_DIR: another }), schemaFolders: [schemaFolder(taken)] };
    await expect(startServer(clash)).rejects.toThrow('数据表 sys_user 是系统用的');
  });
});

describe('with a real back end', () => {
  const backEnd = async (): Promise<{ url: string; seen: { url: string; headers: object; body: string }[] }> => {
    const seen: { url: string; headers: object; body: string }[] = [];
    const server: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        seen.push({ url: request.url ?? '', headers: request.headers, body });
        const known = request.headers['x-access-token'] === 'remote-token';
        const auth = [{ action: 'sales:order:list', type: '1', describe: '订单' }];
        const menu = [{ component: 'layouts/RouteView', children: [{ component: 'base/customer.list' }] }];
        const result = request.url?.includes('getUserPermissionByToken') ? { menu, auth, allAuth: [] } : 'remote';
        response.writeHead(known ? 200 : 401, {
          'content-type': 'application/json',
          server: 'tomcat',
          'x-frame-options': 'DENY',
        });
        response.end(JSON.stringify({ success: known, code: known ? 200 : 401, result }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`, seen };
  };

  test('everything below the API is handed on, headers cleaned, and pages follow its menu', async () => {
    const { url, seen } = await backEnd();
    const server = await runServer({ environment: { BACKEND_URL: url, BACKEND_VERSION: '3.1.0' } });
    const token = 'remote-token';
    const answer = await server.api('POST', '/sys/anything?x=%E5%AE%A2', { token, body: { a: '客' } });
    expect(answer.json).toMatchObject({ success: true, result: 'remote' });
    expect(seen[0]).toMatchObject({
      url: '/erp/sys/anything?x=%E5%AE%A2',
      body: '{"a":"客"}',
      headers: { 'x-access-token': token },
    });
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await server.api('GET', '/sys/anything')).status).toBe(401);
    const { json } = await server.get('/pagewright/manifest', { 'x-access-token': token });
    const keys: string[] = json.pages.map((page: { key: string }) => page.key);
    // Pages for a JeecgBoot require points that this back end does not have; such points are open.
    expect(keys.filter((key) => !key.startsWith('system/'))).toEqual([
      'base/customer.list',
      'gateway/route.model',
      'online-report/head.model',
      'open-api/credential.model',
      'open-api/interface.model',
      'position/level.model',
      'sales/order.model',
      'tenant-pack/my-tenant.model',
      'tenant-pack/pack.model',
      'tenant-pack/user.list',
      'third-app/dingtalk.list',
      'third-app/wechat.list',
    ]);
    expect((await server.get('/pagewright/manifest', { 'x-access-token': 'other' })).status).toBe(401);
  });

  test('that does not answer is a 503 in an envelope', async () => {
    const server = await runServer({ environment: { BACKEND_URL: 'http://127.0.0.1:9' } });
    const answer = await server.api('GET', '/sys/anything');
    expect([answer.status, answer.json.code]).toEqual([503, 503]);
  });
});
