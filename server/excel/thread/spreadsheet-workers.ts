import { Worker } from 'node:worker_threads';

import { say } from '../../locale/index.ts';
import type { Reply } from './protocol.ts';

/** The error of a file that cannot be read or written; the message is one Chinese sentence. */
export class SpreadsheetError extends Error {}

export interface PooledWorker {
  worker: Worker;
  job?: { resolve(reply: Reply): void; reject(reason: SpreadsheetError): void };
  idleTimer?: NodeJS.Timeout;
}

/** Writing workers are reused, because starting one takes longer than writing most files. */
const idle: PooledWorker[] = [];
const idleSeconds = 60;

export function startWorker(): PooledWorker {
  const worker = new Worker(new URL('./spreadsheet-worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  });
  const pooled: PooledWorker = { worker };
  worker.on('message', (reply: Reply) => pooled.job?.resolve(reply));
  worker.on('error', () => pooled.job?.reject(new SpreadsheetError(say('文件太大或已损坏，无法处理'))));
  worker.on('exit', () => {
    removeIdle(pooled);
    pooled.job?.reject(new SpreadsheetError(say('文件处理中断，请稍后重试')));
  });
  return pooled;
}

/** Keeps an idle worker for the next job for some time, without keeping the process alive. */
export function keepIdle(pooled: PooledWorker): void {
  pooled.worker.unref();
  pooled.idleTimer = setTimeout(() => {
    removeIdle(pooled);
    void pooled.worker.terminate();
  }, idleSeconds * 1_000).unref();
  idle.push(pooled);
}

export function takeIdle(): PooledWorker | undefined {
  const pooled = idle.at(-1);
  if (!pooled) return undefined;
  removeIdle(pooled);
  pooled.worker.ref();
  return pooled;
}

function removeIdle(pooled: PooledWorker): void {
  clearTimeout(pooled.idleTimer);
  const at = idle.indexOf(pooled);
  if (at >= 0) idle.splice(at, 1);
}
