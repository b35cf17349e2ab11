import type { DocumentSet } from '../../schema/documents/document.ts';

/**
 * The documents of an open page. They stand beside React's contexts: a context whose value changes is looked for in every
 * node of the page, while few parts read documents.
 */
export interface DocumentsAround {
  current(): DocumentSet;
  /** @returns unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /** Replaces them. Subscribers hear of it from `tell`, so that a page may replace them while it is drawn. */
  put(documents: DocumentSet): void;
  tell(): void;
}

export function createDocumentsAround(documents: DocumentSet): DocumentsAround {
  const listeners = new Set<() => void>();
  let current = documents;
  return {
    current: () => current,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    put(next) {
      current = next;
    },
    tell() {
      for (const listener of [...listeners]) listener();
    },
  };
}
