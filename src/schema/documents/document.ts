import type { JsonObject } from '../json/index.ts';
import { isDocumentKind, kinds, type DocumentKind } from '../kinds/kinds.ts';
import type { Problem } from '../problems/problem.ts';

export type { DocumentKind } from '../kinds/kinds.ts';

/** The kinds of documents; each has its meta-schema in `schemas/meta/<kind>.schema.json`. */
export const documentKinds: readonly DocumentKind[] = Object.keys(kinds).filter(isDocumentKind);

/** A document's full id: its path and its kind, e.g. `sales/order.list`. */
export type DocumentKey = `${string}.${DocumentKind}`;

/** A migrated document as read, valid or not: its body is checked, but invalid parts remain for the gate to drop. */
export interface SourceDocument {
  key: DocumentKey;
  /** The key without the kind, e.g. `sales/order`. */
  id: string;
  kind: DocumentKind;
  /** Content hash (hex) of the source text. */
  hash: string;
  body: JsonObject;
  problems: Problem[];
}

/** A readable set of documents, provided by the server's catalogue, the page's repository or the command line. */
export interface DocumentSet {
  get(key: DocumentKey): SourceDocument | undefined;
  keys(): Iterable<DocumentKey>;
  /** `true`: the content never changes; another text is another set. */
  isFixed?: true;
}

/** Returns the key of a document of that kind: `documentKey('sales/order', 'list')` is `sales/order.list`. */
export function documentKey(id: string, kind: DocumentKind): DocumentKey {
  return `${id}.${kind}`;
}

/**
 * Splits a key into id and kind.
 * @returns undefined if the text is not a key.
 */
export function splitDocumentKey(key: string): { id: string; kind: DocumentKind } | undefined {
  const dot = key.lastIndexOf('.');
  const kind = documentKinds.find((known) => known === key.slice(dot + 1));
  return dot > 0 && kind ? { id: key.slice(0, dot), kind } : undefined;
}

/**
 * Parses a key in data from outside.
 * @returns undefined if the value is not a key.
 */
export function readDocumentKey(value: unknown): DocumentKey | undefined {
  const parts = typeof value === 'string' ? splitDocumentKey(value) : undefined;
  return parts && documentKey(parts.id, parts.kind);
}
