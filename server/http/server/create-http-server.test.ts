import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';

import { checkedBy, defineRoute, Refusal, requiredText, success, type Route } from '../index.ts';
import { collectLog, httpServer } from '../testing/http-server.ts';

const routes: Route[] = [
  defineRoute({ method: 'GET', path: '/open', permission: 'open', handler: () => success('open') }),
  defineRoute({ method: 'GET', path: '/mine', permission: 'signed-in', handler: ({ person }) => success(person().id) }),
  defineRoute({
    method: 'GET',
    path: '/things',
    permission: 'test:thing:list',
    handler: () => success([], { code: 0 }),
  }),
  defineRoute({ method: 'GET', path: '/secrets', permission: 'test:secret:list', handler: () => success('x') }),
  defineRoute({
    method: 'GET',
    path: '/special',
    permission: checkedBy([], (person) => person.administrator),
    handler: () => success(1),
  }),
  defineRoute({
    method: ['POST', 'PUT'],
    path: '/echo',
    permission: 'open',
    handler: (call) => success(call.body((body) => ({ name: requiredText(body, 'name', 5), body }))),
  }),
  defineRoute({ method: 'GET', path: '/query', permission: 'open', handler: ({ query }) => success(query) }),
  defineRoute({ method: 'GET', path: '/large', permission: 'open', handler: () => success('长'.repeat(5000)) }),
  defineRoute({
    method: 'GET',
    path: '/refuse',
    permission: 'open',
    handler: () => {
      throw new Refusal('不行。', { code: 409, result: { current: 2 } });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/broken',
    permission: 'open',
    handler: () => {
      throw new Error('secret internals at line 7');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/duplicate',
    permission: 'open',
    handler: () => {
      throw Object.assign(new Error('duplicate key value'), { code: '23505' });
    },
  }),
];

const base = '/jeecg-boot';
const good = { 'x-access-token': 'good' };
const csp =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

describe('a route', () => {
  test.each<[string, Record<string, string>, number, number, string]>([
    ['/open', {}, 200, 200, ''],
    ['/mine', {}, 401, 401, 'Token失效，请重新登录'],
    ['/mine', { 'x-access-token': 'bad' }, 401, 401, 'Token失效，请重新登录'],
    ['/mine', good, 200, 200, ''],
    ['/things', good, 200, 0, ''],
    ['/things', {}, 401, 401, 'Token失效，请重新登录'],
    ['/secrets', good, 403, 510, '没有权限，请联系管理员授权：test:secret:list'],
    ['/special', good, 403, 510, '没有权限，请联系管理员授权'],
    ['/refuse', {}, 200, 409, '不行。'],
    ['/duplicate', {}, 200, 500, '数据库中已存在该记录'],
  ])('GET %s with %o answers HTTP %i, code %i', async (path, headers, status, code, message) => {
    const app = await httpServer({ routes });
    const answer = await app.inject({ url: base + path, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message, success: status === 200 && (code === 200 || code === 0) });
    expect(answer.json().timestamp).toBeGreaterThan(1_700_000_000_000);
  });

  test('does not take the token from the address', async () => {
    const app = await httpServer({ routes });
    expect((await app.inject(`${base}/mine?token=good`)).statusCode).toBe(401);
  });

  test('without a declared permission prevents the start', async () => {
    expect(() => defineRoute({ method: 'GET', path: '/x', permission: '', handler: () => success(null) })).toThrow(
      '没有写明权限',
    );
    const extended = httpServer({ extend: async (app) => void app.get('/x', () => 'open by omission') });
    await expect(extended).rejects.toThrow('没有写明权限');
  });

  test('answers another method with code 405 that names the right ones', async () => {
    const app = await httpServer({ routes });
    const answer = await app.inject({ method: 'DELETE', url: `${base}/echo` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 405,
      message: '不支持DELETE请求方法，支持以下POST、PUT',
    });
    expect((await app.inject({ method: 'POST', url: `${base}/mine` })).statusCode).toBe(401);
  });

  test('that fails unexpectedly shows only the number of the request', async () => {
    const log = collectLog();
    const app = await httpServer({
      routes,
      logStream: log.stream,
      settings: { apiBase: base, frameOrigins: [], logLevel: 'info' },
    });
    const answer = await app.inject(`${base}/broken`);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('internals');
    expect(answer.json().message).toContain(answer.headers['x-request-id']);
    expect(log.text()).toContain('secret internals at line 7');
  });
});

describe('an unknown path', () => {
  test('below the API asks for a token first, then has the form of Spring', async () => {
    const app = await httpServer({ routes });
    expect((await app.inject(`${base}/nowhere?x=1`)).statusCode).toBe(401);
    const answer = await app.inject({ url: `${base}/nowhere?x=1`, headers: good });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      timestamp: expect.any(String),
      status: 404,
      error: 'Not Found',
      message: '',
      path: `${base}/nowhere`,
    });
  });

  test('elsewhere is 404 in an envelope', async () => {
    const app = await httpServer({ routes });
    const answer = await app.inject('/nowhere');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });
});

describe('a body', () => {
  const post = async (payload: string | Buffer, type = 'application/json') => {
    const app = await httpServer({ routes });
    return app.inject({ method: 'POST', url: `${base}/echo`, payload, headers: { 'content-type': type } });
  };

  test('of JSON reaches the handler', async () => {
    expect((await post('{"name":"一二"}')).json().result).toEqual({ name: '一二', body: { name: '一二' } });
  });

  test.each([
    ['broken', '{"name":', '不是可用的 JSON'],
    ['an array', '[1]', '应是一个 JSON 对象'],
    ['empty', '', '应是一个 JSON 对象'],
    ['reaching a prototype', '{"__proto__":{"x":1}}', '不是可用的 JSON'],
    ['reaching a constructor', '{"constructor":{"prototype":{"x":1}}}', '不是可用的 JSON'],
    ['with a NUL byte', '{"name":"a\\u0000"}', 'NUL'],
    ['with half a character', '{"name":"\\ud800"}', '代理字符'],
    ['with a NUL byte in a key', '{"a\\u0000":1}', 'NUL'],
    ['too deep', `{"name":${'['.repeat(500)}${']'.repeat(500)}}`, '嵌套超过'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), '不是 UTF-8'],
    ['without a required parameter', '{}', '缺少参数 name。'],
    ['with a text too long', '{"name":"123456"}', '参数 name 太长'],
    ['with a wrong kind of value', '{"name":{}}', '参数 name 应是文本'],
    ['too large', JSON.stringify({ name: 'x'.repeat(1_100_000) }), '太大'],
  ])('%s is refused', async (_name, payload, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: false, code: 500 });
    expect(answer.json().message).toContain(message);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'of the type %s is refused with 415',
    async (type) => {
      const answer = await post('{"name":"a"}', type);
      expect([answer.statusCode, answer.json().code]).toEqual([415, 415]);
      expect(answer.json().message).toContain('Content-Type');
    },
  );
});

describe('a query', () => {
  test.each([
    ['a=1&a=2', '重复'],
    ['a=%00', 'NUL'],
    ['%00=1', 'NUL'],
  ])('%s is refused', async (query, message) => {
    const app = await httpServer({ routes });
    expect((await app.inject(`${base}/query?${query}`)).json()).toMatchObject({
      success: false,
      code: 500,
      message: expect.stringContaining(message),
    });
  });

  test('may name what objects inherit', async () => {
    const app = await httpServer({ routes });
    const answer = await app.inject(`${base}/query?constructor=1&toString=2&_t=3`);
    expect(answer.json().result).toEqual({ constructor: '1', toString: '2', _t: '3' });
  });

  test('an address that cannot be decoded is refused', async () => {
    const app = await httpServer({ routes });
    const answer = await app.inject(`${base}/%E0%A4%A`);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-security-policy']).toBe(csp);
  });
});

describe('every answer', () => {
  const client = clientFolder;

  test.each([
    ['GET', `${base}/open`],
    ['GET', `${base}/mine`],
    ['GET', `${base}/nowhere`],
    ['GET', `${base}/broken`],
    ['DELETE', `${base}/open`],
    ['GET', '/'],
    ['GET', '/assets/app-1234.js'],
    ['GET', '/assets/missing.js'],
    ['GET', '/user/login'],
    ['GET', '/%E0%A4%A'],
    ['HEAD', `${base}/open`],
    ['OPTIONS', `${base}/open`],
  ] as const)('carries the security headers: %s %s', async (method, url) => {
    const app = await httpServer({ routes, clientFolder: client() });
    const { headers } = await app.inject({ method, url });
    expect(headers['content-security-policy']).toBe(csp);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('lets the configured origins be framed', async () => {
    const app = await httpServer({
      routes,
      settings: { apiBase: base, frameOrigins: ['https://report.example.com'], logLevel: 'silent' },
    });
    const { headers } = await app.inject(`${base}/open`);
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://report.example.com;");
  });

  test('lets pictures of the configured origins be shown', async () => {
    const imageOrigins = ['https://static.example.com'];
    const settings = { apiBase: base, frameOrigins: [], imageOrigins, logLevel: 'silent' as const };
    const { headers } = await (await httpServer({ routes, settings })).inject(`${base}/open`);
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://static.example.com;");
  });

  test('to connections without HTTP contains them too', async () => {
    const app = await httpServer({ routes });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(csp);
  });
});

describe('the client', () => {
  test.each([
    ['/', 'no-cache', 'text/html'],
    ['/sales/order?pageNo=2', 'no-cache', 'text/html'],
    ['/assets/app-1234.js', 'public, max-age=31536000, immutable', 'application/javascript'],
    ['/favicon.svg', 'no-cache', 'image/svg+xml'],
  ])('%s is sent with Cache-Control %s', async (url, cache, type) => {
    const app = await httpServer({ routes, clientFolder: clientFolder() });
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers['content-type']).toContain(type);
  });

  test.each([
    ['/assets/missing.js', 'text/html', 404],
    ['/pagewright/nothing', 'text/html', 404],
    ['/sales/order', 'application/json', 404],
    ['/..%2f..%2fetc/passwd', '*/*', 404],
    ['/.secret', '*/*', 404],
    [`${base}/nowhere`, 'text/html', 401],
  ])('%s for %s is no page', async (url, accept, status) => {
    const app = await httpServer({ routes, clientFolder: clientFolder() });
    const answer = await app.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  // covers: call-signed
  test('gets the path of the API, and the secret if there is one', async () => {
    const settings = { apiBase: base, frameOrigins: [], logLevel: 'silent' as const };
    const app = await httpServer({ routes, clientFolder: clientFolder(), settings });
    const { body } = await app.inject('/');
    expect(body).toContain(`<meta name="api-base" content="${base}" />`);
    expect(body).not.toContain('sign-secret');
    const signed = { ...settings, signSecret: 'a"<b&', signStamp: '14' as const };
    const other = await httpServer({ routes, clientFolder: clientFolder(), settings: signed });
    const page = await other.inject({ url: '/user/login', headers: { accept: 'text/html' } });
    expect(page.body).toContain('<meta name="sign-secret" content="a&quot;&lt;b&amp;" />');
    expect(page.body).toContain('<meta name="sign-stamp" content="epoch" />');
    expect(page.body).not.toContain('back-end');
    const proxied = { ...settings, backendUrl: 'https://erp.example.com/jeecg-boot' };
    const before = await httpServer({ routes, clientFolder: clientFolder(), settings: proxied });
    expect((await before.inject('/')).body).toContain('<meta name="back-end" content="jeecg" />');
  });

  test.each([
    ['its own time zone', {}, true],
    [
      'no time zone where a JeecgBoot answers, whose it does not know',
      { backendUrl: 'https://erp.example.com/x', isSystemZone: true },
      false,
    ],
    [
      'the time zone of a JeecgBoot where TZ says it',
      { backendUrl: 'https://erp.example.com/x', isSystemZone: false },
      true,
    ],
  ])('gets the time zone %s', async (_what, more, isTold) => {
    const settings = { apiBase: base, frameOrigins: [], logLevel: 'silent' as const, timeZone: 'Asia/Shanghai' };
    const app = await httpServer({ routes, clientFolder: clientFolder(), settings: { ...settings, ...more } });
    const hasZone = (await app.inject('/')).body.includes('<meta name="time-zone" content="Asia/Shanghai" />');
    expect(hasZone).toBe(isTold);
  });

  test('contains links to the shell for users who are signed in, and none for others', async () => {
    const folder = clientFolder();
    const link = '<link rel="modulepreload" href="/assets/page.js">';
    writeFileSync(join(folder, 'index.html'), `<head><title>页</title><!--signed-in ${link}--></head>`);
    const app = await httpServer({ routes, clientFolder: folder });
    const page = async (cookie: string) =>
      (await app.inject({ url: '/base/customer', headers: { accept: 'text/html', cookie } })).body;
    expect(await page('a=1; pagewright-signed-in=1')).toContain(`${link}</head>`);
    for (const cookie of ['', 'pagewright-signed-in=0', 'x-pagewright-signed-in=1', 'pagewright-signed-in=12'])
      expect(await page(cookie)).not.toContain(link);
  });

  test('comes as it was built last, and as it was while it is being built', async () => {
    const folder = clientFolder();
    const page = join(folder, 'index.html');
    const app = await httpServer({ routes, clientFolder: folder });
    const body = async () => (await app.inject({ url: '/base/customer', headers: { accept: 'text/html' } })).body;
    expect(await body()).toContain('<title>Pagewright</title>');
    rmSync(page);
    expect(await body()).toContain('<title>Pagewright</title>');
    writeFileSync(page, '<!doctype html><title>下一版</title>');
    utimesSync(page, new Date(), new Date(Date.now() + 5000));
    expect(await body()).toContain('<title>下一版</title>');
  });

  test('sends the compressed copy of a file to clients that accept it', async () => {
    const folder = clientFolder();
    const script = join(folder, 'assets', 'app-1234.js');
    writeFileSync(`${script}.br`, brotliCompressSync('built ahead'));
    const app = await httpServer({ routes, clientFolder: folder });
    const get = (encodings: string) =>
      app.inject({ url: '/assets/app-1234.js', headers: { 'accept-encoding': encodings } });
    const file = await get('gzip, deflate, br');
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(file.headers['vary']).toContain('accept-encoding');
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe('built ahead');
    const plain = await get('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toContain('export const text');
    expect(gunzipSync((await get('gzip')).rawPayload).toString()).toContain('export const text');
  });

  test('files and answers are compressed', async () => {
    const app = await httpServer({ routes, clientFolder: clientFolder() });
    const file = await app.inject({ url: '/assets/app-1234.js', headers: { 'accept-encoding': 'br, gzip' } });
    expect(file.headers['content-encoding']).toBe('br');
    const answer = await app.inject({ url: `${base}/large`, headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).result).toHaveLength(5000);
  });
});

test('a request is one line in the log, without its query, token and body', async () => {
  const log = collectLog();
  const app = await httpServer({
    routes,
    logStream: log.stream,
    settings: { apiBase: base, frameOrigins: [], logLevel: 'info' },
  });
  await app.inject({
    method: 'POST',
    url: `${base}/echo?password=geheim1`,
    headers: good,
    payload: { name: 'a', password: 'geheim2' },
  });
  const lines = log.text().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    path: `${base}/echo`,
    status: 200,
    user: 'tester',
  });
  expect(log.text()).not.toMatch(/geheim|good/);
});

test('a forwarded address is not believed', async () => {
  const address = defineRoute({
    method: 'GET',
    path: '/address',
    permission: 'open',
    handler: (call) => success(call.address),
  });
  const app = await httpServer({ routes: [address] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.addresses()[0] as AddressInfo;
  const body = await new Promise<string>((resolve, reject) => {
    request({ port, path: `${base}/address`, headers: { 'x-forwarded-for': '6.6.6.6' } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  expect(JSON.parse(body).result).toBe('127.0.0.1');
});

test.each([
  ['from the proxy', '10.1.2.3', '6.6.6.6', '6.6.6.6'],
  ['from the proxy, with what the caller made up before it', '10.1.2.3', '1.1.1.1, 6.6.6.6', '6.6.6.6'],
  ['through two proxies', '10.1.2.3', '6.6.6.6, 10.9.9.9', '6.6.6.6'],
  ['from anybody else', '192.168.1.9', '6.6.6.6', '192.168.1.9'],
])(
  'with TRUST_PROXY a forwarded address is believed of the proxy only: %s',
  async (_name, peer, forwarded, expected) => {
    const address = defineRoute({
      method: 'GET',
      path: '/address',
      permission: 'open',
      handler: (call) => success(call.address),
    });
    const settings = { apiBase: base, frameOrigins: [], logLevel: 'silent' as const, trustedProxies: ['10.0.0.0/8'] };
    const app = await httpServer({ routes: [address], settings });
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await app.inject({ url: `${base}/address`, remoteAddress: peer, headers });
    expect(answer.json().result).toBe(expected);
  },
);

function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Pagewright</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.secret'), 'no');
  writeFileSync(join(folder, 'assets', 'app-1234.js'), `export const text = '${'x'.repeat(3000)}';`);
  return folder;
}
