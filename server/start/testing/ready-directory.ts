import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDataDirectory } from '../../database/testing/data-directory.ts';

const directories = new Map<string, Promise<string>>();

type Start = (dataDir: string) => Promise<{ close(): Promise<unknown> }>;

/**
 * Returns a copy of a data directory in which a server has started once, which the caller removes. Most of a first start
 * is creating tables and users, which are the same for every server over the same documents.
 * @param name the documents of the server.
 * @param start starts it in the directory, once per process.
 */
export async function copyReadyDirectory(name: string, start: Start): Promise<string> {
  const directory = directories.get(name) ?? prepare(start);
  directories.set(name, directory);
  const copy = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  cpSync(await directory, copy, { recursive: true });
  return copy;
}

async function prepare(start: Start): Promise<string> {
  const dataDir = await createDataDirectory();
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const server = await start(dataDir);
  await server.close();
  return dataDir;
}
