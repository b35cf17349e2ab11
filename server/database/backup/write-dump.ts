import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import type { DatabaseSource } from '../open-database.ts';
import { BackupError } from './backup-error.ts';

export type DumpOrder = { source: DatabaseSource; path: string };

export type DumpResult = { done: true } | { done: false; message: string };

const checkMs = 1_000;

/** Heap limit of the process, in megabytes. It holds one page of rows at a time. */
const heapMegabytes = 512;

/**
 * Writes a dump in a separate process with a low priority, so that it does not block calls.
 * @param checkDiskSpace throws when the disk is full; the process is then ended.
 * @throws BackupError with the reason when the database could not be read or the file not written.
 */
export async function writeDump(order: DumpOrder, checkDiskSpace: () => Promise<void>): Promise<void> {
  await checkDiskSpace();
  const child = fork(fileURLToPath(new URL('dump-process.mjs', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  let timer: NodeJS.Timeout | undefined;
  const full = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => checkDiskSpace().catch(reject), checkMs);
  });
  try {
    const result = await Promise.race([resultOf(child, order), full]);
    if (!result.done) throw new BackupError(result.message);
  } finally {
    clearInterval(timer);
    child.kill('SIGKILL');
    await exited;
  }
}

function resultOf(child: ChildProcess, order: DumpOrder): Promise<DumpResult> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.on('data', (data: Buffer) => (errors = (errors + String(data)).slice(-2_000)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new BackupError(`备份进程意外结束（${code ?? 'signal'}）：${errors.trim()}`)));
    child.once('message', (result: DumpResult) => resolve(result));
    child.send(order, (error) => error && reject(error));
  });
}
