import type { DocumentKey, DocumentSet } from '../../src/schema/documents/document.ts';
import { parseDocument } from '../../src/schema/parse/index.ts';

export function laidOver(documents: DocumentSet, texts: ReadonlyMap<DocumentKey, string | null>): DocumentSet {
  const over = new Map(
    [...texts].map(([key, text]) => [key, text === null ? undefined : parseDocument(key, text).document] as const),
  );
  const keys = [...new Set([...documents.keys(), ...over.keys()])];
  const isGone = (key: DocumentKey): boolean => over.has(key) && over.get(key) === undefined;
  return {
    get: (key) => (over.has(key) ? over.get(key) : documents.get(key)),
    keys: () => keys.filter((key) => !isGone(key)),
  };
}
