import {
  documentKey,
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../documents/document.ts';
import { ownFormOf } from '../documents/own-form.ts';
import { recallByBody } from '../memory/recall.ts';
import { visitDocument } from './visit-document.ts';

/**
 * Returns the documents that a document names, each once: documents by id, and the dictionaries and rule sets that
 * contain the names it uses. Documents that do not exist are left out.
 */
export const referencesOf = recallByBody(findReferences);

function findReferences(document: SourceDocument, documents: DocumentSet): readonly DocumentKey[] {
  const found = new Set<DocumentKey>();
  visitDocument(document, documents, {
    reference(named) {
      if (named.sort === 'document') {
        for (const kind of named.kinds) {
          const key = documentKey(named.id, kind);
          if (documents.get(key)) found.add(key);
        }
      }
      if (named.sort === 'rule') for (const key of documents.keys()) if (key.endsWith('.rules')) found.add(key);
    },
    ownForm(model) {
      const own = ownFormOf(model, documents);
      if (own) found.add(own);
    },
  });
  found.delete(document.key);
  return [...found];
}

/**
 * Returns a document and every document reachable from it by reference, itself first. Includes the own form of a model
 * that is the start, or that has no page (`page: false`). The menu of an `app` does not count as a reference.
 */
export function closureOf(key: DocumentKey, documents: DocumentSet): DocumentKey[] {
  return closuresIn(documents)(key);
}

/** `closureOf` for many documents of one set: each is read once. */
export function closuresIn(documents: DocumentSet): (key: DocumentKey) => DocumentKey[] {
  const known = new Map<DocumentKey, readonly DocumentKey[]>();
  const namedBy = (document: SourceDocument): readonly DocumentKey[] => {
    const named = known.get(document.key) ?? referencesOf(document, documents);
    known.set(document.key, named);
    return named;
  };
  return (key) => reachedFrom(key, documents, namedBy);
}

function reachedFrom(
  key: DocumentKey,
  documents: DocumentSet,
  namedBy: (document: SourceDocument) => readonly DocumentKey[],
): DocumentKey[] {
  const reached = new Set<DocumentKey>();
  const page = splitDocumentKey(key);
  const own = page?.kind === 'model' ? ownFormOf(page.id, documents) : undefined;
  const waiting: DocumentKey[] = own ? [key, own] : [key];
  for (const next of waiting) {
    const document = documents.get(next);
    if (!document || reached.has(next)) continue;
    reached.add(next);
    const beside = document.body['page'] === false ? ownFormOf(document.id, documents) : undefined;
    if (beside) waiting.push(beside);
    waiting.push(...namedBy(document));
  }
  return [...reached];
}
