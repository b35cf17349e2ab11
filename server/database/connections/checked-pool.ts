import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { throwIfCancelled } from './cancellation.ts';
import { TransactionAbortedError, unavailable } from './errors.ts';
import type { SignsOfLife } from './signs-of-life.ts';
import { StatementClient } from './statement-client.ts';

/**
 * Wraps a pool to report two failures that `pg` hides. PostgreSQL answers a `commit` after a failed statement with
 * ROLLBACK and no error; here it is an error, so that no record is reported as saved when it is not. A lost connection
 * has a separate error class. No statement starts for a client that has disconnected.
 * @param signs is notified of each answer.
 */
export function checkedPool(pool: PostgresPool, signs: Pick<SignsOfLife, 'heard'>): PostgresPool {
  return {
    connect: async () => {
      throwIfCancelled();
      try {
        return new CheckedClient(await pool.connect(), signs);
      } catch (error) {
        throw unavailable(error);
      }
    },
    end: () => pool.end(),
  };
}

class CheckedClient extends StatementClient {
  readonly #client: PostgresPoolClient;
  readonly #signs: Pick<SignsOfLife, 'heard'>;

  constructor(client: PostgresPoolClient, signs: Pick<SignsOfLife, 'heard'>) {
    super();
    this.#client = client;
    this.#signs = signs;
  }

  release(): void {
    this.#client.release();
  }

  protected async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    if (sql !== 'rollback') throwIfCancelled();
    const result = await this.#client.query<R>(sql, parameters).catch((error: unknown) => {
      throw unavailable(error);
    });
    this.#signs.heard();
    const command: string = result.command;
    if (sql === 'commit' && command === 'ROLLBACK') throw new TransactionAbortedError();
    return result;
  }
}
