import { splitDocumentKey, type DocumentKey, type DocumentSet } from '../../schema/documents/document.ts';
import { openPageOf } from '../../schema/documents/open-pages.ts';
import { kindMeaning } from '../kinds/index.ts';
import { readText } from '../values/index.ts';

/** A document that can be opened at a route of its own. */
export interface Page {
  key: DocumentKey;
  title: string;
  path: string;
}

/** Every page that its kind offers in the menu (`isListed`), by key; those before the sign-in have addresses of their own. */
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

/** `/sales/order` for a page's document; with the kind behind it where another page has that path. */
export function pagePath(key: string, pages: readonly string[] = []): string {
  const id = splitDocumentKey(key)?.id ?? key;
  const first = pages.find((other) => splitDocumentKey(other)?.id === id);
  return first === undefined || first === key ? `/${id}` : `/${key}`;
}
