import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

import { pgliteFolder, pgliteVersion } from '../embedded/pglite-package.ts';
import { openDatabase } from '../open-database.ts';

export async function createDataDirectory(): Promise<string> {
  await compiled();
  const directory = mkdtempSync(join(tmpdir(), 'pagewright-test-'));
  cpSync(await template(), directory, { recursive: true });
  return directory;
}

/**
 * PGlite's compiled module. While this process holds it, threads that it starts one after the other share its machine
 * code, which saves two fifths of the time of a start.
 */
let heldModule: Promise<unknown> | undefined;

function compiled(): Promise<unknown> {
  heldModule ??= WebAssembly.compile(readFileSync(join(pgliteFolder(), 'pglite.wasm')));
  return heldModule;
}

export async function freshDataDirectory(): Promise<string> {
  const directory = await createDataDirectory();
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * The template is created under a temporary name and renamed, because several test files may need it at the same time.
 */
async function template(): Promise<string> {
  const path = join(tmpdir(), `pagewright-template-${pgliteVersion()}`);
  if (existsSync(path)) return path;
  const made = mkdtempSync(`${path}-`);
  const database = await openDatabase({ dataDir: made });
  await database.close();
  try {
    renameSync(made, path);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}
