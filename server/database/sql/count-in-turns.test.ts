import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { applySchema } from '../migration/index.ts';
import { kinds, shareTestDatabase } from '../testing/test-database.ts';
import { countInTurns, estimateRows } from './count-in-turns.ts';

describe.each(kinds)('%s', (kind) => {
  const database = shareTestDatabase(kind);
  const table = {
    name: 'counted',
    columns: [
      { name: 'id', type: 'text' as const },
      { name: 'level', type: 'integer' as const },
    ],
    primaryKey: ['id'],
  };
  const fill = async (): Promise<void> => {
    const { kysely } = database();
    await applySchema(kysely, [table]);
    await sql`insert into counted select 'n' || n, n % 10 from generate_series(1, 100) n on conflict do nothing`.execute(
      kysely,
    );
  };

  test.each([1, 7, 100, 1_000])('a count in batches of %i is exact', async (size) => {
    await fill();
    const { kysely } = database();
    expect(await countInTurns(kysely, 'counted', undefined, size)).toBe(100);
    expect(await countInTurns(kysely, 'counted', sql<boolean>`level = 3`, size)).toBe(10);
    expect(await countInTurns(kysely, 'counted', sql<boolean>`level > 10`, size)).toBe(0);
  });

  test('calls of others are answered between two batches', async () => {
    await fill();
    const { kysely } = database();
    let answered = 0;
    const counted = new AbortController();
    const counting = countInTurns(kysely, 'counted', undefined, 1).finally(() => counted.abort());
    while (!counted.signal.aborted) {
      await sql`select 1`.execute(kysely);
      if (!counted.signal.aborted) answered += 1;
    }
    await counting;
    expect(answered).toBeGreaterThan(10);
  });

  test('the rows of a large table are estimated, those of a small one counted', async () => {
    await fill();
    const { kysely } = database();
    expect(await estimateRows(kysely, 'counted', 100)).toBe(100);
    expect(await estimateRows(kysely, 'counted', 10)).toBe(100);
    await sql`analyze counted`.execute(kysely);
    expect(await estimateRows(kysely, 'counted', 10)).toBe(100);
  });
});
