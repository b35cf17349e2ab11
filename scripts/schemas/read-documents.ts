import { checkedAsPages, readFolders } from '../../server/catalogue/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders } from './document-folders.ts';

/** Reads and checks these documents as the server does and as their pages do. */
export function readDocuments(): CheckedDocuments {
  return checkedAsPages(readFolders(documentFolders()));
}
