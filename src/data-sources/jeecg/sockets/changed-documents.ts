import { readDocumentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import { isRecord } from '../../../schema/json/index.ts';

/** Parses the changed documents in an event of the server: `{ keys: ['sales/order.list'] }`, or `{ keys: 'all' }`. */
export function changedDocuments(event: unknown): readonly DocumentKey[] | 'all' {
  const keys = isRecord(event) ? event.keys : undefined;
  return keys === 'all' ? keys : Array.isArray(keys) ? keys.flatMap((key) => readDocumentKey(key) ?? []) : [];
}
