import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

import { useFiles } from './testing/file-server.ts';

const files = useFiles();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: '图.png', content: png };
const invalid = { success: false, code: 401, message: '上传令牌无效或已过期，请重新取得后再上传。' };

async function withToken(now?: () => number) {
  const server = await files(now && { now });
  const answer = await server.get('uptoken');
  return { ...server, answer: answer.json(), uptoken: String(answer.json().result.uptoken) };
}

test('who has the permission gets a token, and nobody else', async () => {
  const { get } = await files();
  const allowed = (await get('uptoken')).json();
  expect(allowed).toMatchObject({ success: true, result: { expiresIn: 600 } });
  expect(allowed.result.uptoken).toMatch(/^[\w-]{43}$/);
  expect((await get('uptoken', 'plain')).json()).toMatchObject({ success: false, code: 510 });
  expect((await get('uptoken', '')).json()).toMatchObject({ success: false, code: 401 });
});

test('with a token a picture is stored without a session, for the tenant of who got it', async () => {
  const { post, get, uptoken } = await withToken();
  const { success, result } = await post('upload/token', { token: uptoken, file: picture }, '');
  expect({ success, result }).toEqual({ success: true, result: { key: result.key, url: result.key } });
  expect(result.key).toMatch(/^form\/\d{4}\/\d{2}\/图_[\w-]{21}\.png$/);
  expect((await get(`static/${result.key}`)).rawPayload.equals(png)).toBe(true);
  expect((await get(`static/${result.key}`, 'wang:7')).statusCode).toBe(404);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['a wrong one', 'x'.repeat(43)],
])('%s: nothing is stored', async (_, token) => {
  const { post, store } = await files();
  const parts = { ...(token !== undefined && { token }), file: picture };
  expect(await post('upload/token', parts, '')).toMatchObject(invalid);
  expect(await post('upload/token', { file: picture, token: 'late' }, 'lin')).toMatchObject(invalid);
  expect(() => readdirSync(store.incoming)).toThrow('ENOENT');
});

test('it is good for ten minutes', async () => {
  let time = Date.now();
  const { post, uptoken } = await withToken(() => time);
  time += 599_000;
  expect(await post('upload/token', { token: uptoken, file: picture }, '')).toMatchObject({ success: true });
  time += 1_001;
  expect(await post('upload/token', { token: uptoken, file: picture }, '')).toMatchObject(invalid);
});

test('it takes pictures only, known by their content, and opens nothing else', async () => {
  const { post, get, store, uptoken } = await withToken();
  for (const file of [
    { name: 'notes.txt', content: 'x' },
    { name: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { name: 'report', content: '%PDF-1.4\n%%EOF' },
  ])
    expect(await post('upload/token', { token: uptoken, file }, '')).toMatchObject({ message: '请上传图片' });
  expect(readdirSync(store.incoming)).toEqual([]);
  expect(await post('upload/token', { token: uptoken }, '')).toMatchObject({ success: false });
  expect((await get(`static/x?token=${uptoken}`, '')).statusCode).toBe(401);
});
