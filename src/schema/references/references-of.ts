import { documentKey, type DocumentKey, type DocumentSet, type SourceDocument } from '../documents/document.ts';
import { visitDocument } from './visit-document.ts';

/**
 * The documents that a document names, each once: documents by id, and the dictionaries and rule sets that hold the names it uses.
 * Documents that do not exist are left out.
 */
export function referencesOf(document: SourceDocument, documents: DocumentSet): DocumentKey[] {
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
  });
  found.delete(document.key);
  return [...found];
}

/** A document and all that it reaches by reference, itself first. The menu of an `app` is no reference in this sense. */
export function closureOf(key: DocumentKey, documents: DocumentSet): DocumentKey[] {
  const reached = new Set<DocumentKey>();
  const waiting: DocumentKey[] = [key];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const document = documents.get(next);
    if (!document || reached.has(next)) continue;
    reached.add(next);
    waiting.push(...referencesOf(document, documents));
  }
  return [...reached];
}
