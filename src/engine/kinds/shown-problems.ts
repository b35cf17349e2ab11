import { type DocumentSet, splitDocumentKey } from '../../schema/documents/document.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { kindMeaning } from './kinds.ts';
import { resolvePage } from './resolve-page.ts';

/** What the document of that key would show cards for, as a page or inside one. */
export function shownProblems(key: string, documents: DocumentSet, vocabulary: Vocabulary): readonly Problem[] {
  const parts = splitDocumentKey(key);
  if (!parts) return [];
  const { page, problems } = kindMeaning(parts.kind);
  if (!page) return problems?.(key, documents, vocabulary) ?? [];
  const resolved = resolvePage(key, documents, vocabulary);
  return resolved.kind === 'problem' ? [resolved.problem] : resolved.content.problems;
}
