import { splitDocumentKey } from '../../src/schema/documents/document.ts';
import type { DocumentChange } from './publish.ts';

/** Returns the decision to remove models but keep their records in the tables, for documents that a change deletes. */
export function keptRecords(changes: readonly DocumentChange[]): Record<string, string> {
  const gone = changes.flatMap(({ key, text }) => (text === null ? (splitDocumentKey(key)?.id ?? []) : []));
  return Object.fromEntries(gone.map((id) => [`model-removed:${id}`, 'keep']));
}
