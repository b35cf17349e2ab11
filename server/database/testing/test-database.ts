import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../open-database.ts';
import { createDataDirectory } from './data-directory.ts';

/** A real PostgreSQL to run the same tests on: TEST_DATABASE_URL, of a user who may create databases. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** The kinds of database that tests run on here. */
export const kinds: Database['kind'][] = serverUrl ? ['embedded', 'postgres'] : ['embedded'];

/** An empty database for one test, closed and removed when the test is done. */
export async function openTestDatabase(
  kind: Database['kind'] = 'embedded',
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const { database, dispose } = await create(kind, options);
  onTestFinished(dispose);
  return database;
}

/** A database for the tests of a `describe` block, which must not depend on each other's tables. */
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

/** A folder that the test has made is the test's to remove. */
async function createFolder(dataDir: string | undefined): Promise<Place> {
  if (dataDir !== undefined) return { dataDir, remove: async () => {} };
  const made = await createDataDirectory();
  return { dataDir: made, remove: () => rm(made, { recursive: true, force: true }) };
}

async function createDatabase(): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  const remove = (): Promise<void> => administer(`drop database if exists ${name} with (force)`);
  return { dataDir: '', databaseUrl: url.href, remove };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
