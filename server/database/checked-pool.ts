import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { TransactionAbortedError, unavailable } from './errors.ts';

/**
 * The pool, with two silences broken. PostgreSQL answers a `commit` after a failed statement with a quiet ROLLBACK,
 * which would be acknowledged to the user as saved: it becomes an error. And a connection that is lost is told from a
 * statement that is wrong by one error class.
 */
export function checkedPool(pool: PostgresPool): PostgresPool {
  return {
    connect: async () => {
      try {
        return new CheckedClient(await pool.connect());
      } catch (error) {
        throw unavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

class CheckedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;

  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    return typeof statement === 'string' ? this.#run<R>(statement, parameters) : this.#client.query(statement);
  }

  release(): void {
    this.#client.release();
  }

  async #run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    const result = await this.#client.query<R>(sql, parameters).catch((error: unknown) => {
      throw unavailable(error);
    });
    const command: string = result.command;
    if (sql === 'commit' && command === 'ROLLBACK') throw new TransactionAbortedError();
    return result;
  }
}
