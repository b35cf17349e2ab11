import type { ChangedDocuments, DocumentChanges } from '../../runtime/page/index.ts';

/** Notifies open pages of changed documents. */
export interface DocumentChangeSource {
  subscribe: DocumentChanges;
  publish: (keys: ChangedDocuments) => void;
}

export function createDocumentChanges(): DocumentChangeSource {
  const listeners = new Set<(keys: ChangedDocuments) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(keys) {
      if (keys.length > 0) for (const listener of listeners) listener(keys);
    },
  };
}
