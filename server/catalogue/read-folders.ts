import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from '../../src/schema/parse/index.ts';

/** A folder of documents cannot be read; the message is one Chinese sentence. */
export class FolderError extends Error {
  constructor(folder: string, reason: string) {
    super(`文档文件夹 ${folder} 读不了（${reason}），请检查 SCHEMAS_DIR。`);
    this.name = 'FolderError';
  }
}

/**
 * Reads every `.json` file below the folders, without hidden ones and `meta/` (the format itself). Files of a later
 * folder come later and so win.
 * @throws FolderError when a folder cannot be read.
 */
export function readFolders(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => listFiles(folder).map((file) => readIn(folder, file)));
}

const known = new Map<string, SourceFile>();

/** A file with the same text is the same object, so that it is not parsed and checked again. */
function readIn(folder: string, file: string): SourceFile {
  const place = `${folder}\n${file}`;
  const text = readFileSync(file, 'utf8');
  const before = known.get(place);
  if (before?.text === text) return before;
  const path = relative(folder, file).split(sep).join('/');
  const fromHere = relative(process.cwd(), file);
  const read = { path, file: fromHere.startsWith('..') ? file : fromHere, text };
  known.set(place, read);
  return read;
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
