import type { ChangedDocuments, DocumentChanges } from '../../runtime/page/index.ts';
import { type DocumentKey, splitDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../data-sources/jeecg/index.ts';

/** Notifies open pages of changed documents. */
export interface DocumentChangeSource {
  subscribe: DocumentChanges;
  /** Takes an event of the server: `{ keys: ['sales/order.list'] }`, or `{ keys: 'all' }`. It ignores anything else. */
  publish: (event: unknown) => void;
}

export function createDocumentChanges(): DocumentChangeSource {
  const listeners = new Set<(keys: ChangedDocuments) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(event) {
      const given = isRecord(event) ? event.keys : undefined;
      const keys = given === 'all' ? given : Array.isArray(given) ? given.flatMap(documentKeyOf) : [];
      if (keys.length > 0) for (const listener of listeners) listener(keys);
    },
  };
}

function documentKeyOf(key: unknown): DocumentKey[] {
  const parts = typeof key === 'string' ? splitDocumentKey(key) : undefined;
  return parts ? [`${parts.id}.${parts.kind}`] : [];
}
