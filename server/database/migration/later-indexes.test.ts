import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { makeLaterIndexes } from './later-indexes.ts';
import { applySchema } from './schema-migration.ts';
import type { TableDefinition } from './table-definition.ts';

const large: TableDefinition = {
  name: 'large',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'code', type: 'text' },
  ],
  primaryKey: ['id'],
};

test('others are answered between two such indexes of the embedded database', async () => {
  const { kysely } = await openTestDatabase('embedded');
  await applySchema(kysely, [large]);
  const names = ['large_first_idx', 'large_second_idx', 'large_third_idx'];
  const indexes = names.map((name, at) => ({ name, columns: [{ name: 'code' }, { name: 'id', descending: at > 0 }] }));
  const { later } = await applySchema(kysely, [{ ...large, indexes }], { largeBytes: -1 });
  const seen = new Set<number>();
  const made = new AbortController();
  const making = makeLaterIndexes(kysely, later, 'embedded').finally(() => made.abort());
  while (!made.signal.aborted) {
    const rows = await kysely
      .selectFrom('pg_catalog.pg_indexes')
      .select('indexname')
      .where('indexname', 'in', names)
      .execute();
    seen.add(rows.length);
  }
  await making;
  expect([...seen]).toEqual(expect.arrayContaining([1, 2]));
});
