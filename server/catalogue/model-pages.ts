import { pagePermission } from '../../src/engine/kinds/index.ts';
import { findPages } from '../../src/engine/menu/index.ts';
import { readObject, readString } from '../../src/engine/values/index.ts';
import { splitDocumentKey, type DocumentSet } from '../../src/schema/documents/document.ts';
import type { JsonValue } from '../../src/schema/json/index.ts';
import type { Models } from './pages.ts';

interface ModelPage {
  document: string;
  title: string;
  permission: string;
  /**
   * Its fixed conditions. A page with conditions that are expressions is left out, because only a page can evaluate
   * them.
   */
  where: Readonly<Record<string, JsonValue>>;
}

export function modelPages(documents: DocumentSet, models: Models): Map<string, ModelPage[]> {
  const pages = new Map<string, ModelPage[]>();
  for (const { key, title } of findPages(documents)) {
    const parts = splitDocumentKey(key);
    const document = parts && documents.get(`${parts.id}.${parts.kind}`);
    const model =
      parts?.kind === 'model' ? parts.id : parts?.kind === 'list' ? readString(document?.body['model']) : undefined;
    if (!document || model === undefined || !models.has(model)) continue;
    const where = readObject(document.body['where']);
    if (document.body['params'] !== undefined || JSON.stringify(where).includes('{{')) continue;
    const page = { document: key, title, permission: pagePermission(document, documents), where };
    pages.set(model, [...(pages.get(model) ?? []), page]);
  }
  return pages;
}
