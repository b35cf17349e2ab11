import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { ConnectionHeldTooLongError, StatementClient } from '../connections/index.ts';

type LeaseEvents = { onRelease: () => void; onExpire: () => void };

/**
 * The connection while one holder uses it. The time limit counts only the time between statements, because PGlite
 * cannot interrupt a running statement.
 */
export class Lease extends StatementClient {
  readonly #client: Pick<PostgresPoolClient, 'query'>;
  readonly #limitMs: number;
  readonly #events: LeaseEvents;
  #state: 'held' | 'expired' | 'released' = 'held';
  #remainingMs: number;
  #running = 0;
  #idleSince = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Creates a lease.
   * @param limitMs the total time for which the holder may keep the session without a running statement.
   */
  constructor(client: Pick<PostgresPoolClient, 'query'>, limitMs: number, events: LeaseEvents) {
    super();
    this.#client = client;
    this.#limitMs = limitMs;
    this.#remainingMs = limitMs;
    this.#events = events;
    this.#startClock();
  }

  release(): void {
    if (this.#state !== 'held') return;
    this.#state = 'released';
    this.#stopClock();
    this.#events.onRelease();
  }

  protected async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (this.#state === 'expired') throw new ConnectionHeldTooLongError(this.#limitMs / 1000);
    if (this.#running++ === 0) this.#stopClock();
    try {
      return await this.#client.query<R>(sql, parameters);
    } finally {
      if (--this.#running === 0 && this.#state === 'held') this.#startClock();
    }
  }

  #startClock(): void {
    this.#idleSince = performance.now();
    this.#timer = setTimeout(() => this.#expire(), this.#remainingMs);
  }

  #stopClock(): void {
    clearTimeout(this.#timer);
    this.#remainingMs = Math.max(0, this.#remainingMs - (performance.now() - this.#idleSince));
  }

  #expire(): void {
    this.#state = 'expired';
    this.#events.onExpire();
  }
}
