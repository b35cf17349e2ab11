import { cpSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { isDamage } from '../damage.ts';
import { applySchema } from '../migration/schema-migration.ts';
import { openDatabase } from '../open-database.ts';
import { createDataDirectory } from '../testing/data-directory.ts';
import { listBackups, makeBackup, restoreInto, withRestoreAdvice } from './index.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let whole = '';
let table = '';

beforeAll(async () => {
  whole = await createDataDirectory();
  const database = await openDatabase({ dataDir: whole });
  await applySchema(database.kysely, [{ name: 'goods', columns: [{ name: 'id', type: 'text' }], primaryKey: ['id'] }]);
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: `g${index}` }));
  await database.kysely.insertInto('goods').values(rows).execute();
  await sql`checkpoint`.execute(database.kysely);
  const found = await sql<{ path: string }>`select pg_relation_filepath('goods') as path`.execute(database.kysely);
  table = found.rows[0]?.path ?? '';
  await makeBackup(database, whole, 'nightly');
  await database.close();
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));

const cluster = (dataDir: string, ...path: string[]): string => join(dataDir, 'database', ...path);

function overwrite(file: string, at: number): void {
  writeSync(openSync(file, 'r+'), Buffer.alloc(64, 0x5a), 0, 64, at);
}

async function startOn(dataDir: string): Promise<unknown> {
  try {
    const database = await openDatabase({ dataDir });
    try {
      return await database.kysely.selectFrom('goods').selectAll().execute();
    } finally {
      await database.close();
    }
  } catch (error) {
    return error;
  }
}

test.each<[name: string, spoil: (dataDir: string) => void]>([
  ['a page is damaged', (dataDir) => overwrite(cluster(dataDir, table), 8_192 + 4_000)],
  ['the file of a table is gone', (dataDir) => rmSync(cluster(dataDir, table))],
  ['the control file is gone', (dataDir) => rmSync(cluster(dataDir, 'global', 'pg_control'))],
  ['its log is gone', (dataDir) => rmSync(cluster(dataDir, 'pg_wal'), { recursive: true })],
  ['it is of another version', (dataDir) => writeFileSync(cluster(dataDir, 'PG_VERSION'), '9.6\n')],
  ['it no longer says its version', (dataDir) => rmSync(cluster(dataDir, 'PG_VERSION'))],
])('where %s, the start names the restore, which brings back every row', async (_name, spoil) => {
  const { dataDir, backup } = copyOfWhole();
  spoil(dataDir);
  const error = await startOn(dataDir);
  expect(isDamage(error), String(error)).toBe(true);
  const advised = withRestoreAdvice(error, dataDir);
  expect(String(advised)).toContain(`npm run -s restore -- ${backup} --replace`);
  await expect(restoreInto({ dataDir }, { backup, replace: false })).rejects.toThrow('--replace');
  const done = await restoreInto({ dataDir }, { backup, replace: true });
  expect(done).toMatchObject({ tables: 1, rows: 2_000, aside: expect.stringContaining('database.damaged-') });
  expect(readdirSync(done.aside ?? '')).toContain('base');
  expect(await startOn(dataDir)).toHaveLength(2_000);
});

function copyOfWhole(): { dataDir: string; backup: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-damaged-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(whole, dataDir, { recursive: true });
  return { dataDir, backup: join(dataDir, 'backups', listBackups(dataDir)[0] ?? '') };
}

test('does not create an empty database in a data directory that has lost its database, unless it is requested', async () => {
  const { dataDir, backup } = copyOfWhole();
  rmSync(cluster(dataDir), { recursive: true });
  const error = await startOn(dataDir);
  expect(String(error)).toContain('却没有数据库');
  const advice = String(withRestoreAdvice(error, dataDir));
  expect(advice).toContain(`npm run -s restore -- ${backup}`);
  expect(advice).toContain('START_EMPTY=1');
  expect(readdirSync(dataDir)).not.toContain('database');
  expect(await restoreInto({ dataDir }, { backup, replace: false })).toMatchObject({ rows: 2_000 });
  expect(await startOn(dataDir)).toHaveLength(2_000);
  rmSync(cluster(dataDir), { recursive: true });
  const afresh = await openDatabase({ dataDir, mayBeLost: true });
  await afresh.close();
});

test('a backup that cannot be used leaves the damaged database where it is', async () => {
  const { dataDir, backup } = copyOfWhole();
  writeFileSync(cluster(dataDir, 'PG_VERSION'), '9.6\n');
  writeFileSync(join(backup, 'database.ndjson.gz'), 'spoilt');
  await expect(restoreInto({ dataDir }, { backup, replace: true })).rejects.toThrow('备份');
  expect(readFileSync(cluster(dataDir, 'PG_VERSION'), 'utf8')).toBe('9.6\n');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('database'))).toEqual(['database']);
});

test('without a backup the advice mentions that, and other errors do not change', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-damaged-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const damage = Object.assign(new Error('invalid page in block 3'), { code: 'XX001' });
  expect(String(withRestoreAdvice(damage, dataDir))).toMatch(/invalid page.*没有备份.*npm run -s restore/);
  const other = new Error('端口 3000 已被占用');
  expect(withRestoreAdvice(other, dataDir)).toBe(other);
});
