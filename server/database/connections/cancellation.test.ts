import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { kinds, openTestDatabase } from '../testing/test-database.ts';
import { cancellable, cancellableParts, ClientDisconnectedError, uncancellable } from './cancellation.ts';

const one = (db: DynamicKysely) => sql<{ one: number }>`select 1 as one`.execute(db);

describe.each(kinds)('whose caller has gone (%s)', (kind) => {
  test('begins nothing, and the others go on', async () => {
    const { kysely } = await openTestDatabase(kind);
    await expect(cancellable(AbortSignal.abort(), () => one(kysely))).rejects.toBeInstanceOf(ClientDisconnectedError);
    expect((await one(kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('goes on with nothing: neither the next statement of a transaction nor the next part', async () => {
    const { kysely } = await openTestDatabase(kind);
    const caller = new AbortController();
    const reading = cancellable(caller.signal, () =>
      kysely.transaction().execute(async (transaction) => {
        await one(transaction);
        caller.abort();
        return one(transaction);
      }),
    );
    await expect(reading).rejects.toBeInstanceOf(ClientDisconnectedError);
    const again = new AbortController();
    async function* parts() {
      yield await one(kysely);
      again.abort();
      yield await one(kysely);
    }
    const read = async (): Promise<number> => {
      let count = 0;
      for await (const { rows } of cancellableParts(again.signal, parts())) count += rows.length;
      return count;
    };
    await expect(read()).rejects.toBeInstanceOf(ClientDisconnectedError);
    expect((await one(kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('is answered all the same where others wait for the answer too', async () => {
    const { kysely } = await openTestDatabase(kind);
    const answer = await cancellable(AbortSignal.abort(), () => uncancellable(() => one(kysely)));
    expect(answer.rows).toEqual([{ one: 1 }]);
  });
});

test.runIf(kinds.includes('embedded'))(
  'gives up its turn at the embedded session, without ending the current one',
  async () => {
    const { kysely } = await openTestDatabase('embedded');
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const holder = kysely.transaction().execute(async (transaction) => {
      await held;
      return one(transaction);
    });
    const caller = new AbortController();
    const waiting = cancellable(caller.signal, () => one(kysely));
    const behind = one(kysely);
    caller.abort();
    await expect(waiting).rejects.toBeInstanceOf(ClientDisconnectedError);
    letGo();
    expect([(await holder).rows, (await behind).rows]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  },
);

test.runIf(kinds.includes('postgres'))('ends what runs on a real PostgreSQL, and no statement of another', async () => {
  const { kysely } = await openTestDatabase('postgres');
  const slow = 'select pg_sleep(60) as wanted_by_nobody';
  const running = async (): Promise<number> => {
    const active = sql<{ pid: number }>`select pid from pg_stat_activity where query = ${slow} and state = 'active'`;
    return (await active.execute(kysely)).rows.length;
  };
  const caller = new AbortController();
  const calls = [1, 2, 3].map(() => cancellable(caller.signal, () => sql.raw(slow).execute(kysely)));
  const gone = Promise.allSettled(calls);
  await vi.waitFor(async () => expect(await running()).toBe(3), { timeout: 10_000 });
  const kept = sql`select pg_sleep(1)`.execute(kysely);
  caller.abort();
  expect((await gone).map((each) => each.status === 'rejected' && each.reason)).toEqual(
    [1, 2, 3].map(() => expect.any(ClientDisconnectedError)),
  );
  expect(await running()).toBe(0);
  await kept;
  const answers = await Promise.all(Array.from({ length: 16 }, () => one(kysely)));
  expect(answers).toHaveLength(16);
});
