import { parentPort, workerData } from 'node:worker_threads';
import { openCluster, type Cluster } from './cluster.ts';
import type { Reply, Request, WorkerOptions } from './protocol.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs in a worker thread only.');

/**
 * A PostgreSQL that panicked (a failed fsync, a full disk under the log, a trap) must not answer again: PGlite would
 * spin or acknowledge what is not on the disk. The thread ends, the main thread starts another, recovery replays the log.
 */
function onServerLog(line: string): void {
  if (/\bPANIC: |^Aborted\(/.test(line)) process.exit(70);
}

function reply(message: Reply): void {
  if (message.kind === 'answer') port?.postMessage(message, [message.bytes.buffer as ArrayBuffer]);
  else port?.postMessage(message);
}

async function answer(cluster: Cluster, request: Request): Promise<void> {
  if (request.kind === 'execute') return reply({ kind: 'answer', bytes: await cluster.execute(request.bytes) });
  await cluster.close();
  reply({ kind: 'closed' });
  port?.close();
}

try {
  const options: WorkerOptions = workerData;
  const cluster = await openCluster(options.directory, { timeZone: options.timeZone, onServerLog });
  let turn = Promise.resolve();
  port.on('message', (request: Request) => {
    turn = turn.then(() => answer(cluster, request));
  });
  reply({ kind: 'ready' });
} catch (error) {
  reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
