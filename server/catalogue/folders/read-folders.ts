import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import type { SourceFile } from '../../../src/schema/parse/index.ts';

/** An error of a folder of documents that cannot be read; the message is one Chinese sentence. */
export class FolderError extends Error {
  constructor(folder: string, reason: string) {
    super(`文档文件夹 ${folder} 读不了（${reason}），请检查 SCHEMAS_DIR。`);
    this.name = 'FolderError';
  }
}

/** The files that were read last and are still in use, by their location. */
const lastRead = new Map<string, WeakRef<SourceFile>>();

/**
 * Reads every `.json` file below the folders, except hidden ones and `meta/` (the format itself). Files of a later
 * folder come later and therefore win. A file that has not changed is the same object as before, so that it is not
 * parsed and checked again.
 * @throws FolderError if a folder cannot be read.
 */
export function readFolders(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    listFiles(folder).map((path) => {
      const read = readIn(folder, path);
      const location = resolve(path);
      const before = lastRead.get(location)?.deref();
      if (before && before.text === read.text && before.path === read.path && before.file === read.file) return before;
      lastRead.set(location, new WeakRef(read));
      return read;
    }),
  );
}

function readIn(folder: string, path: string): SourceFile {
  const fromHere = relative(process.cwd(), path);
  return {
    path: relative(folder, path).split(sep).join('/'),
    file: fromHere.startsWith('..') ? path : fromHere,
    text: readFileSync(path, 'utf8'),
  };
}

function listFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'meta')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() && entry.name.endsWith('.json') ? [path] : [];
    });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new FolderError(folder, error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}
