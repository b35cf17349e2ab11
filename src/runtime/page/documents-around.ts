import type { DocumentSet } from '../../schema/documents/document.ts';
import { createListeners } from '../listeners/create-listeners.ts';

/**
 * The documents of an open page. They are not the value of a React context: a changed context is propagated through
 * every node of the page, while only a few parts read documents.
 */
export interface DocumentsAround {
  current(): DocumentSet;
  subscribe(onChange: () => void): () => void;
  /**
   * Replaces the documents. Subscribers are called by `notify`, so that a page can replace them while it renders.
   * @returns itself.
   */
  put(documents: DocumentSet): DocumentsAround;
  notify(documents: DocumentSet): void;
}

export function createDocumentsAround(documents: DocumentSet): DocumentsAround {
  const { subscribe, notify } = createListeners();
  let current = documents;
  let lastNotified = documents;
  const around: DocumentsAround = {
    current: () => current,
    subscribe,
    put(next) {
      current = next;
      return around;
    },
    notify(next) {
      if (next === lastNotified) return;
      lastNotified = next;
      notify();
    },
  };
  return around;
}
