import { checkedAsPages, readFolders } from '../../server/catalogue/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import type { DocumentKey } from '../../src/schema/documents/document.ts';
import type { SourceFile } from '../../src/schema/parse/index.ts';
import { documentFolders } from './document-folders.ts';

/** The text that a file gets, and where it lies under another key afterwards. */
export interface NewFile {
  text: string;
  key?: DocumentKey;
  file?: string;
}

/**
 * Reads and checks the documents of the product as the server and the pages do.
 * @param over replacements for files, by path.
 * @param more files that lie over those of the folders.
 */
export function readDocuments(
  over: ReadonlyMap<string, NewFile> = new Map(),
  more: readonly SourceFile[] = [],
): CheckedDocuments {
  const files = [...readFolders(documentFolders()), ...more];
  return checkedAsPages(
    files.map((each) => {
      const { text = each.text, key, file = each.file } = over.get(each.file) ?? {};
      return { ...each, text, file, ...(key !== undefined && { path: `${key}.json` }) };
    }),
  );
}
