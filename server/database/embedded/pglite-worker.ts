import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

import { openCluster, type Cluster } from './cluster.ts';
import { initializeCluster, isInitialized } from './initialize-cluster.ts';
import type { Reply, Request, WorkerOptions } from './protocol.ts';

let fatal = '';

/**
 * After a PostgreSQL panic (a failed fsync, a trap) PGlite would loop forever on the next statement. The thread
 * therefore ends, the main thread starts another one, and recovery replays the log.
 */
function onServerLog(line: string): void {
  if (line.includes('FATAL: ')) fatal = line;
  if (!/\bPANIC: |^Aborted\(/.test(line)) return;
  parentPort?.postMessage({ kind: 'failed', message: line } satisfies Reply);
  process.exit(70);
}

function serve(port: MessagePort, cluster: Cluster): void {
  async function answer(request: Request): Promise<void> {
    if (request.kind === 'execute') {
      const bytes = await cluster.execute(request.bytes);
      port.postMessage({ kind: 'answer', bytes } satisfies Reply, [bytes.buffer]);
    } else {
      await cluster.close();
      port.postMessage({ kind: 'closed' } satisfies Reply);
      process.exit(0);
    }
  }
  let turn = Promise.resolve();
  port.on('message', (request: Request) => {
    turn = turn.then(() => answer(request));
  });
}

async function start(port: MessagePort, { directory, timeZone }: WorkerOptions): Promise<Reply> {
  if (!isInitialized(directory)) {
    await initializeCluster(directory, timeZone);
    return { kind: 'initialized' };
  }
  serve(port, await openCluster(directory, { timeZone, onServerLog }));
  return { kind: 'ready' };
}

if (!parentPort) throw new Error('pglite-worker.ts runs in a worker thread only.');
const port = parentPort;
const failed = (error: unknown): Reply => ({ kind: 'failed', message: fatal || String(error) });
port.postMessage(await start(port, workerData).catch(failed));
