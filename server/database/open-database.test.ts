// covers: server-embedded
import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from './connections/errors.ts';
import { openDatabase } from './open-database.ts';
import { freshDataDirectory } from './testing/data-directory.ts';
import { openTestDatabase } from './testing/test-database.ts';

test('an existing data directory opens with less than a second and a half of work', async () => {
  const dataDir = await freshDataDirectory();
  // Processor time of all threads, not the clock: other work on the machine is not what is measured.
  const before = process.cpuUsage();
  const database = await openTestDatabase('embedded', { dataDir });
  const { user, system } = process.cpuUsage(before);
  expect(database.kind).toBe('embedded');
  expect((user + system) / 1000).toBeLessThan(1500);
});

test('a PostgreSQL that does not answer is reported as unavailable', async () => {
  const opening = openDatabase({ dataDir: '', databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' });
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailableError);
});
