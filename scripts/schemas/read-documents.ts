import { checkedAsPages, readFolders } from '../../server/catalogue/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders } from './document-folders.ts';

/**
 * Reads and checks these documents as the server does and as their pages do.
 * @param over texts that stand in place of files, by their paths.
 */
export function readDocuments(over: ReadonlyMap<string, string> = new Map()): CheckedDocuments {
  const files = readFolders(documentFolders());
  return checkedAsPages(files.map((each) => ({ ...each, text: over.get(each.file) ?? each.text })));
}
