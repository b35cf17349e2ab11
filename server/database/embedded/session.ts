import type { Worker } from 'node:worker_threads';
import { Client } from 'pg';

import { DatabaseUnavailableError, textTypes } from '../connections/index.ts';
import type { Log } from '../log.ts';
import type { WorkerOptions } from './protocol.ts';
import { startWorker, stopWorker } from './start-worker.ts';
import { Watchdog } from './watchdog.ts';
import { Wire } from './wire.ts';

/** The worker is restarted at most this often within the window; after that an administrator has to look into it. */
const restarts = { limit: 5, windowMs: 60_000 };

/**
 * PGlite's single session: a `pg` client that is connected to the worker. It is created again after the worker has
 * died; a worker that answers a statement too late is terminated.
 */
export class EmbeddedSession {
  readonly #options: WorkerOptions;
  readonly #statementLimitMs: number;
  readonly #log: Log;
  #unlimited = 0;
  #worker: Worker | undefined;
  #client: Client | undefined;
  #starts: number[] = [];

  constructor(options: WorkerOptions, statementLimitMs: number, log: Log) {
    this.#options = options;
    this.#statementLimitMs = statementLimitMs;
    this.#log = log;
  }

  /**
   * Returns the live client; starts the worker if there is none.
   * @throws DatabaseUnavailableError when the worker died too often within a minute or cannot be started.
   */
  async client(): Promise<Client> {
    this.#client ??= await this.#start();
    return this.#client;
  }

  lost(client: Client): boolean {
    return this.#client !== client;
  }

  get isUnlimited(): boolean {
    return this.#unlimited > 0;
  }

  async unlimited<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited += 1;
    try {
      return await work();
    } finally {
      this.#unlimited -= 1;
    }
  }

  async close(): Promise<void> {
    const [worker, client] = [this.#worker, this.#client];
    this.#client = undefined;
    this.#worker = undefined;
    await client?.end();
    if (worker) await stopWorker(worker);
  }

  async #start(): Promise<Client> {
    const now = Date.now();
    this.#starts = this.#starts.filter((start) => now - start < restarts.windowMs);
    if (this.#starts.length >= restarts.limit) throw new DatabaseUnavailableError('内置数据库反复停止，请查看日志');
    this.#starts.push(now);
    const worker = await startWorker(this.#options, this.#log).catch((cause: Error) => {
      throw new DatabaseUnavailableError(`内置数据库无法打开：${cause.message}`, { cause });
    });
    const client = new Client({
      stream: () => new Wire(worker, this.#watchdogOf(worker)),
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      types: textTypes,
    });
    worker.once('exit', () => this.#forget(worker));
    client.on('error', (error) => this.#log.warn(`内置数据库连接中断：${error.message}`));
    await client.connect();
    this.#worker = worker;
    return client;
  }

  #watchdogOf(worker: Worker): Watchdog {
    const limitMs = (): number => (this.isUnlimited ? Infinity : this.#statementLimitMs);
    return new Watchdog(limitMs, () => {
      this.#log.error(`内置数据库超过 ${this.#statementLimitMs} 毫秒没有应答，正在重新启动。`);
      void worker.terminate();
    });
  }

  #forget(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#client = undefined;
    this.#log.error('内置数据库线程已停止，下一次访问时重新启动。');
  }
}
