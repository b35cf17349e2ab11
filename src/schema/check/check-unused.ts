import { documentKey, type DocumentKey, type DocumentSet } from '../documents/document.ts';
import { visitDocument } from '../references/index.ts';

/** Kinds that are of no use unless another document names them; models, lists, forms and screens are pages of their own. */
const onlyByName = new Set(['columns', 'dialog', 'picker', 'request', 'dictionary', 'form']);

/** The documents that no other document names and that are no page either. */
export function findUnused(documents: DocumentSet): DocumentKey[] {
  const used = new Set<string>();
  const codes = new Set<string>();
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    visitDocument(document, documents, {
      reference(found) {
        if (found.sort === 'document') for (const kind of found.kinds) used.add(documentKey(found.id, kind));
        if (found.sort === 'dictionary') codes.add(found.name);
      },
    });
  }
  return [...documents.keys()].filter((key) => {
    const document = documents.get(key);
    if (!document || !onlyByName.has(document.kind) || used.has(key)) return false;
    return document.kind !== 'dictionary' || !codes.has(String(document.body['code']));
  });
}
