import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { keyOfPath, type SourceFile } from '../../src/schema/parse/index.ts';

/** A document's text, from a folder or from the database. */
export interface DocumentFile extends SourceFile {
  isPublished?: true;
}

/** Texts that lie over the folders, by key; null where a document is taken away. */
export type Overlay = ReadonlyMap<DocumentKey, string | null>;

/** The files with the texts over them. */
export function laidOver(files: readonly DocumentFile[], overlay: Overlay): DocumentFile[] {
  const below = files.filter(({ path }) => {
    const key = keyOfPath(path);
    return key === undefined || !overlay.has(key);
  });
  const over = [...overlay].flatMap(([key, text]): DocumentFile[] =>
    text === null ? [] : [{ path: `${key}.json`, file: `${key}.json`, text, isPublished: true }],
  );
  return [...below, ...over];
}
