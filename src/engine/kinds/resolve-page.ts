import { say } from '../../locale/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { shareEqual } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { ResolveOptions } from '../list/index.ts';
import { kindMeaning, type PageSource } from './kinds.ts';
import { pageProblem, type ResolvedPage } from './resolved-page.ts';

/**
 * Resolves the document of a route's key as a page of its kind; any other key gives a problem. Parts that have not
 * changed since `previous` are the same objects in both.
 */
export function resolvePage(
  key: string,
  documents: DocumentSet,
  vocabulary: Vocabulary,
  options: ResolveOptions = {},
  previous?: ResolvedPage,
): ResolvedPage {
  return shareEqual(previous, pageOf(key, { documents, vocabulary, options, previous }));
}

function pageOf(key: string, source: PageSource): ResolvedPage {
  const parts = splitDocumentKey(key);
  if (!parts || !source.documents.get(`${parts.id}.${parts.kind}`))
    return pageProblem(key, 'unknown-document', say('没有名为“{key}”的文档。', { key }));
  const { page } = kindMeaning(parts.kind);
  return page?.(key, source) ?? pageProblem(key, 'not-a-page', say('“{key}”这一类文档还不能作为页面打开。', { key }));
}
