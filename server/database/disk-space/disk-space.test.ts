import { expect, test, vi } from 'vitest';

import { watchDiskSpace } from './disk-space.ts';

const megabyte = 1_048_576;
const gigabyte = 1_024 * megabyte;

function watched(space: { free: number; size: number }) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const state = { ...space, time: 0, queries: 0, silent: false };
  const probe = async () => {
    state.queries += 1;
    if (state.silent) throw new Error('ENOENT');
    return { free: state.free, size: state.size };
  };
  return { state, log, hasDiskSpace: watchDiskSpace('/data', { log, probe, now: () => state.time }) };
}

test.each([
  ['a large disk keeps 256 MB', { free: 255 * megabyte, size: 500 * gigabyte }, false],
  ['a large disk with more is used', { free: 257 * megabyte, size: 500 * gigabyte }, true],
  ['a small disk keeps a twentieth', { free: 49 * megabyte, size: 1_000 * megabyte }, false],
  ['a small disk with more is used', { free: 51 * megabyte, size: 1_000 * megabyte }, true],
])('%s', async (_name, space, expected) => {
  expect(await watched(space).hasDiskSpace()).toBe(expected);
});

test('queries the file system once a second, and reports a full disk and free space once each', async () => {
  const { state, log, hasDiskSpace } = watched({ free: 0, size: gigabyte });
  const many = await Promise.all(Array.from({ length: 100 }, hasDiskSpace));
  expect([new Set(many), state.queries]).toEqual([new Set([false]), 1]);
  state.time = 1_000;
  expect(await hasDiskSpace()).toBe(false);
  state.free = gigabyte;
  expect(await hasDiskSpace()).toBe(false);
  state.time = 2_000;
  expect(await hasDiskSpace()).toBe(true);
  expect(log.error.mock.calls).toEqual([['/data 所在的磁盘只剩 0 MB，暂停保存，请清理磁盘；查看不受影响。']]);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('a file system that reports nothing counts as having space', async () => {
  const { state, hasDiskSpace } = watched({ free: 0, size: gigabyte });
  state.silent = true;
  expect(await hasDiskSpace()).toBe(true);
});
