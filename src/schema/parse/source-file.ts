import { readDocumentKey, type DocumentKey } from '../documents/document.ts';

/** A file of a folder of documents, as it was read. */
export interface SourceFile {
  /** Path inside the folder, with slashes, e.g. `sales/order.list.json`. */
  path: string;
  /** Where a person finds it, e.g. `schemas/sales/order.list.json`; stands before line and column in problems. */
  file: string;
  text: string;
}

const keyPattern = /^([a-z][a-z0-9-]*)(\/[a-z0-9][a-z0-9-]*)*\.[a-z]+$/;

/** `sales/order.list.json` → `sales/order.list`. @returns undefined where the path names no document. */
export function keyOfPath(path: string): DocumentKey | undefined {
  if (!path.endsWith('.json')) return undefined;
  const key = path.slice(0, -'.json'.length);
  return keyPattern.test(key) ? readDocumentKey(key) : undefined;
}
