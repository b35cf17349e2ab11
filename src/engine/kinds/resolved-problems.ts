import type { DocumentKey, DocumentSet } from '../../schema/documents/document.ts';
import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import { recallByBody } from '../../schema/memory/recall.ts';
import type { Problem } from '../../schema/problems/problem.ts';
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

const recalledWith = oncePerObject((vocabulary: Vocabulary) =>
  recallByBody(({ key }, documents): readonly Problem[] => shownProblems(key, documents, vocabulary)),
);
