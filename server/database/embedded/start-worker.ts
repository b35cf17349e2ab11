import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Log } from '../log.ts';
import type { Reply, Request, WorkerOptions } from './protocol.ts';

/**
 * Time limits in milliseconds. Starting includes recovery after a crash, which takes seconds; stopping includes a
 * checkpoint.
 */
const limits = { start: 300_000, stop: 30_000 };

/**
 * Starts PGlite in a thread and waits until it accepts statements. The first start of a data directory runs initdb in a
 * separate thread, so that its 500 MB are freed afterwards.
 * @throws with PostgreSQL's reason when the cluster cannot be opened.
 */
export async function startWorker(options: WorkerOptions, log: Log): Promise<Worker> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: options, execArgv: [] });
  worker.on('error', (error) => log.error(`内置数据库线程出错：${error.message}`));
  const reply = await firstReply(worker);
  if (reply.kind === 'ready') {
    worker.on('message', (later: Reply) => {
      if (later.kind === 'failed') log.error(`内置数据库出错：${later.message}`);
    });
    return worker;
  }
  await worker.terminate();
  if (reply.kind === 'initialized') return startWorker(options, log);
  throw new Error(reply.kind === 'failed' ? reply.message : `unexpected reply: ${reply.kind}`);
}

export async function stopWorker(worker: Worker): Promise<void> {
  const exited = once(worker, 'exit');
  worker.postMessage({ kind: 'close' } satisfies Request);
  // A thread that does not answer is terminated, as in a power cut: everything it acknowledged is on the disk.
  const timer = setTimeout(() => void worker.terminate(), limits.stop);
  await exited;
  clearTimeout(timer);
}

function firstReply(worker: Worker): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('the thread ended while it started'));
    const timer = setTimeout(() => void worker.terminate(), limits.start);
    worker.once('exit', () => clearTimeout(timer));
    worker.once('exit', onExit);
    worker.once('message', (reply: Reply) => {
      clearTimeout(timer);
      worker.off('exit', onExit);
      resolve(reply);
    });
  });
}
