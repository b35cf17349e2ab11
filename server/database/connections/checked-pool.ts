import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { throwIfCancelled } from './cancellation.ts';
import { TransactionAbortedError, unavailable } from './errors.ts';
import { StatementClient } from './statement-client.ts';

/**
 * A pool that reports two failures which `pg` hides. PostgreSQL answers a `commit` after a failed statement with
 * ROLLBACK and no error; here it is an error, so that nobody reads that their record was saved. A lost connection is
 * reported by an error class of its own. No statement starts for a client that has disconnected.
 */
export function checkedPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => {
      throwIfCancelled();
      try {
        return new CheckedClient(await pool.connect());
      } catch (error) {
        throw unavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

class CheckedClient extends StatementClient {
  readonly #client: PostgresPoolClient;

  constructor(client: PostgresPoolClient) {
    super();
    this.#client = client;
  }

  release(): void {
    this.#client.release();
  }

  protected async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (sql !== 'rollback') throwIfCancelled();
    const result = await this.#client.query<R>(sql, parameters).catch((error: unknown) => {
      throw unavailable(error);
    });
    const command: string = result.command;
    if (sql === 'commit' && command === 'ROLLBACK') throw new TransactionAbortedError();
    return result;
  }
}
