import { createListeners } from '../../runtime/listeners/create-listeners.ts';
import type { ChangedDocuments, DocumentChanges } from '../../runtime/page/index.ts';

/** Notifies open pages of changed documents. */
export interface DocumentChangeSource {
  subscribe: DocumentChanges;
  publish: (keys: ChangedDocuments) => void;
}

export function createDocumentChanges(): DocumentChangeSource {
  const { subscribe, notify } = createListeners<[keys: ChangedDocuments]>();
  return {
    subscribe,
    publish(keys) {
      if (keys.length > 0) notify(keys);
    },
  };
}
