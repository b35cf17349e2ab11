import { splitDocumentKey, type DocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { openPageOf } from '../../schema/documents/open-pages.ts';
import { kindMeaning } from '../kinds/index.ts';
import { readText } from '../values/index.ts';

export interface Page {
  key: DocumentKey;
  title: string;
  path: string;
}

/**
 * Returns every page that its kind lists in the menu (`isListed`), by key; public pages before the sign-in are
 * excluded, since they have separate addresses.
 */
export function findPages(documents: DocumentSet): Page[] {
  const pages = [...documents.keys()].toSorted().filter((key) => {
    const document = documents.get(key);
    return (
      document !== undefined &&
      openPageOf(key) === undefined &&
      kindMeaning(document.kind).isListed?.(document, documents) === true
    );
  });
  return pages.map((key) => ({ key, title: pageTitle(key, documents), path: pagePath(key, pages) }));
}

export function pageTitle(key: string, documents: DocumentSet): string {
  const parts = splitDocumentKey(key);
  return readText(parts && documents.get(`${parts.id}.${parts.kind}`)?.body.title) ?? key;
}

/**
 * Returns the path of a page's document, such as `/sales/order`; the kind is appended if another page has that path.
 */
export function pagePath(key: string, pages: readonly string[] = []): string {
  const id = splitDocumentKey(key)?.id ?? key;
  const first = pages.find((other) => splitDocumentKey(other)?.id === id);
  return first === undefined || first === key ? `/${id}` : `/${key}`;
}
