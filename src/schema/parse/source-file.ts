import { readDocumentKey, type DocumentKey } from '../documents/document.ts';

export interface SourceFile {
  /** Path inside the folder, with slashes, e.g. `sales/order.list.json`. */
  path: string;
  /** The path for the user, e.g. `schemas/sales/order.list.json`; precedes line and column in problems. */
  file: string;
  text: string;
}

const keyPattern = /^([a-z][a-z0-9-]*)(\/[a-z0-9][a-z0-9-]*)*\.[a-z]+$/;

/**
 * Converts `sales/order.list.json` to `sales/order.list`.
 * @returns undefined if the path does not name a document.
 */
export function keyOfPath(path: string): DocumentKey | undefined {
  if (!path.endsWith('.json')) return undefined;
  const key = path.slice(0, -'.json'.length);
  return keyPattern.test(key) ? readDocumentKey(key) : undefined;
}
