import type { DocumentKey } from '../../src/schema/documents/document.ts';
import { keyOfPath, type SourceFile } from '../../src/schema/parse/index.ts';

export interface DocumentFile extends SourceFile {
  isPublished?: true;
}

/** The texts that override the folders, by key; null removes a document. */
export type Overlay = ReadonlyMap<DocumentKey, string | null>;

/** Returns the files with the overlay applied; a text that was applied before is the same file object. */
export function laidOver(
  files: readonly DocumentFile[],
  overlay: Overlay,
  laid: Map<DocumentKey, DocumentFile>,
): DocumentFile[] {
  const below = files.filter(({ path }) => {
    const key = keyOfPath(path);
    return key === undefined || !overlay.has(key);
  });
  const over = [...overlay].flatMap(([key, text]): DocumentFile[] => {
    if (text === null) return [];
    const before = laid.get(key);
    const file: DocumentFile =
      before?.text === text ? before : { path: `${key}.json`, file: `${key}.json`, text, isPublished: true };
    laid.set(key, file);
    return [file];
  });
  return [...below, ...over];
}
