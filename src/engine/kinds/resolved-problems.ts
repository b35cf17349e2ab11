import type { DocumentKey, DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import { recallByBody } from '../../schema/documents/recall.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { shownProblems } from './shown-problems.ts';

/**
 * Returns the problems that documents show cards for, as pages and as parts of pages, in addition to their own.
 * @param among the documents to check.
 */
export function resolvedProblems(
  documents: DocumentSet,
  vocabulary: Vocabulary,
  among: Iterable<DocumentKey> = documents.keys(),
): Problem[] {
  const recalled = recalledWith(vocabulary);
  return [...among].flatMap((key) => {
    const document = documents.get(key);
    return document ? recalled(document, documents) : [];
  });
}

const known = new WeakMap<Vocabulary, (document: SourceDocument, documents: DocumentSet) => readonly Problem[]>();

function recalledWith(vocabulary: Vocabulary) {
  const before = known.get(vocabulary);
  const recalled = before ?? recallByBody(({ key }, documents) => shownProblems(key, documents, vocabulary));
  known.set(vocabulary, recalled);
  return recalled;
}
