import { splitDocumentKey } from '../../src/schema/documents/document.ts';
import type { DocumentChange } from './publish.ts';

/** The decision to let models go whose records stay in their tables, for the documents that a change takes away. */
export function keptRecords(changes: readonly DocumentChange[]): Record<string, string> {
  const gone = changes.flatMap(({ key, text }) => (text === null ? (splitDocumentKey(key)?.id ?? []) : []));
  return Object.fromEntries(gone.map((id) => [`model-removed:${id}`, 'keep']));
}
