import type { DocumentChanges } from '../../runtime/page/index.ts';
import { type DocumentKey, splitDocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../data-sources/jeecg/index.ts';

/** Passes on which documents changed, to the pages that show them. */
export interface DocumentNews {
  subscribe: DocumentChanges;
  /** Takes what the development server says: `{ keys: ['sales/order.list'] }`; anything else is passed over. */
  tell: (event: unknown) => void;
}

export function createDocumentNews(): DocumentNews {
  const listeners = new Set<(keys: readonly DocumentKey[]) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(event) {
      const keys = isRecord(event) && Array.isArray(event.keys) ? event.keys.flatMap(documentKeyOf) : [];
      if (keys.length > 0) for (const listener of listeners) listener(keys);
    },
  };
}

function documentKeyOf(key: unknown): DocumentKey[] {
  const parts = typeof key === 'string' ? splitDocumentKey(key) : undefined;
  return parts ? [`${parts.id}.${parts.kind}`] : [];
}
