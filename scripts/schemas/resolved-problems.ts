import { vocabulary } from '../../generated/vocabulary.ts';
import { shownProblems } from '../../src/engine/kinds/index.ts';
import type { DocumentSet } from '../../src/schema/documents/document.ts';
import type { Problem } from '../../src/schema/problem.ts';

/** What the documents would show cards for, as pages and inside them, beside what each document says of itself. */
export function resolvedProblems(documents: DocumentSet): Problem[] {
  return [...documents.keys()].flatMap((key) => shownProblems(key, documents, vocabulary));
}
