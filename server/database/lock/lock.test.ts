import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import { DataDirectoryInUseError } from '../connections/errors.ts';
import { startChild, type Child } from '../testing/child.ts';
import { lockDataDirectory } from './lock.ts';

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pagewright-lock-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function answer(child: Child): Promise<string> {
  child.say('go');
  return child.line();
}

async function ready(directory: string, socket: boolean): Promise<Child> {
  const child = startChild('lock-holder.ts', directory, socket ? 'socket' : 'file');
  await child.line();
  return child;
}

const variants = process.platform === 'linux' ? [true, false] : [false];

describe.each(variants)('the lock of a data directory (with a socket: %s)', (socket) => {
  test('refuses a second process at once, naming the first', async () => {
    const directory = emptyDirectory();
    const holder = await ready(directory, socket);
    expect(await answer(holder)).toBe('held');
    const start = performance.now();
    const error: unknown = await lockDataDirectory(directory, { socket }).catch((reason: unknown) => reason);
    expect(performance.now() - start).toBeLessThan(500);
    expect(error).toBeInstanceOf(DataDirectoryInUseError);
    expect(error).toMatchObject({ pid: holder.pid, message: expect.stringContaining(`进程 ${holder.pid} `) });
  });

  test('is free right after its holder was killed', async () => {
    const directory = emptyDirectory();
    const holder = await ready(directory, socket);
    expect(await answer(holder)).toBe('held');
    await holder.kill();
    const lock = await lockDataDirectory(directory, { socket });
    await lock.release();
  });

  test('is free after its release, and refused twice in one process', async () => {
    const directory = emptyDirectory();
    const first = await lockDataDirectory(directory, { socket });
    await expect(lockDataDirectory(directory, { socket })).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await first.release();
    const second = await lockDataDirectory(directory, { socket });
    await second.release();
  });

  test('goes to one of eight that start at the same time over a dead holder', async () => {
    const directory = emptyDirectory();
    const dead = await ready(directory, socket);
    expect(await answer(dead)).toBe('held');
    await dead.kill();
    const children = await Promise.all(Array.from({ length: 8 }, () => ready(directory, socket)));
    const answers = await Promise.all(children.map(answer));
    expect(answers.toSorted()).toEqual(['held', ...Array.from({ length: 7 }, () => 'refused')]);
  });
});
