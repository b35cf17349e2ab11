import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

import { openDatabase, type Database, type DatabaseOptions } from '../open-database.ts';
import { createDataDirectory } from './data-directory.ts';

/** A PostgreSQL server on which the same tests run: TEST_DATABASE_URL, with a user who may create databases. */
const serverUrl = process.env['TEST_DATABASE_URL'];

export const hasTestServer = Boolean(serverUrl);

export const kinds: Database['kind'][] = serverUrl ? ['postgres'] : ['embedded'];

/** Opens an empty database for one test, which is closed and removed at its end. */
export async function openTestDatabase(
  kind: Database['kind'] = 'embedded',
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const { database, dispose } = await create(kind, options);
  onTestFinished(dispose);
  return database;
}

/** Opens a database for the tests of a `describe` block, which must not depend on each other's tables. */
export function shareTestDatabase(kind: Database['kind'], options: Partial<DatabaseOptions> = {}): () => Database {
  let created: Created | undefined;
  beforeAll(async () => {
    created = await create(kind, options);
  });
  afterAll(() => created?.dispose());
  return () => {
    if (!created) throw new Error('The database exists only while the tests run.');
    return created.database;
  };
}

/** Undefined if the tests run on the embedded database. The database is removed at the end of the test. */
export async function openTestUrl(): Promise<string | undefined> {
  const { databaseUrl, remove } = await createDatabase();
  onTestFinished(remove);
  return databaseUrl;
}

type Created = { database: Database; dispose: () => Promise<void> };

async function create(kind: Database['kind'], options: Partial<DatabaseOptions>): Promise<Created> {
  const own = kind === 'postgres' ? await createDatabase() : await createFolder(options.dataDir);
  const database = await openDatabase({ ...options, ...own });
  const dispose = async (): Promise<void> => {
    await database.close();
    await own.remove();
  };
  return { database, dispose };
}

type Place = { dataDir: string; databaseUrl?: string; remove: () => Promise<void> };

async function createFolder(dataDir: string | undefined): Promise<Place> {
  if (dataDir !== undefined) return { dataDir, remove: async () => {} };
  const made = await createDataDirectory();
  return { dataDir: made, remove: () => rm(made, { recursive: true, force: true }) };
}

async function createDatabase(): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  const remove = async (): Promise<void> => void (await administer(`drop database if exists ${name} with (force)`));
  return { dataDir: '', databaseUrl: urlOf(name), remove };
}

/**
 * Returns the database on the server that belongs to a data directory, created at the first call; undefined if tests
 * run on the embedded database, which is in the directory itself.
 */
export async function databaseUrlOf(dataDir: string): Promise<string | undefined> {
  if (!serverUrl) return undefined;
  const name = nameFor(dataDir);
  if (!(await exists(name))) await administer(`create database ${name}`);
  return urlOf(name);
}

export async function removeDatabaseOf(dataDir: string): Promise<void> {
  if (serverUrl) await administer(`drop database if exists ${nameFor(dataDir)} with (force)`);
}

function nameFor(dataDir: string): string {
  return `test_${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

async function exists(name: string): Promise<boolean> {
  return (await administer(`select from pg_database where datname = '${name}'`)) > 0;
}

async function administer(statement: string): Promise<number> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}
