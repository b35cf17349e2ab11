import {
  documentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
  splitDocumentKey,
} from '../../src/schema/documents/document.ts';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { objectsOf, stringOf, textOf } from './document-text.ts';

/** A document that is opened as a page. */
export interface Page {
  key: DocumentKey;
  title: string;
  /** Route in the client. */
  path: string;
  /** Who holds it may open the page. */
  permission: string;
}

/** The app document of a set; there is one, by convention `app.app`. */
export function appDocumentOf(documents: DocumentSet): SourceDocument | undefined {
  for (const key of documents.keys()) if (key.endsWith('.app')) return documents.get(key);
  return undefined;
}

/** The models of a set by id. */
export type Models = ReadonlyMap<string, ResolvedModel>;

/** Every page of a set, in the order of keys: lists, screens, models that are pages of their own, and what the app names. */
export function pagesOf(documents: DocumentSet, models: Models): Page[] {
  const app = appDocumentOf(documents);
  const named = new Map(app ? namedPages(app.body) : []);
  const keys = [...documents.keys()].sort().filter((key) => {
    const document = documents.get(key);
    return document && (named.has(key) || isPage(document, documents, models));
  });
  return keys.flatMap((key) => {
    const document = documents.get(key);
    return document ? [pageOf(document, models, named.get(key))] : [];
  });
}

function pageOf(document: SourceDocument, models: Models, path: string | undefined): Page {
  const { key, body } = document;
  return {
    key,
    title: textOf(body['title'], key),
    path: path ?? pathOfDocument(key),
    permission: pagePermission(document, models),
  };
}

/** The route of a page to which the app document gives none: the id; kinds that others share an id with are told apart. */
export function pathOfDocument(key: DocumentKey): string {
  const split = splitDocumentKey(key);
  if (!split) return `/${key}`;
  return split.kind === 'form' || split.kind === 'query' ? `/${split.id}/${split.kind}` : `/${split.id}`;
}

/** The permission that opens a page: of records to list them, of others their own or one made from the id. */
export function pagePermission(document: SourceDocument, models: Models): string {
  const { id, kind, body } = document;
  const own = stringOf(body, 'permission');
  if (kind === 'screen' || (kind === 'query' && own)) return own ?? `${id.replaceAll('/', ':')}:view`;
  if (kind === 'list' && own) return `${own}:list`;
  const modelId = kind === 'model' ? id : (stringOf(body, 'model') ?? id);
  return `${models.get(modelId)?.permission ?? modelId.replaceAll('/', ':')}:list`;
}

function isPage({ id, kind }: SourceDocument, documents: DocumentSet, models: Models): boolean {
  if (kind === 'list' || kind === 'screen') return true;
  return kind === 'model' && !documents.get(documentKey(id, 'list')) && models.get(id)?.page === true;
}

/** The documents that menu and routes of the app name, with their paths. */
function* namedPages(app: JsonObject): Iterable<[DocumentKey, string]> {
  for (const item of [...objectsOf(app, 'routes'), ...menuItems(app, 'menu')]) {
    const split = splitDocumentKey(stringOf(item, 'document') ?? '');
    if (!split) continue;
    const key = documentKey(split.id, split.kind);
    yield [key, stringOf(item, 'path') ?? pathOfDocument(key)];
  }
}

function* menuItems(parent: JsonObject, member: string): Iterable<JsonObject> {
  for (const item of objectsOf(parent, member)) {
    yield item;
    yield* menuItems(item, 'children');
  }
}
