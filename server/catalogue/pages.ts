import { pagePermission } from '../../src/engine/kinds/index.ts';
import { buildMenu, findPages, mergeApps, pagePath, type MenuNode } from '../../src/engine/menu/index.ts';
import type { ResolvedModel } from '../../src/engine/model/index.ts';
import { readObjects, readString, readText } from '../../src/engine/values/index.ts';
import {
  documentKey,
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../src/schema/documents/document.ts';

export interface Page {
  key: DocumentKey;
  title: string;
  path: string;
  permission: string;
}

export type Models = ReadonlyMap<string, ResolvedModel>;

export function pagesOf(documents: DocumentSet): Page[] {
  const app = mergeApps(documents)?.body;
  const named = new Map<string, string>();
  for (const { item } of readObjects(app?.['routes'])) {
    const document = readString(item['document']);
    if (document !== undefined) named.set(document, readString(item['path']) ?? pagePath(document));
  }
  for (const { component, path } of nodesIn(buildMenu(app, documents)))
    if (component !== null) named.set(component, path);
  const found = new Map<string, string>(findPages(documents).map(({ key, path }) => [key, path]));
  return [...new Set([...found.keys(), ...named.keys()])].toSorted().flatMap((key) => {
    const document = documentOf(key, documents);
    if (!document) return [];
    const path = named.get(key) ?? found.get(key) ?? pagePath(key);
    const title = readText(document.body['title']) ?? key;
    return [{ key: document.key, title, path, permission: pagePermission(document, documents) }];
  });
}

function* nodesIn(nodes: readonly MenuNode[]): Iterable<MenuNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(node.children ?? []);
  }
}

function documentOf(key: string, documents: DocumentSet): SourceDocument | undefined {
  const split = splitDocumentKey(key);
  return split && documents.get(documentKey(split.id, split.kind));
}
