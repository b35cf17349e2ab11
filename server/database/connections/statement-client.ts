import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A connection whose subclasses process each statement before it is executed. */
export abstract class StatementClient implements PostgresPoolClient {
  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Results come whole: cursors are not taken.');
    return this.run<R>(statement, parameters);
  }

  abstract release(): void;

  protected abstract run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
}
