// covers: call-upload, limit-pieces
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { diskPath } from './file-store.ts';
import { sweepFiles } from './index.ts';
import { notes, useFiles } from './testing/file-server.ts';

const files = useFiles();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF';
const dayMs = 86_400_000;

describe('an upload', () => {
  test('is stored under a path that nobody guesses and that keeps its name, and given out under its own', async () => {
    const { post, get, store } = await files();
    const answer = await post('upload', { biz: 'temp', isup: '1', file: { name: 'C:\\图片 一.png', content: png } });
    expect(answer).toMatchObject({ success: true, code: 0, result: null });
    expect(answer.message).toMatch(/^temp\/\d{4}\/\d{2}\/图片-一_[\w-]{21}\.png$/);
    expect(existsSync(join(store.folder, answer.message.replace('图片-一_', '')))).toBe(true);
    const shown = await get(`static/${answer.message}`);
    expect(shown.rawPayload.equals(png)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="__ _.png"; filename*=UTF-8''${encodeURIComponent('图片 一.png')}`,
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-security-policy']).toContain("sandbox; default-src 'none'");
  });

  test.each([
    ['notes.html', '<script>alert(1)</script>', 'txt', 'text/plain; charset=utf-8'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'txt', 'text/plain; charset=utf-8'],
    ['data.csv', 'a,b\n1,2', 'csv', 'text/plain; charset=utf-8'],
    ['绘图.prt', Buffer.from([1, 0, 2, 0, 3]), 'bin', 'application/octet-stream'],
    ['no-ending', png, 'png', 'image/png'],
    ['report.pdf', pdf, 'pdf', 'application/pdf'],
  ])('%s is known by its content', async (name, content, ending, type) => {
    const { post, get } = await files();
    const { message } = await post('upload', { file: { name, content } });
    expect(message.endsWith(`.${ending}`)).toBe(true);
    const { headers } = await get(`static/${message}`);
    expect(headers['content-type']).toBe(type);
    const isShown = ['png', 'pdf'].includes(ending);
    expect(String(headers['content-disposition']).startsWith(isShown ? 'inline' : 'attachment')).toBe(true);
  });

  test.each([
    ['photo.png', '<html><script>alert(1)</script></html>', '文件内容与扩展名 .png 不符，请检查后再上传'],
    ['form.pdf', png, '文件内容与扩展名 .pdf 不符，请检查后再上传'],
    ['tool.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), '不允许上传可执行程序'],
  ])('%s that is something else is refused', async (name, content, message) => {
    const { post, store } = await files();
    expect(await post('upload', { file: { name, content } })).toMatchObject({ success: false, code: 500, message });
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  test.each(['..', '../x', 'Temp', 'a/b', 'a\\b', 'x'.repeat(33)])('into the folder %j is refused', async (biz) => {
    const { post } = await files();
    const answer = await post('upload', { biz, file: { name: 'a.png', content: png } });
    expect(answer).toMatchObject({ success: false, message: '上传目录bizPath，格式非法！' });
  });

  test('of more than 10 MB is refused in JeecgBoot’s words, and leaves nothing behind', async () => {
    const { post, store } = await files();
    const large = { name: 'a.bin', content: Buffer.alloc(10 * 1_048_576 + 1) };
    expect(await post('upload', { file: large })).toMatchObject({
      success: false,
      code: 500,
      message: '文件大小超出10MB限制, 请压缩或降低文件质量!',
    });
    expect(readdirSync(store.incoming)).toEqual([]);
    expect(await post('upload', { biz: 'temp' })).toMatchObject({ success: false });
    expect(await post('upload', { file: [large, { name: 'b', content: 'b' }] })).toMatchObject({ success: false });
  });
});

describe('a file', () => {
  test('opens with a token of its tenant, also in the link, or with a ticket, and for nobody else', async () => {
    const { post, get } = await files();
    const { message } = await post('upload', { file: { name: 'a.png', content: png } });
    expect((await get(`static/${message}`, 'wang')).statusCode).toBe(200);
    expect((await get(`static/${message}?ticket=ok`, '')).statusCode).toBe(200);
    expect((await get(`static/${message}?id=7&ticket=ok`, '')).statusCode).toBe(200);
    expect((await get(`static/${message}?ticket=no`, '')).statusCode).toBe(401);
    expect((await get(`static/${message}?token=lin`, '')).statusCode).toBe(200);
    expect((await get(`static/${message}?token=${'x'.repeat(201)}`, '')).statusCode).toBe(401);
    expect((await get(`static/${message}?token=lin&token=lin`, '')).statusCode).toBe(401);
    expect((await get(`static/${message}?token=wang:7`, '')).statusCode).toBe(404);
    expect((await get(`static/${message}`, 'wang:7')).statusCode).toBe(404);
  });

  test('that is private opens for who made it', async () => {
    const { store, get } = await files();
    const file = { name: '错误.xlsx', biz: 'logs', ending: 'xlsx', isPrivate: true };
    const path = await store.write(Buffer.from('x'), file, { username: 'lin', tenantId: 0 });
    expect((await get(`static/${path}`)).statusCode).toBe(200);
    expect((await get(`static/${path}`, 'wang')).statusCode).toBe(404);
  });

  test.each(['../package.json', '..%2f..%2fetc%2fpasswd', 'temp/2026/11/none.png', 'incoming/x', '%00', ''])(
    'is looked up, never reached by its path: %s',
    async (path) => {
      const { get } = await files();
      expect([404, 200]).toContain((await get(`static/${path}`)).statusCode);
      expect((await get(`static/${path}`)).headers['content-type']).toContain('json');
    },
  );
});

describe('a large file', () => {
  const piece = 4 * 1_048_576;
  const whole = Buffer.concat([png, Buffer.alloc(2 * piece, 7)]);
  const pieces = [0, 1, 2].map((index) => whole.subarray(index * piece, (index + 1) * piece));

  // covers: limit-pieces
  test('comes in pieces, in any order, some of them twice', async () => {
    const { post, postJson, get, store } = await files();
    const uploadId = 'upload-0001';
    for (const index of [2, 0, 1, 0]) {
      const file = { name: 'blob', content: pieces[index] ?? '' };
      expect(await post('upload/piece', { uploadId, index: String(index), file })).toMatchObject({ success: true });
    }
    const finish = { uploadId, count: 3, fileName: '大图.png', biz: 'drawing' };
    expect(await postJson('upload/finish', { ...finish }, 'wang')).toMatchObject({ success: false });
    const { message } = await postJson('upload/finish', finish);
    expect(message).toMatch(/^drawing\/.*\.png$/);
    expect((await get(`static/${message}`)).rawPayload.equals(whole)).toBe(true);
    expect(readdirSync(store.incoming)).toEqual([]);
    expect(await postJson('upload/finish', finish)).toMatchObject({ message: '上传的内容不完整，请重试。' });
  });

  test('is not finished while a piece is missing, and has a limit', async () => {
    const { post, postJson } = await files();
    const file = { name: 'blob', content: 'x' };
    await post('upload/piece', { uploadId: 'upload-0002', index: '0', file });
    const unfinished = { uploadId: 'upload-0002', count: 2, fileName: 'a.txt' };
    expect(await postJson('upload/finish', unfinished)).toMatchObject({ message: '上传的内容不完整，请重试。' });
    const beyond = await post('upload/piece', { uploadId: 'upload-0002', index: '50', file });
    expect(beyond.message).toContain('200MB');
    expect(await post('upload/piece', { uploadId: '../x', index: '0', file })).toMatchObject({ success: false });
  });
});

test('what is refused of a large file is removed at once, all its pieces', async () => {
  const { post, postJson, store } = await files();
  const file = { name: 'blob', content: 'x' };
  const send = (uploadId: string, index: string) => post('upload/piece', { uploadId, index, file });
  const refusals: (() => Promise<unknown>)[] = [
    () => send('upload-0004', '50'),
    () => postJson('upload/finish', { uploadId: 'upload-0004', count: 2, fileName: 'a.txt' }),
    () => postJson('upload/finish', { uploadId: 'upload-0004', count: 1, fileName: 'a.png' }),
    () => send('../x', '0'),
  ];
  for (const refusal of refusals) {
    await send('upload-0004', '0');
    expect(await refusal()).toMatchObject({ success: false });
    const left = readdirSync(store.incoming);
    expect(left.filter((name) => !name.startsWith('pieces-'))).toEqual([]);
  }
  await postJson('upload/finish', { uploadId: 'upload-0004', count: 1, fileName: 'a.txt' });
  expect(readdirSync(store.incoming)).toEqual([]);
});

test('unfinished pieces have a quota, of a person and of all, which the finished ones free', async () => {
  const { post, postJson } = await files({ quota: { personBytes: 20, systemBytes: 30 } });
  const send = (uploadId: string, person: string) =>
    post('upload/piece', { uploadId, index: '0', file: { name: 'b', content: 'x'.repeat(12) } }, person);
  expect(await send('upload-0005', 'lin')).toMatchObject({ success: true });
  expect(await send('upload-0006', 'lin')).toMatchObject({
    success: false,
    message: expect.stringContaining('您没有传完的文件'),
  });
  expect(await send('upload-0005', 'wang')).toMatchObject({ success: true });
  expect(await send('upload-0005', 'zhao')).toMatchObject({
    success: false,
    message: expect.stringContaining('系统'),
  });
  const finish = { uploadId: 'upload-0005', count: 1, fileName: 'a.txt' };
  expect(await postJson('upload/finish', finish)).toMatchObject({ success: true });
  expect(await send('upload-0006', 'lin')).toMatchObject({ success: true });
});

test.each([
  '合同 (100%) #1,[终稿]+A&B;v2.pdf',
  'a%20b.pdf',
  `引号"和'.pdf`,
  '𠮷👍.pdf',
  `${'x'.repeat(240)}.pdf`,
  '👨‍👩‍👧.pdf',
])('the name %s comes back as it was sent', async (name) => {
  const { post, postJson, get } = await files();
  const named = async (path: string) => {
    const header = String((await get(`static/${path}`)).headers['content-disposition']);
    return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');
  };
  const content = '%PDF-1.4\n%EOF';
  expect(await named((await post('upload', { file: { name, content } })).message)).toBe(name);
  await post('upload/piece', { uploadId: 'upload-0007', index: '0', file: { name: 'b', content } });
  const finish = { uploadId: 'upload-0007', count: 1, fileName: name };
  expect(await named((await postJson('upload/finish', finish)).message)).toBe(name);
});

test('a file that is gone from the disk is not found, and nobody keeps that', async () => {
  const { post, get, store } = await files();
  const { message } = await post('upload', { file: { name: 'a.png', content: png } });
  rmSync(join(store.folder, diskPath(message)));
  const answer = await get(`static/${message}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(answer.json()).toMatchObject({ success: false, message: '文件不存在或已被删除' });
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test('files that nothing names are swept away after a week, and pieces that nobody joined', async () => {
  const { post, store, db } = await files();
  const names = ['text', 'list', 'json', 'orphan', 'new'];
  const paths = new Map<string, string>();
  for (const name of names) paths.set(name, (await post('upload', { file: { name, content: png } })).message);
  const elsewhere = (await post('upload', { biz: 'incoming', file: { name: 'received', content: png } })).message;
  const absolute = (name: string) => join(store.folder, diskPath(paths.get(name) ?? ''));
  await db
    .insertInto('note')
    .values([
      { id: 'a', content: `<img src="/x/${paths.get('text')}">`, pictures: null },
      { id: 'b', content: `temp/2020/01/x.png,${paths.get('list')}`, pictures: null },
      { id: 'd', content: elsewhere, pictures: null },
      { id: 'c', content: null, pictures: JSON.stringify([{ filePath: paths.get('json') }]) },
    ])
    .execute();
  await post('upload/piece', { uploadId: 'upload-0003', index: '0', file: { name: 'b', content: 'x' } });
  expect(await sweepFiles(store, db, [notes], Date.now() + 6 * dayMs)).toBe(0);
  expect(readdirSync(store.incoming)).toEqual([]);
  expect(await sweepFiles(store, db, [notes], Date.now() + 8 * dayMs)).toBeGreaterThanOrEqual(2);
  expect(names.filter((name) => existsSync(absolute(name)))).toEqual(['text', 'list', 'json']);
  expect(existsSync(join(store.folder, diskPath(elsewhere)))).toBe(true);
  expect(statSync(absolute('text')).size).toBe(png.length);
  expect(await sweepFiles(store, db, [notes], Date.now() + 9 * dayMs)).toBe(0);
});
