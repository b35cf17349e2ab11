import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';

import type { DynamicKysely } from '../dynamic-schema.ts';
import { applySchema } from '../migration/schema-migration.ts';
import { freshDataDirectory } from '../testing/data-directory.ts';
import { kinds, openTestDatabase } from '../testing/test-database.ts';
import { listBackups, makeBackup, restoreBackup } from './index.ts';
import { contentOf, every, fill, linesOf, pairs, saved } from './testing/saved-database.ts';

vi.setConfig({ testTimeout: 180_000 });

describe.each(kinds)('a backup (%s)', (kind) => {
  test('restored equals saved: every value, key and file, and the models bring defaults and indexes back', async () => {
    const { backup } = await saved(kind);
    const dataDir = await freshDataDirectory();
    const other = await openTestDatabase(kind, kind === 'embedded' ? { dataDir } : {});
    expect(await restoreBackup(other, { dataDir, backup, replace: false })).toEqual({ tables: 2, rows: 7_001 });
    expect(contentOf(await makeBackup(other, dataDir, 'manual'))).toEqual(contentOf(backup));
    expect(readFileSync(join(dataDir, 'files', '2024', 'a.bin'), 'utf8')).toBe('content');
    // The key decrypts the stored passwords.
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe('key');
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    await applySchema(other.kysely, [every, pairs]);
    expect(contentOf(await makeBackup(other, dataDir, 'before-restore'))).toEqual(contentOf(backup));
    await other.kysely.insertInto('every').values({ id: 'new' }).execute();
    const row = await other.kysely
      .selectFrom('every')
      .select(['name', 'size', 'done'])
      .where('id', '=', 'new')
      .execute();
    expect(row).toEqual([{ name: '无', size: 3, done: false }]);
    await expect(other.kysely.insertInto('every').values({ id: 'again' }).execute()).rejects.toMatchObject({
      constraint: 'every_name',
    });
  });

  test('goes over data only when that is wanted, and what was there is saved first', async () => {
    const { database, dataDir, backup } = await saved(kind);
    await database.kysely.deleteFrom('every').where('id', '=', '0').execute();
    const restore = (replace: boolean) => restoreBackup(database, { dataDir, backup, replace });
    await expect(restore(false)).rejects.toThrow('--replace');
    const { saved: before } = await restore(true);
    expect(before).toContain('before-restore-');
    expect(contentOf(before ?? '')).toHaveLength(contentOf(backup).length - 1);
    expect(contentOf(await makeBackup(database, dataDir, 'manual'))).toEqual(contentOf(backup));
  });

  test('that is spoilt changes nothing', async () => {
    const { database, dataDir, backup } = await saved(kind);
    const [before, lines] = [contentOf(backup), linesOf(backup)];
    const [first = '', ...rest] = lines;
    const spoilt: Record<string, string> = {
      'cut off': lines.slice(0, -5).join('\n'),
      'of a later version': [first.replace('"format":1', '"format":2'), ...rest].join('\n'),
      'with a table that is none': lines.join('\n').replace('"name":"pairs"', '"name":"pairs; drop"'),
      'with a row too few': lines.toSpliced(-2, 1).join('\n'),
      'not a backup at all': '{"hello":1}',
      empty: '',
    };
    for (const [name, content] of Object.entries(spoilt)) {
      writeFileSync(join(backup, 'database.ndjson.gz'), gzipSync(content));
      const restoring = restoreBackup(database, { dataDir, backup, replace: true });
      await expect(restoring, name).rejects.toThrow(/备份|不能用作/);
    }
    expect(listBackups(dataDir)).toEqual([basename(backup)]);
    expect(contentOf(await makeBackup(database, dataDir, 'before-restore'))).toEqual(before);
  });
});

const saveBoth = (kysely: DynamicKysely, number: number) =>
  kysely.transaction().execute(async (transaction) => {
    const later = `later${number}`;
    await transaction.insertInto('every').values({ id: later, name: later }).execute();
    await transaction.insertInto('pairs').values({ a: -1, b: -number }).execute();
  });

function savesIn(backup: string): number {
  const content = contentOf(backup);
  const later = content.filter((line) => line.startsWith('["later')).length;
  expect(content.filter((line) => line.startsWith('["-1"'))).toHaveLength(later);
  return later;
}

test.runIf(kinds.includes('embedded'))('others save while the embedded database is backed up', async () => {
  const dataDir = await freshDataDirectory();
  const database = await openTestDatabase('embedded', { dataDir });
  await fill(database);
  const { kysely, longWork } = database;
  let [looks, saves] = [0, 0];
  const save = async (): Promise<boolean> => {
    expect(longWork.current()).toEqual(['backup']);
    looks += 1;
    if (looks > 20 && looks % 50 !== 0) return true;
    await saveBoth(kysely, (saves += 1));
    return true;
  };
  const backup = await makeBackup(database, dataDir, 'manual', save);
  expect(longWork.current()).toEqual([]);
  expect(saves).toBeGreaterThan(0);
  expect(savesIn(backup)).toBeLessThan(saves);
});

test.runIf(kinds.includes('postgres'))('others save while a PostgreSQL is backed up', async () => {
  const database = await openTestDatabase('postgres');
  await fill(database);
  const { kysely, longWork } = database;
  await saveBoth(kysely, 1);
  const { made } = await kysely.transaction().execute(async (holder) => {
    await sql`lock table pairs in access exclusive mode`.execute(holder);
    const backup = makeBackup(database, await freshDataDirectory(), 'manual');
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'pairs'::regclass`;
    await vi.waitFor(async () => expect((await waiting.execute(kysely)).rows).not.toEqual([]), { timeout: 60_000 });
    expect(longWork.current()).toEqual(['backup']);
    await kysely.insertInto('every').values({ id: 'later2', name: 'later2' }).execute();
    await holder.insertInto('pairs').values({ a: -1, b: -2 }).execute();
    return { made: backup };
  });
  expect(savesIn(await made)).toBe(1);
  expect(longWork.current()).toEqual([]);
});

test.each(kinds.filter((kind) => kind === 'postgres'))(
  'of the embedded database goes into a PostgreSQL, and back, with every value as it was (%s)',
  async (kind) => {
    const { backup } = await saved('embedded');
    const [elsewhere, home] = [await freshDataDirectory(), await freshDataDirectory()];
    const postgres = await openTestDatabase(kind);
    const restored = await restoreBackup(postgres, { dataDir: elsewhere, backup, replace: false });
    expect(restored).toEqual({ tables: 2, rows: 7_001 });
    await applySchema(postgres.kysely, [every, pairs]);
    const there = await makeBackup(postgres, elsewhere, 'manual');
    expect(contentOf(there)).toEqual(contentOf(backup));
    const embedded = await openTestDatabase('embedded', { dataDir: home });
    await restoreBackup(embedded, { dataDir: home, backup: there, replace: false });
    expect((await applySchema(embedded.kysely, [every, pairs])).notices).toEqual([]);
    expect(contentOf(await makeBackup(embedded, home, 'manual'))).toEqual(contentOf(backup));
    expect(readFileSync(join(home, 'files', '2024', 'a.bin'), 'utf8')).toBe('content');
  },
);
