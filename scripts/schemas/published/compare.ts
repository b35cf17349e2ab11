import type { DocumentKey } from '../../../src/schema/documents/document.ts';

/** Revisions of documents by key. */
export type Revisions = ReadonlyMap<string, string>;

/** A document that is not the same here and on the server, and where it changed since they were. */
export interface Changed {
  key: DocumentKey;
  where: 'here' | 'there' | 'both';
}

/**
 * The documents that differ between the folders and the server, by key.
 * @param base the revisions when both were last the same; what is missing in a map is not there.
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
