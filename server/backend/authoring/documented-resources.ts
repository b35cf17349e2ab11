import { readString } from '../../../src/engine/values/index.ts';
import { splitDocumentKey, type DocumentKey, type DocumentSet } from '../../../src/schema/documents/document.ts';

export function documentedResources(documents: DocumentSet): ReadonlyMap<string, DocumentKey> {
  return new Map(
    [...documents.keys()].flatMap((key): [string, DocumentKey][] => {
      const parts = splitDocumentKey(key);
      if (parts?.kind !== 'model') return [];
      return [[readString(documents.get(key)?.body['resource']) ?? `/${parts.id}`, key]];
    }),
  );
}
