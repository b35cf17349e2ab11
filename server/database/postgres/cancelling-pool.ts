import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

import { ClientDisconnectedError, currentSignal, StatementClient } from '../connections/index.ts';
import type { Log } from '../log.ts';

type Cancel = (client: PoolClient) => Promise<void>;

export function cancellingPool(pool: Pool, config: ClientConfig, log: Log): PostgresPool {
  const cancel: Cancel = (client) =>
    cancelStatement(config, client).catch((error: Error) => log.warn(`查询没有能够取消：${error.message}`));
  return {
    connect: async () => new CancellingClient(await pool.connect(), cancel),
    end: () => pool.end(),
  };
}

class CancellingClient extends StatementClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #cancel: Cancel;
  /** A late cancellation could hit the statement of the next holder, so such a connection is closed. */
  #isSpoilt = false;

  constructor(client: PoolClient, cancel: Cancel) {
    super();
    this.#client = client;
    this.#cancel = cancel;
  }

  release(): void {
    this.#client.release(this.#isSpoilt);
  }

  protected async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const signal = currentSignal();
    const client: PostgresPoolClient = this.#client;
    const statement = client.query<R>(sql, parameters);
    if (!signal || signal.aborted) return statement;
    let cancelled: Promise<void> | undefined;
    const cancel = (): void => void (cancelled = this.#cancel(this.#client));
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await statement;
    } catch (error) {
      throw cancelled ? new ClientDisconnectedError({ cause: error }) : error;
    } finally {
      signal.removeEventListener('abort', cancel);
      this.#isSpoilt ||= cancelled !== undefined;
      await cancelled;
    }
  }
}

/** Cancels over a separate connection: those of the pool may all be busy with abandoned statements. */
async function cancelStatement(config: ClientConfig, client: PoolClient): Promise<void> {
  const own = new Client(config);
  own.on('error', () => undefined);
  try {
    await own.connect();
    await own.query('select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and application_name = $2', [
      'processID' in client ? client.processID : null,
      config.application_name,
    ]);
  } finally {
    await own.end();
  }
}
