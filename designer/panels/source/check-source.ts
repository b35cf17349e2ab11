import * as validators from '../../../generated/document-validators.js';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../src/schema/check/index.ts';
import type { DocumentKey, SourceDocument } from '../../../src/schema/documents/document.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import type { Problem } from '../../../src/schema/problems/problem.ts';

/** Problems that cannot be judged here, because only some of the documents are available. */
const needsAll =
  /^unknown-(?:document|dictionary|rule|permission|page|path|state|transition|creation)$|^unused-document$/;

/**
 * Checks the text of a document against the format and the documents around it, like the command line. The checks that
 * need all documents are done by the server on publication.
 */
export function createSourceCheck(key: DocumentKey, around: readonly SourceDocument[]): (text: string) => Problem[] {
  const others = around.flatMap((document) => {
    const path = `${document.key}.json`;
    return document.key === key ? [] : [{ path, file: path, text: printDocument(document.body) }];
  });
  const path = `${key}.json`;
  return (text) => {
    const { problems } = checkDocuments([...others, { path, file: path, text }], validators, vocabulary);
    return problems.filter(
      ({ document, code }) => document === key && code !== 'not-canonical' && !needsAll.test(code),
    );
  };
}
