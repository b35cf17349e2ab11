import { readDocuments as readFrom } from '../../server/catalogue/read-documents.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders } from './read-folders.ts';

/** Reads and checks the documents of `./schemas` and of the folders of `SCHEMAS_DIR` over it, as the server does. */
export function readDocuments(): CheckedDocuments {
  return readFrom(documentFolders()).documents;
}
