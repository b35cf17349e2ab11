import type { DocumentKey } from '../../../src/schema/documents/document.ts';

export type Revisions = ReadonlyMap<string, string>;

/** A document that differs between the folders and the server, and the side that changed since they were equal. */
export interface Changed {
  key: DocumentKey;
  where: 'here' | 'there' | 'both';
}

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
