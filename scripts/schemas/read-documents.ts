import { readDocuments as readFrom } from '../../server/catalogue/read-documents.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders } from './read-folders.ts';
import { resolvedProblems } from './resolved-problems.ts';

/**
 * Reads and checks the documents of `./schemas` and of the folders of `SCHEMAS_DIR` over it, as the server does and as
 * their pages do.
 */
export function readDocuments(): CheckedDocuments {
  return readFrom(documentFolders(), resolvedProblems).documents;
}
