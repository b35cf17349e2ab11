import { expect, test } from 'vitest';

import { defineRoute, readUpload, requiredText, success, type Route } from '../index.ts';
import { httpServer } from '../testing/http-server.ts';

const headers = { 'x-access-token': 'good' };
const list = (answer: string): Route =>
  defineRoute({ method: 'GET', path: '/thing/list', permission: 'test:thing:list', handler: () => success(answer) });
const secret = defineRoute({
  method: 'GET',
  path: '/thing/secret',
  permission: 'test:secret:list',
  handler: () => success('x'),
});
const add = (more: Partial<Route> = {}): Route => {
  const handler: Route['handler'] = (call) =>
    success(call.body((body) => requiredText(body, 'name', 3_000_000).length));
  return defineRoute({ method: 'POST', path: '/thing/add', permission: 'signed-in', handler, ...more });
};
const upload = defineRoute({
  method: 'POST',
  path: '/thing/upload',
  permission: 'signed-in',
  upload: true,
  handler: async (call) =>
    success((await readUpload(call.request, { files: 1, fileBytes: 1_000 }, async ({ name }) => name)).fields),
});

async function changing(first: readonly Route[]) {
  let current = first;
  const app = await httpServer({ currentRoutes: () => current });
  const get = async (path: string, more = headers) => {
    const answer = await app.inject({ url: `/jeecg-boot${path}`, headers: more });
    return [answer.statusCode, answer.json().result] as const;
  };
  return { app, get, become: (next: readonly Route[]) => (current = next) };
}

test('a path is answered by the routes of the moment, and by none that are gone', async () => {
  const { app, get, become } = await changing([]);
  expect((await get('/thing/list'))[0]).toBe(404);
  expect((await app.inject('/jeecg-boot/thing/list')).statusCode).toBe(401);
  become([list('first'), secret]);
  expect(await get('/thing/list')).toEqual([200, 'first']);
  expect(await get('/thing/list/')).toEqual([200, 'first']);
  expect(await get('/thing/%6Cist')).toEqual([200, 'first']);
  expect((await get('/thing/secret'))[0]).toBe(403);
  expect((await app.inject('/jeecg-boot/thing/list')).statusCode).toBe(401);
  expect((await app.inject({ method: 'HEAD', url: '/jeecg-boot/thing/list', headers })).statusCode).toBe(200);
  expect(app.declaredRoutes()).toContainEqual(
    expect.objectContaining({ method: 'GET', url: '/jeecg-boot/thing/secret', permission: 'test:secret:list' }),
  );
  become([list('second')]);
  expect(await get('/thing/list')).toEqual([200, 'second']);
  expect((await get('/thing/secret'))[0]).toBe(404);
  const wrong = await app.inject({ method: 'PUT', url: '/jeecg-boot/thing/list', headers, payload: {} });
  expect(wrong.json()).toMatchObject({ success: false, code: 405, message: '不支持PUT请求方法，支持以下GET' });
});

test('a call under way ends on the route that it began with', async () => {
  let go = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const slow = defineRoute({
    method: 'GET',
    path: '/thing/list',
    permission: 'test:thing:list',
    handler: async () => {
      begun();
      await waiting;
      return success('old');
    },
  });
  const { get, become } = await changing([slow]);
  const underWay = get('/thing/list');
  await hasBegun;
  become([list('new')]);
  expect(await get('/thing/list')).toEqual([200, 'new']);
  go();
  expect(await underWay).toEqual([200, 'old']);
});

test('bodies are taken as by other routes', async () => {
  const { app } = await changing([add(), upload]);
  const post = (path: string, payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: `/jeecg-boot${path}`, payload, headers: { ...headers, 'content-type': type } });
  const large = JSON.stringify({ name: 'x'.repeat(1_100_000) });
  expect((await post('/thing/add', large)).json().message).toContain('太大');
  expect((await post('/thing/add', '{"name":"abc"}')).json().result).toBe(3);
  expect((await post('/thing/add', '{')).json().message).toContain('JSON');
  const form = '--b\r\ncontent-disposition: form-data; name="why"\r\n\r\nso\r\n--b--\r\n';
  const multipart = 'multipart/form-data; boundary=b';
  expect((await post('/thing/add', form, multipart)).statusCode).toBe(415);
  expect((await post('/thing/upload', form, multipart)).json().result).toEqual({ why: 'so' });
  const { app: withLines } = await changing([add({ takesLines: true })]);
  const answer = await withLines.inject({
    method: 'POST',
    url: '/jeecg-boot/thing/add',
    payload: large,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.json().result).toBe(1_100_000);
});
