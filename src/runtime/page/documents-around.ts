import type { DocumentSet } from '../../schema/documents/document.ts';
import { createListeners } from '../listeners/index.ts';

/**
 * The documents of an open page. They stand beside React's contexts: a context whose value changes is looked for in every
 * node of the page, while few parts read documents.
 */
export interface DocumentsAround {
  current(): DocumentSet;
  /** @returns unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Replaces them. Subscribers hear of it from `tell`, so that a page may replace them while it is drawn. @returns itself. */
  put(documents: DocumentSet): DocumentsAround;
  /** Calls the subscribers, once for the same documents. */
  tell(documents: DocumentSet): void;
}

export function createDocumentsAround(documents: DocumentSet): DocumentsAround {
  const { subscribe, notify } = createListeners();
  let current = documents;
  let told = documents;
  const around: DocumentsAround = {
    current: () => current,
    subscribe,
    put(next) {
      current = next;
      return around;
    },
    tell(next) {
      if (next === told) return;
      told = next;
      notify();
    },
  };
  return around;
}
