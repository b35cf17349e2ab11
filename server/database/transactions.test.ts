import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { TransactionAbortedError } from './connections/errors.ts';
import type { DynamicKysely } from './dynamic-schema.ts';
import { kinds, shareTestDatabase } from './testing/test-database.ts';

async function counter(db: DynamicKysely): Promise<void> {
  await db.schema.dropTable('counter').ifExists().execute();
  await db.schema
    .createTable('counter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('value', 'integer')
    .execute();
  await db.insertInto('counter').values({ id: 'a', value: 0 }).execute();
}

async function valueOf(db: DynamicKysely): Promise<unknown> {
  const row = await db.selectFrom('counter').select('value').where('id', '=', 'a').executeTakeFirstOrThrow();
  return row['value'];
}

describe.each(kinds)('a transaction (%s)', (kind) => {
  const database = shareTestDatabase(kind);
  test('is isolated: three read-modify-write transactions at once add up', async () => {
    const { kysely } = database();
    await counter(kysely);
    const increment = (): Promise<void> =>
      kysely.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom('counter')
          .select('value')
          .where('id', '=', 'a')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('counter')
          .set({ value: Number(value) + 1 })
          .where('id', '=', 'a')
          .execute();
      });
    await Promise.all([increment(), increment(), increment()]);
    expect(await valueOf(kysely)).toBe(3);
  });

  test('that throws leaves nothing behind', async () => {
    const { kysely } = database();
    await counter(kysely);
    const refusal = new Error('no');
    const attempt = kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('counter').set({ value: 9 }).execute();
      throw refusal;
    });
    await expect(attempt).rejects.toBe(refusal);
    expect(await valueOf(kysely)).toBe(0);
  });

  test('goes back to a savepoint and keeps what was before it', async () => {
    const { kysely } = database();
    await counter(kysely);
    const transaction = await kysely.startTransaction().execute();
    await transaction.updateTable('counter').set({ value: 1 }).execute();
    const saved = await transaction.savepoint('before').execute();
    await saved.updateTable('counter').set({ value: 2 }).execute();
    const back = await saved.rollbackToSavepoint('before').execute();
    await back.commit().execute();
    expect(await valueOf(kysely)).toBe(1);
  });

  test('whose failed statement was swallowed does not pretend to be saved', async () => {
    const { kysely } = database();
    await counter(kysely);
    const attempt = kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('counter').set({ value: 5 }).execute();
      await transaction
        .insertInto('counter')
        .values({ id: 'a' })
        .execute()
        .catch(() => undefined);
    });
    await expect(attempt).rejects.toBeInstanceOf(TransactionAbortedError);
    expect(await valueOf(kysely)).toBe(0);
  });

  test('left open on a connection does not reach the next holder', async () => {
    const { kysely } = database();
    await counter(kysely);
    await kysely.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      await connection.updateTable('counter').set({ value: 7 }).execute();
    });
    expect(await valueOf(kysely)).toBe(0);
  });
});
