import type { DocumentKey, DocumentKind, DocumentSet } from '../documents/document.ts';
import { visitDocument } from './visit-document.ts';

/**
 * Returns every place in the documents that names the document with that id (of a kind, if given), the dictionary with
 * that code, or the rule with that name.
 */
export function placesNaming(
  documents: DocumentSet,
  { id, kind }: { id: string; kind?: DocumentKind | undefined },
): { document: DocumentKey; pointer: string }[] {
  return [...documents.keys()].flatMap((key) => {
    const places: { document: DocumentKey; pointer: string }[] = [];
    const document = documents.get(key);
    if (!document) return places;
    visitDocument(document, documents, {
      reference(named) {
        const isMeant =
          named.sort === 'document'
            ? named.id === id && (!kind || named.kinds.includes(kind))
            : (named.sort === 'dictionary' || named.sort === 'rule') && named.name === id;
        if (isMeant) places.push({ document: key, pointer: named.pointer });
      },
    });
    return places;
  });
}
