import { expect, test, vi } from 'vitest';

import type { DiskProbe } from '../database/index.ts';
import { shareServer } from '../start/testing/running-server.ts';

const megabyte = 1_048_576;
const disk = { free: 0, size: 100_000 * megabyte };
const diskProbe: DiskProbe = async () => ({ ...disk });
// Records of a remote PostgreSQL are not on this disk.
const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

const server = shareServer({ diskProbe });
const refused = { success: false, code: 503, message: expect.stringContaining('磁盘空间不足，暂时不能保存') };

test('on a full disk people sign in and read, files and records are refused, and saving goes on by itself', async () => {
  const token = await server().signIn('admin');
  const { api } = server();
  const add = () => api('POST', '/base/customer/add', { token, body: { name: '13800138000' } });
  const list = await api('GET', '/base/customer/list', { token });
  expect([list.status, list.json.success]).toEqual([200, true]);
  const upload = await api('POST', '/sys/common/upload', { token });
  expect([upload.status, upload.json]).toEqual([503, expect.objectContaining(refused)]);
  expect((await api('POST', '/sys/ticket', { token, body: { addresses: ['/x'] } })).json.success).toBe(true);
  expect((await api('POST', '/base/customer/add', { body: {} })).status).toBe(401);
  if (isEmbedded) expect((await add()).json).toMatchObject(refused);
  disk.free = 10_000 * megabyte;
  await vi.waitFor(async () => expect((await add()).json).toMatchObject({ success: true }), { timeout: 10_000 });
});
