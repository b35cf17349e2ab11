import type { DocumentSet, SourceDocument } from '../documents/document.ts';
import type { PositionMap } from '../json/index.ts';
import { locate } from '../parse/index.ts';
import type { Problem } from '../problems/problem.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { checkNames } from './check-names.ts';
import { findModelMistakes } from './models/index.ts';
import type { NameFinding } from './name-finding.ts';
import type { DeclaredNames } from './names.ts';
import { findOpenPageMistakes } from './open-pages.ts';

/**
 * Checks one document against the others. A place where the meta-schema already found an error is not reported again.
 */
export function checkDocument(
  document: SourceDocument,
  positions: PositionMap | undefined,
  documents: DocumentSet,
  names: DeclaredNames,
  vocabulary: Vocabulary,
): Problem[] {
  const mistakes = document.kind === 'model' ? findModelMistakes(document, documents, vocabulary) : [];
  return [...checkNames(document, documents, names, vocabulary), ...mistakes, ...findOpenPageMistakes(document)]
    .filter((finding) => !isTold(document, finding))
    .map((finding) => place(finding, document.key, positions));
}

/** True if the meta-schema already reported an error at the same place. */
function isTold(document: SourceDocument, finding: NameFinding): boolean {
  return document.problems.some((problem) => problem.severity === 'error' && problem.pointer === finding.pointer);
}

/** Adds the position in the text to a finding; inside an expression, the position of the wrong character. */
export function place(finding: NameFinding, document: string, positions: PositionMap | undefined): Problem {
  const { offset, ...explanation } = finding;
  if (!positions) return { severity: 'error', ...explanation, document };
  const problem = locate({ severity: 'error', ...explanation }, document, positions);
  const inside = offset === undefined ? undefined : positions.offsetInString(finding.pointer, offset);
  return inside ? { ...problem, line: inside.line, column: inside.column } : problem;
}
