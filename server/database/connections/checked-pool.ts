import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { throwIfCancelled } from './cancellation.ts';
import { TransactionAbortedError, unavailable } from './errors.ts';
import { StatementClient } from './statement-client.ts';

/**
 * The pool, with two silences broken. PostgreSQL answers a `commit` after a failed statement with a quiet ROLLBACK,
 * which would be acknowledged to the user as saved: it becomes an error. And a connection that is lost is told from a
 * statement that is wrong by one error class. Nothing begins for a client who has gone.
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
