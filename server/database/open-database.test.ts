import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { DatabaseUnavailableError } from './connections/errors.ts';
import { openDatabase } from './open-database.ts';
import { freshDataDirectory } from './testing/data-directory.ts';

test('an existing data directory opens as it was left', async () => {
  const dataDir = await freshDataDirectory();
  const first = await openDatabase({ dataDir });
  await sql`create table kept (id integer)`.execute(first.kysely);
  await sql`insert into kept values (7)`.execute(first.kysely);
  await first.close();
  const again = await openDatabase({ dataDir });
  onTestFinished(() => again.close());
  expect(again.kind).toBe('embedded');
  expect((await sql`select id from kept`.execute(again.kysely)).rows).toEqual([{ id: 7 }]);
});

test('a PostgreSQL that does not answer is reported as unavailable', async () => {
  const opening = openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' });
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
});
