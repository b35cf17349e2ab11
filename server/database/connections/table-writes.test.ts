import { sql, type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { expect, test } from 'vitest';

import { kinds, openTestDatabase } from '../testing/test-database.ts';
import { readBy, watchedPool, writtenBy } from './table-writes.ts';

test.each<[statement: string, tables: string[] | 'everything']>([
  ['select * from "a" where "b" = $1', []],
  ['select "id" from "a" for update', []],
  ['insert into "a" ("x") values ($1) on conflict ("x") do update set "x" = $2', ['a', 'set']],
  ['update "a" set "x" = $1', ['a']],
  ['delete from only "A" where "x" in (select "y" from "b")', ['a']],
  ['with "n" as (insert into "a" default values returning *) update "b" set "x" = 1', ['a', 'b']],
  ['merge into "a" using "b" on true when matched then delete', ['a']],
  ['begin', []],
  ['rollback to savepoint x', []],
  ['truncate "a"', 'everything'],
  ['alter table "a" add "x" text', 'everything'],
  ['copy "a" from stdin', 'everything'],
])('%s', (statement, tables) => {
  const written = writtenBy(statement);
  expect(written === 'everything' ? written : [...written]).toEqual(tables);
});

test('a query reads the tables it is made of', () => {
  const query = 'select 1 from "a" left join "b" on true where exists (select 1 from "c_d" where "x" = $1)';
  expect(readBy(query)).toEqual(['a', 'b', 'c_d']);
});

test('a table is written when its transaction is committed, and no other table is', async () => {
  const { kysely, writes } = await openTestDatabase(kinds.at(-1));
  const run = (statement: string) => sql.raw(statement).execute(kysely);
  await run('create table a (x int)');
  await run('create table b (x int)');
  const stamps = () => [writes.stampOf(['a']), writes.stampOf(['b'])];
  const changed = async (work: () => Promise<unknown>) => {
    const before = stamps();
    await work();
    return stamps().map((stamp, index) => stamp !== before[index]);
  };
  expect(await changed(() => run('select * from a'))).toEqual([false, false]);
  expect(await changed(() => run('insert into a values (1)'))).toEqual([true, false]);
  let within: string[] = [];
  const before = stamps();
  const work = kysely.transaction().execute(async (transaction) => {
    await sql`update b set x = 1`.execute(transaction);
    within = stamps();
  });
  await work;
  expect(within).toEqual(before);
  expect(stamps()[1]).not.toBe(before[1]);
  expect(await changed(() => run('truncate a'))).toEqual([true, true]);
});

class BreakingClient implements PostgresPoolClient {
  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(statement: string | PostgresCursor<R>): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') return statement;
    if (statement === 'commit') return Promise.reject(new Error('lost'));
    return Promise.resolve({ command: 'UPDATE', rowCount: 1, rows: [] });
  }
  release(): void {}
}

test('a commit whose answer is lost counts as written', async () => {
  const { pool, writes } = watchedPool({ connect: async () => new BreakingClient(), end: async () => {} });
  const before = writes.stampOf(['a']);
  const connection = await pool.connect();
  await connection.query('begin', []);
  await connection.query('update "a" set "x" = 1', []);
  expect(writes.stampOf(['a'])).toBe(before);
  await expect(connection.query('commit', [])).rejects.toThrow('lost');
  expect(writes.stampOf(['a'])).not.toBe(before);
});
