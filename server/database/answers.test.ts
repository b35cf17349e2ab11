import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import type { DynamicTransaction } from './index.ts';
import { kinds, openTestDatabase } from './testing/test-database.ts';

test.each(kinds)('a %s database answers the health check while all its connections are in use', async (kind) => {
  const { kysely, answers } = await openTestDatabase(kind);
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const holding: DynamicTransaction[] = [];
  const holders = Array.from({ length: 20 }, () =>
    kysely.transaction().execute(async (transaction) => {
      holding.push(transaction);
      await over;
    }),
  );
  await vi.waitFor(() => expect(holding).toHaveLength(kind === 'embedded' ? 1 : 8));
  const check = answers();
  const [first] = holding;
  if (first) await sql`select 1`.execute(first);
  await check;
  expect(holding).toHaveLength(kind === 'embedded' ? 1 : 8);
  end();
  await Promise.all(holders);
  await answers();
});

test('the embedded database is alive while its session is held', async () => {
  const { kysely, answers } = await openTestDatabase('embedded');
  const answered = await kysely.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    return Promise.race([answers().then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);
  });
  expect(answered).toBe(true);
});

test.each(kinds)('a %s database that is closed does not answer', async (kind) => {
  const { answers, close } = await openTestDatabase(kind);
  await answers();
  await close();
  await expect(answers()).rejects.toThrow();
});
