import * as validators from '../../generated/document-validators.js';
import { vocabulary } from '../../generated/vocabulary.ts';
import { checkDocuments, type CheckedDocuments } from '../../src/schema/check/index.ts';
import { documentFolders, readFolders } from './read-folders.ts';

/** Reads and checks the documents of `./schemas` and of the folders of `SCHEMAS_DIR` over it. */
export function readDocuments(): CheckedDocuments {
  return checkDocuments(readFolders(documentFolders()), validators, vocabulary);
}
