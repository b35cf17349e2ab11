import { checkedAsPages, readFolders } from '../../server/catalogue/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders } from './document-folders.ts';

/**
 * Reads and checks the documents of the product as the server and the pages do.
 * @param over replacements for the texts of files, by path.
 */
export function readDocuments(over: ReadonlyMap<string, string> = new Map()): CheckedDocuments {
  const files = readFolders(documentFolders());
  return checkedAsPages(files.map((each) => ({ ...each, text: over.get(each.file) ?? each.text })));
}
