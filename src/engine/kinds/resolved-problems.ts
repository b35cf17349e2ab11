import type { DocumentSet } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { shownProblems } from './shown-problems.ts';

/** What the documents would show cards for, as pages and inside them, beside what each document says of itself. */
export function resolvedProblems(documents: DocumentSet, vocabulary: Vocabulary): Problem[] {
  return [...documents.keys()].flatMap((key) => shownProblems(key, documents, vocabulary));
}
