import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Client } from 'pg';

import { ClientDisconnectedError, currentSignal, DatabaseUnavailableError } from '../connections/index.ts';
import type { Log } from '../log.ts';
import { Lease } from './lease.ts';
import type { EmbeddedSession } from './session.ts';

export type PoolLimits = {
  /** The total time for which a holder may keep the session between its statements. */
  holdMs: number;
  turnMs: number;
};

/** The longest delay of a timer, in milliseconds: 24 days. */
const longest = 2 ** 31 - 1;

/**
 * A pool of one connection for Kysely's PostgresDialect. Holders take turns in the order of their requests, so that a
 * transaction has the session for itself. A holder that keeps the session too long is rolled back; one whose client
 * disconnects loses its turn. A running statement is not ended: PGlite cannot interrupt it.
 */
export class SingleConnectionPool implements PostgresPool {
  readonly #session: EmbeddedSession;
  readonly #limits: PoolLimits;
  readonly #log: Log;
  #turn: Promise<void> = Promise.resolve();
  #ending = false;

  constructor(session: EmbeddedSession, limits: PoolLimits, log: Log) {
    this.#session = session;
    this.#limits = limits;
    this.#log = log;
  }

  /**
   * Waits for the session.
   * @throws DatabaseUnavailableError when the pool is closing, the worker cannot be started, or its turn does not come.
   * @throws ClientDisconnectedError when its client disconnects.
   */
  async connect(): Promise<PostgresPoolClient> {
    if (this.#ending) throw new DatabaseUnavailableError('服务正在停止');
    const passOn = await this.#takeTurn();
    try {
      return this.#lease(await this.#session.client(), passOn);
    } catch (error) {
      passOn();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#ending = true;
    await this.#turn;
    await this.#session.close();
  }

  async #takeTurn(): Promise<() => void> {
    const signal = currentSignal();
    const before = this.#turn;
    let passOn = (): void => {};
    this.#turn = new Promise((resolve) => {
      passOn = resolve;
    });
    if (await this.#comes(before, signal)) return passOn;
    void before.then(passOn);
    throw signal?.aborted ? new ClientDisconnectedError() : new DatabaseUnavailableError('内置数据库正忙');
  }

  #comes(turn: Promise<void>, signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (comes: boolean): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(comes);
      };
      const giveUp = (): void => settle(false);
      const timer = setTimeout(giveUp, this.#limits.turnMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      void turn.then(() => settle(true));
    });
  }

  #lease(client: Client, passOn: () => void): Lease {
    const finish = (): void => void this.#rollBack(client).finally(passOn);
    return new Lease(client, this.#session.isUnlimited ? longest : this.#limits.holdMs, {
      onRelease: () => (client.getTransactionStatus() === 'I' ? passOn() : finish()),
      onExpire: () => {
        this.#log.warn(`一个事务占用数据库连接超过 ${this.#limits.holdMs} 毫秒，已回滚。`);
        finish();
      },
    });
  }

  async #rollBack(client: Client): Promise<void> {
    if (this.#session.lost(client)) return;
    await client.query('rollback').catch((error: Error) => this.#log.warn(`回滚失败：${error.message}`));
  }
}
