import { findPages, type Page } from '../../../engine/menu/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../../schema/documents/document.ts';
import { isJsonObject, parseJson } from '../../../schema/json/index.ts';

/** A published page and its address. */
export type PublishedPage = Page;

/** Returns the pages among published texts. */
export function publishedPages(texts: readonly { key: DocumentKey; text: string }[]): PublishedPage[] {
  const documents = new Map(texts.flatMap(({ key, text }) => sourceOf(key, text)));
  return findPages({ get: (key) => documents.get(key), keys: () => documents.keys() });
}

function sourceOf(key: DocumentKey, text: string): [DocumentKey, SourceDocument][] {
  const { value: body } = parseJson(text);
  const parts = splitDocumentKey(key);
  return parts && isJsonObject(body) ? [[key, { key, ...parts, hash: '', body, problems: [] }]] : [];
}
