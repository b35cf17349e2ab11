import { type DocumentKey, type DocumentSet, splitDocumentKey } from '../../schema/documents/document.ts';
import { resolveModel } from '../model/index.ts';
import { readString, readText } from '../values/index.ts';

/** A document that can be opened at a route of its own. */
export interface Page {
  key: DocumentKey;
  title: string;
  path: string;
}

/**
 * Every page of the documents, by key: lists, screens that are no print templates, and models that are pages and have no
 * list of their own. Forms are pages only where a menu or a route names them.
 */
export function findPages(documents: DocumentSet): Page[] {
  const keys = [...documents.keys()].toSorted();
  const listed = new Set(
    keys.flatMap((key) => (key.endsWith('.list') ? [readString(documents.get(key)?.body.model)] : [])),
  );
  const pages = keys.filter((key) => {
    const parts = splitDocumentKey(key);
    if (parts?.kind === 'list') return true;
    if (parts?.kind === 'screen') return documents.get(key)?.body.paper === undefined;
    return parts?.kind === 'model' && !listed.has(parts.id) && resolveModel(parts.id, documents).page;
  });
  return pages.map((key) => ({ key, title: pageTitle(key, documents), path: pagePath(key, pages) }));
}

export function pageTitle(key: string, documents: DocumentSet): string {
  const parts = splitDocumentKey(key);
  return readText(parts && documents.get(`${parts.id}.${parts.kind}`)?.body.title) ?? key;
}

/** `/sales/order` for a page's document; with the kind behind it where another page has that path. */
export function pagePath(key: string, pages: readonly string[] = []): string {
  const id = splitDocumentKey(key)?.id ?? key;
  const first = pages.find((other) => splitDocumentKey(other)?.id === id);
  return first === undefined || first === key ? `/${id}` : `/${key}`;
}
