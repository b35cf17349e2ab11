import type { DocumentKey, DocumentKind, DocumentSet } from '../documents/document.ts';
import { visitDocument } from './visit-document.ts';

/**
 * Every place of the documents that names the document of that id (of a kind, if one is given), the dictionary of that
 * code, or the rule of that name.
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
