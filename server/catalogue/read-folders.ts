import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { DocumentKey, DocumentSet, SourceDocument } from '../../src/schema/documents/document.ts';
import type { Problem } from '../../src/schema/problem.ts';
import type { DocumentSource } from './document-source.ts';
import { readDocument } from './read-document.ts';

/** A folder of documents cannot be read; the message is one Chinese sentence. */
export class FolderError extends Error {
  constructor(folder: string, reason: string) {
    super(`文档文件夹 ${folder} 读不了（${reason}），请检查 SCHEMAS_DIR。`);
    this.name = 'FolderError';
  }
}

/** Documents in folders, laid over each other: of two with the same key, the one of the later folder counts. */
export function folderSource(folders: readonly string[]): DocumentSource {
  const absolute = folders.map((folder) => resolve(folder));
  return { folders: absolute, read: () => readFolders(absolute) };
}

async function readFolders(folders: readonly string[]): Promise<{ documents: DocumentSet; problems: Problem[] }> {
  const byKey = new Map<DocumentKey, SourceDocument>();
  const problems: Problem[] = [];
  for (const folder of folders) {
    for (const path of await jsonFilesOf(folder)) {
      const read = readDocument(path, await readFile(join(folder, path), 'utf8'));
      if ('problem' in read) problems.push(read.problem);
      else byKey.set(read.document.key, read.document);
    }
  }
  return { documents: { get: (key) => byKey.get(key), keys: () => byKey.keys() }, problems };
}

/** Paths of the JSON files of a folder with `/`, sorted; `meta/` is the format itself, hidden folders are nobody's. */
async function jsonFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new FolderError(folder, error instanceof Error && 'code' in error ? String(error.code) : String(error));
  });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.startsWith('meta/') && !/(^|\/)[.]/.test(path))
    .sort();
}
