import { createHash } from 'node:crypto';

import { kindMeaning } from '../../src/engine/kinds/index.ts';
import { mergeApps } from '../../src/engine/menu/index.ts';
import { readObjects, readString, readStrings, readText } from '../../src/engine/values/index.ts';
import type { CheckedDocuments } from '../../src/schema/check/index.ts';
import {
  documentKey,
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../src/schema/documents/document.ts';
import { keyOfPath } from '../../src/schema/parse/index.ts';
import { closureOf, closuresIn } from '../../src/schema/references/index.ts';
import { spoken } from '../locale/index.ts';
import { readDocuments } from './checked/index.ts';
import type { DocumentFile } from './document-files.ts';
import { pagesOf, type Models, type Page } from './pages.ts';

/** The pseudo permission that every signed-in user has. */
export const signedIn = 'signed-in';

/** A page, or a dialog or picker opened by its own key, with everything it needs. */
export interface PageBundle {
  permissions: readonly string[];
  documents: SourceDocument[];
  hash: string;
}

export interface CatalogueState {
  documents: CheckedDocuments;
  /**
   * Returns the document of the first folder that contains it. For documents of the product this is the delivered
   * version.
   */
  shipped(key: DocumentKey): DocumentFile | undefined;
  sourceOf(key: DocumentKey): DocumentFile | undefined;
  app: { title: string; home: string; document: SourceDocument | undefined };
  pages: readonly Page[];
  models: Models;
  bundle(key: string): PageBundle | undefined;
}

/**
 * Checks the files and derives what the server needs from them; later files override earlier ones with the same path.
 * The messages are in Chinese, regardless of the current user.
 */
export function readState(
  files: readonly DocumentFile[],
  shipped: CatalogueState['shipped'] = () => undefined,
): CatalogueState {
  return spoken(() => stateOf(files, shipped));
}

function stateOf(files: readonly DocumentFile[], shipped: CatalogueState['shipped']): CatalogueState {
  const { documents, models } = readDocuments(files);
  const sources = new Map(files.map((file) => [keyOfPath(file.path), file]));
  const pages = pagesOf(documents);
  const bundles = new Map<string, PageBundle>();
  const document = mergeApps(documents);
  return {
    documents,
    shipped,
    sourceOf: (key) => sources.get(key),
    pages,
    models,
    app: {
      title: readText(document?.body['title']) ?? 'Pagewright',
      home: readString(document?.body['home']) ?? '/',
      document,
    },
    bundle(key) {
      const known = bundles.get(key);
      if (known) return known;
      const found = openable(key, documents, pages);
      if (!found) return undefined;
      const closure = closureOf(found.key, documents).flatMap((each) => documents.get(each) ?? []);
      const bundle = { permissions: found.permissions, documents: closure, hash: hashOf(closure) };
      bundles.set(key, bundle);
      return bundle;
    },
  };
}

function openable(
  key: string,
  documents: DocumentSet,
  pages: readonly Page[],
): { key: DocumentKey; permissions: string[] } | undefined {
  const page = pageOf(key, documents, pages);
  if (page) return { key: page.key, permissions: isForAll(page, documents) ? [signedIn] : [page.permission] };
  const split = splitDocumentKey(key);
  const part = split && documents.get(documentKey(split.id, split.kind));
  if (!part || !kindMeaning(part.kind).isOpenedByKey) return undefined;
  const forAll = readStrings(mergeApps(documents)?.body['dialogs']);
  if (forAll.includes(part.id)) return { key: part.key, permissions: [signedIn] };
  const own = kindMeaning(part.kind).permission?.(part);
  const closure = closuresIn(documents);
  const openers = pages.filter((candidate) => closure(candidate.key).includes(part.key));
  return { key: part.key, permissions: own === undefined ? openers.map(({ permission }) => permission) : [own] };
}

/** A model without a list document is its own list page, so it is found under the key of that list, too. */
function pageOf(key: string, documents: DocumentSet, pages: readonly Page[]): Page | undefined {
  const page = pages.find((candidate) => candidate.key === key);
  const split = splitDocumentKey(key);
  if (page || split?.kind !== 'list' || documents.get(documentKey(split.id, 'list'))) return page;
  const own = documentKey(split.id, 'model');
  return pages.find((candidate) => candidate.key === own);
}

function hashOf(documents: readonly SourceDocument[]): string {
  const hash = createHash('sha256');
  for (const { key, hash: own } of documents) hash.update(`${key} ${own}\n`);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Every signed-in user may open the home page, unless its document has its own permission, and routes that are for all.
 * A document may have several paths.
 */
function isForAll({ key, path }: Page, documents: DocumentSet): boolean {
  const app = mergeApps(documents)?.body;
  const routes = readObjects(app?.['routes']).flatMap(({ item }) => (item['document'] === key ? [item] : []));
  if (routes.some((route) => route['forAll'] === true)) return true;
  const isHome = [path, ...routes.map((route) => route['path'])].includes(readString(app?.['home']) ?? '/');
  return isHome && readString(documents.get(key)?.body['permission']) === undefined;
}
