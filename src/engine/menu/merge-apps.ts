import type { DocumentSet, SourceDocument } from '../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { readObjects, readText } from '../values/index.ts';

const lists = ['routes', 'components', 'dialogs', 'permissions'] as const;

/**
 * Merges the app documents of a set. The first by key with a home page defines title and home; the others add routes,
 * components, dialogs, permissions and menu entries. Menu folders with the same title are merged. Undefined if there is
 * none.
 */
export function mergeApps(documents: DocumentSet): SourceDocument | undefined {
  const { first, added: others } = appsOf(documents);
  if (!first || others.length === 0) return first;
  const bodies = [first, ...others].map(({ body }) => body);
  const added = lists.flatMap((name): [string, JsonValue][] => {
    const items = bodies.flatMap((body) => itemsOf(body[name]));
    return items.length === 0 ? [] : [[name, items]];
  });
  const menu = bodies.map((body) => itemsOf(body['menu'])).reduce<JsonValue[]>(mergeMenus, []);
  return { ...first, body: { ...first.body, ...Object.fromEntries(added), menu } };
}

/** Returns the app documents that extend the one with the home page, by key. */
export function addedApps(documents: DocumentSet): SourceDocument[] {
  return appsOf(documents).added;
}

function appsOf(documents: DocumentSet): { first: SourceDocument | undefined; added: SourceDocument[] } {
  const keys = [...documents.keys()].filter((key) => key.endsWith('.app')).toSorted();
  const apps = keys.flatMap((key) => documents.get(key) ?? []);
  const first = apps.find(({ body }) => body['home'] !== undefined) ?? apps[0];
  return { first, added: apps.filter((app) => app !== first) };
}

function mergeMenus(menu: readonly JsonValue[], more: readonly JsonValue[]): JsonValue[] {
  const merged = [...menu];
  for (const { item } of readObjects([...more])) {
    const at = merged.findIndex((entry) => isFolder(entry) && isFolder(item) && titleOf(entry) === titleOf(item));
    const folder = merged[at];
    if (!isFolder(folder)) merged.push(item);
    else merged[at] = { ...folder, children: mergeMenus(itemsOf(folder['children']), itemsOf(item['children'])) };
  }
  return merged;
}

function isFolder(entry: JsonValue | undefined): entry is JsonObject {
  return readObjects([entry ?? null]).some(({ item }) => Array.isArray(item['children']));
}

function titleOf(entry: JsonValue | undefined): string | undefined {
  return readObjects([entry ?? null]).map(({ item }) => readText(item['title']))[0];
}

function itemsOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
