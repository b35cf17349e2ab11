import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

import { applySchema } from '../../migration/schema-migration.ts';
import type { TableDefinition } from '../../migration/table-definition.ts';
import { openDatabase, type Database } from '../../open-database.ts';
import { createDataDirectory, freshDataDirectory } from '../../testing/data-directory.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { backupFolder, listBackups, makeBackup } from '../index.ts';

/** A table with a column of each type, with the precision that PostgreSQL keeps. */
export const every: TableDefinition = {
  name: 'every',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'name', type: 'text', notNull: true, default: '无' },
    { name: 'size', type: 'integer', default: 3 },
    { name: 'big', type: 'bigint' },
    { name: 'amount', type: 'numeric', scale: 2 },
    { name: 'ratio', type: 'numeric' },
    { name: 'done', type: 'boolean', default: false },
    { name: 'day', type: 'date' },
    { name: 'moment', type: 'timestamp', default: { expression: 'now' } },
    { name: 'document', type: 'json' },
  ],
  primaryKey: ['id'],
  unique: [{ name: 'every_name', columns: ['name'] }],
  indexes: [{ name: 'every_day', columns: [{ name: 'day', descending: true }] }],
};
export const pairs: TableDefinition = {
  name: 'pairs',
  columns: [
    { name: 'a', type: 'integer' },
    { name: 'b', type: 'integer' },
  ],
  primaryKey: ['a', 'b'],
};

const awkward = {
  id: '0',
  name: '换行\n引号"\\ 🙂 \u2028',
  size: -2147483648,
  big: '9007199254740993',
  amount: '-0.10',
  ratio: '0.12345678901234567890',
  done: true,
  day: '2024-02-29',
  moment: '2024-02-29 23:59:59.123',
  document: '{"z":1,"a":[null,1.10,"x"]}',
};

export async function fill({ kysely }: Database): Promise<void> {
  await applySchema(kysely, [every, pairs]);
  const rows = Array.from({ length: 4_500 }, (_, row) => ({
    id: `r${row}`,
    name: `名称${row}`,
    size: null,
    document: null,
  }));
  await kysely.insertInto('every').values(rows).execute();
  await kysely.insertInto('every').values(awkward).execute();
  const many = Array.from({ length: 2_500 }, (_, row) => ({ a: row % 50, b: row }));
  await kysely.insertInto('pairs').values(many).execute();
}

export const linesOf = (backup: string): string[] =>
  gunzipSync(readFileSync(join(backup, 'database.ndjson.gz')))
    .toString()
    .trim()
    .split('\n');

export const contentOf = (backup: string): string[] => linesOf(backup).slice(1);

/** Opens a filled database in its own directory, with a backup of it. */
export async function saved(kind: Database['kind']) {
  if (kind === 'postgres') {
    const dataDir = await freshDataDirectory();
    const database = await openTestDatabase(kind);
    return { dataDir, database, backup: await fillAndSave(database, dataDir) };
  }
  savedDirectory ??= makeSavedDirectory();
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-saved-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(await savedDirectory, dataDir, { recursive: true });
  const backup = join(backupFolder(dataDir), listBackups(dataDir).at(-1) ?? '');
  return { dataDir, database: await openTestDatabase(kind, { dataDir }), backup };
}

let savedDirectory: Promise<string> | undefined;

async function makeSavedDirectory(): Promise<string> {
  const dataDir = await createDataDirectory();
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir });
  await fillAndSave(database, dataDir);
  await database.close();
  return dataDir;
}

async function fillAndSave(database: Database, dataDir: string): Promise<string> {
  await fill(database);
  mkdirSync(join(dataDir, 'files', '2024'), { recursive: true });
  writeFileSync(join(dataDir, 'files', '2024', 'a.bin'), 'content');
  writeFileSync(join(dataDir, 'secret.key'), 'key', { mode: 0o600 });
  return makeBackup(database, dataDir, 'manual');
}
