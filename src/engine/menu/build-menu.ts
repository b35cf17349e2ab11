import { text, translated } from '../../locale/index.ts';
import type { DocumentSet } from '../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { safeUrl } from '../gate/index.ts';
import { compact, readObjects, readString, readText } from '../values/index.ts';
import { routeName, type MenuNode } from './menu-node.ts';
import { addedApps } from './merge-apps.ts';
import { findPages, pagePath, pageTitle, type Page } from './pages.ts';

export const unplacedTitle = text('未归类');

/**
 * Builds the initial menu of the embedded server: the app document's tree, then under 未归类 the pages that neither it nor
 * a fixed route places. Takes the body of the `app` document, if there is one.
 */
export function buildMenu(app: JsonObject | undefined, documents: DocumentSet): MenuNode[] {
  const pages = findPages(documents);
  const placed = new Set(readObjects(app?.routes).flatMap(({ item }) => readString(item.document) ?? []));
  const menu = placedEntries(app?.menu, documents, { pages, above: 'm' });
  for (const key of componentsIn(menu)) placed.add(key);
  const rest = pages.filter(({ key }) => !placed.has(key));
  return rest.length === 0
    ? menu
    : [...menu, folder('unplaced', translated(unplacedTitle), '/unplaced', 'appstore', rest.map(pageNode))];
}

/**
 * Returns the menu entries of manifests without a home page: a server in front of another back end adds them to the
 * menu of that back end.
 */
export function addedMenu(documents: DocumentSet): MenuNode[] {
  const pages = findPages(documents);
  return addedApps(documents).flatMap(({ key, body }) =>
    placedEntries(body['menu'], documents, { pages, above: `${key} ` }),
  );
}

function placedEntries(
  entries: JsonValue | undefined,
  documents: DocumentSet,
  { pages, above: root }: { pages: readonly Page[]; above: string },
): MenuNode[] {
  const build: Build = (value, above) =>
    readObjects(value).map(({ item, index }) => menuNode(item, `${above}${index + 1}`, pages, documents, build));
  return build(entries, root);
}

function componentsIn(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ component, children = [] }) => [component ?? '', ...componentsIn(children)]);
}

type Build = (value: JsonValue | undefined, above: string) => MenuNode[];

function menuNode(
  item: JsonObject,
  id: string,
  pages: readonly Page[],
  documents: DocumentSet,
  build: Build,
): MenuNode {
  const document = readString(item.document);
  const href = safeUrl(item.href);
  const title = readText(item.title) ?? (document === undefined ? '' : pageTitle(document, documents));
  const children = item.children === undefined ? undefined : build(item.children, `${id}-`);
  const known = pages.find(({ key }) => key === document)?.path;
  const path = readString(item.path) ?? (document === undefined ? (href ?? `/${id}`) : (known ?? pagePath(document)));
  const node: MenuNode = {
    ...folder(id, title, path, readString(item.icon), children),
    hidden: item.hidden === true ? true : undefined,
  };
  if (document !== undefined) node.component = document;
  else if (href !== undefined) node.component = 'layouts/IframePageView';
  node.meta.keepAlive = item.keepAlive !== false;
  if (href !== undefined) Object.assign(node.meta, { internalOrExternal: true, url: href });
  return compact(node);
}

function pageNode({ key, title, path }: Page): MenuNode {
  return { ...folder(key, title, path, undefined, undefined), component: key };
}

function folder(
  id: string,
  title: string,
  path: string,
  icon: string | undefined,
  children: MenuNode[] | undefined,
): MenuNode {
  return compact<MenuNode>({
    id,
    route: '1',
    path,
    name: routeName(path),
    component: 'layouts/RouteView',
    meta: compact({ title, icon, keepAlive: true, internalOrExternal: false }),
    children,
  });
}
