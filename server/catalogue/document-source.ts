import type { DocumentSet } from '../../src/schema/documents/document.ts';
import type { Problem } from '../../src/schema/problem.ts';

/** Where documents come from. The format floor's checker takes the reader's place once it exists. */
export interface DocumentSource {
  /** Reads everything anew. @throws FolderError when a folder cannot be read. */
  read(): Promise<DocumentsRead>;
  /** Folders whose changes call for reading again. */
  folders: readonly string[];
}

/** What was read: the documents with their problems, and the problems of files that are no documents. */
export interface DocumentsRead {
  documents: DocumentSet;
  problems: Problem[];
}
