// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';

import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer, type OpenAnswer } from '../../registry/testing/memory-runtime.ts';
import { createGridStore, useCellUploads } from './index.ts';
import { createCellUploads, type CellUploads } from './uploads.ts';

const cell = { row: 'a', column: 'file' };
const named = (name: string) => new File(['x'], name);

function slowUploads(uploads = createCellUploads()) {
  const calls: (OpenAnswer<string> & { signal: AbortSignal; onProgress: (percent: number) => void })[] = [];
  const stored: string[] = [];
  return {
    uploads,
    calls,
    stored,
    start: (name: string, at = cell) =>
      uploads.start(
        at,
        named(name),
        (_, { signal, onProgress }) => {
          const answer = openAnswer<string>();
          calls.push({ ...answer, signal, onProgress });
          return answer.promise;
        },
        (path) => stored.push(path),
      ),
  };
}
const of = (uploads: CellUploads) => uploads.of(cell.row, cell.column);

describe('a file of a cell', () => {
  test('is on its way, tells how far, and becomes the value', async () => {
    const { uploads, start, calls, stored } = slowUploads();
    const told: unknown[] = [];
    uploads.onChange('a', 'file', () => told.push(of(uploads)));
    const end = start('图.png');
    await settle();
    calls[0]?.onProgress(40);
    calls[0]?.resolve('temp/图.png');
    await end;
    const uploading = { status: 'uploading', name: '图.png' };
    expect(told).toEqual([{ ...uploading, percent: 0 }, { ...uploading, percent: 40 }, undefined]);
    expect([stored, of(uploads)]).toEqual([['temp/图.png'], undefined]);
  });

  test('that fails says so until it is dismissed', async () => {
    const { uploads, start, calls, stored } = slowUploads();
    const end = start('图.png');
    await settle();
    calls[0]?.reject(new Error('磁盘已满'));
    await end;
    expect(of(uploads)).toEqual({ status: 'error', name: '图.png', message: '图.png上传失败：磁盘已满' });
    uploads.dismiss('a', 'file');
    expect([of(uploads), stored]).toEqual([undefined, []]);
  });

  test('gives way to another one of its cell, and is not stored any more', async () => {
    const { uploads, start, calls, stored } = slowUploads();
    const ends = [start('旧.png')];
    await settle();
    ends.push(start('新.png'));
    await settle();
    const [old, fresh] = calls;
    expect([old?.signal.aborted, fresh?.signal.aborted]).toEqual([true, false]);
    old?.resolve('temp/旧.png');
    fresh?.resolve('temp/新.png');
    await Promise.all(ends);
    expect([stored, of(uploads)]).toEqual([['temp/新.png'], undefined]);
  });

  test('of a cell that was dismissed is stopped', async () => {
    const { uploads, start, calls, stored } = slowUploads();
    const end = start('图.png');
    await settle();
    uploads.dismiss('a', 'file');
    calls[0]?.onProgress(90);
    calls[0]?.resolve('temp/图.png');
    await end;
    expect([calls[0]?.signal.aborted, stored, of(uploads)]).toEqual([true, [], undefined]);
  });

  test('waits while three others are on their way', async () => {
    const { start, calls } = slowUploads();
    const ends = ['1', '2', '3', '4'].map((row) => start(`${row}.png`, { row, column: 'file' }));
    await settle();
    expect(calls).toHaveLength(3);
    calls[0]?.resolve('temp/1.png');
    await settle();
    expect(calls).toHaveLength(4);
    calls.forEach(({ resolve }) => resolve('done'));
    await Promise.all(ends);
  });
});

test('a table with files that are not stored cannot be saved; those of rows that are gone do not count', async () => {
  const store = createGridStore([{ id: 'a' }, { id: 'b' }]);
  const { now } = await drawHook(memoryRuntime(), () => useCellUploads(store), undefined);
  const { start, calls } = slowUploads(now().uploads);
  expect(now().problem).toBeNull();
  await settle(() => void start('1.png'));
  expect(now().problem).toBe('文件正在上传，请等它传完再保存');
  await settle(() => calls[0]?.reject(new Error('磁盘已满')));
  expect(now().problem).toBe('有1个文件没有上传成功，请重试或删除');
  await settle(() => void start('2.png', { row: 'b', column: 'file' }));
  await settle(() => store.remove(['a']));
  await settle(() => calls[1]?.resolve('temp/2.png'));
  expect(now().problem).toBeNull();
});

test('who left is told nothing', async () => {
  const { uploads, start, calls } = slowUploads();
  const listener = vi.fn();
  uploads.onChange('a', 'file', listener)();
  uploads.onAnyChange(listener)();
  const end = start('图.png');
  await settle();
  calls[0]?.resolve('temp/图.png');
  await end;
  expect(listener).not.toHaveBeenCalled();
});
