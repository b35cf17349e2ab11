import type { DocumentKey } from '../../../src/schema/documents/document.ts';

/** The revisions of documents by key. */
export type Revisions = ReadonlyMap<string, string>;

/** A document that differs between the folders and the server, and the side that changed since they were equal. */
export interface Changed {
  key: DocumentKey;
  where: 'here' | 'there' | 'both';
}

/**
 * Finds the documents that differ between the folders and the server, by key.
 * @param base The revisions when both were last equal; a key missing in a map means that the document does not exist
 * there.
 */
export function compareRevisions(
  keys: Iterable<DocumentKey>,
  here: Revisions,
  there: Revisions,
  base: Revisions,
): Changed[] {
  return [...new Set(keys)].toSorted().flatMap((key): Changed[] => {
    const [own, other, last] = [here.get(key), there.get(key), base.get(key)];
    if (own === other) return [];
    if (other === last) return [{ key, where: 'here' }];
    return [{ key, where: own === last ? 'there' : 'both' }];
  });
}
