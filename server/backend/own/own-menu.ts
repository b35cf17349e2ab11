import { addedMenu, routeName, type MenuNode } from '../../../src/engine/menu/index.ts';
import { readString } from '../../../src/engine/values/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { CatalogueState } from '../../catalogue/index.ts';
import { isMembers, type ExactJson } from '../exact-json.ts';

/**
 * Pages that were published here and have no menu entry become hidden entries, so that their addresses work. Pages that
 * a JeecgBoot hides because of their hidden children are shown.
 * @param menu The menu from `getUserPermissionByToken`.
 * @param held The user's permission points, by the names that documents use.
 * @param components The documents that replace components of the menu.
 */
export function withOwnMenu(
  menu: ExactJson,
  { documents, pages, sourceOf, shipped }: Pick<CatalogueState, 'documents' | 'pages' | 'sourceOf' | 'shipped'>,
  held: ReadonlySet<string>,
  components: readonly JsonObject[] = [],
): ExactJson {
  const titles = new Map(pages.map(({ key, title }) => [String(key), title]));
  for (const { component, document } of components) {
    const title = titles.get(readString(document) ?? '');
    if (title !== undefined) titles.set(readString(component) ?? '', title);
  }
  const nodes = (Array.isArray(menu) ? menu : []).map((node) => (isMembers(node) ? shownPage(node, titles) : node));
  const there = new Set(componentsIn(nodes));
  const permissions = new Map(pages.map(({ key, permission }) => [String(key), permission]));
  const isShown = (component: string | null): boolean => {
    const permission = permissions.get(component ?? '');
    return !there.has(component ?? '') && (permission === undefined || held.has(permission));
  };
  const whole = merged(nodes, shown(addedMenu(documents), isShown));
  const placed = new Set(componentsIn(whole));
  const unplaced = pages.filter(({ key }) => {
    const isPublished = sourceOf(key)?.isPublished === true && shipped(key) === undefined;
    return isPublished && !placed.has(key) && isShown(key);
  });
  return [...whole, ...unplaced.map(hiddenEntry)];
}

/**
 * A JeecgBoot hides a first-level entry whose children are all hidden, and removes its title, as for an empty folder.
 * If the entry is a page itself, it gets the title of its document and is shown.
 */
function shownPage(entry: Record<string, ExactJson>, titles: ReadonlyMap<string, string>): Record<string, ExactJson> {
  const { meta, component, hidden: _, ...rest } = entry;
  const isStripped = isMembers(meta) && Object.keys(meta).join() === 'hideMenu' && childrenOf(entry).length > 0;
  const title = titles.get(typeof component === 'string' ? component : '');
  if (!isStripped || title === undefined) return entry;
  return { ...rest, component: component ?? null, meta: { title, keepAlive: true, internalOrExternal: false } };
}

function hiddenEntry({ key, title, path }: CatalogueState['pages'][number]): MenuNode {
  return {
    id: key,
    route: '1',
    path,
    name: routeName(path),
    component: key,
    hidden: true,
    meta: { title, keepAlive: true, internalOrExternal: false },
  };
}

function shown(nodes: readonly MenuNode[], isShown: (component: string | null) => boolean): MenuNode[] {
  return nodes.flatMap((node) => {
    if (node.children === undefined) return isShown(node.component) ? [node] : [];
    const children = shown(node.children, isShown);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

function merged(nodes: readonly ExactJson[], added: readonly MenuNode[]): ExactJson[] {
  const menu = [...nodes];
  for (const node of added) {
    const at = menu.findIndex((each) => isMembers(each) && isFolderOf(each, node));
    const folder = menu[at];
    if (isMembers(folder)) menu[at] = { ...folder, children: merged(childrenOf(folder), node.children ?? []) };
    else menu.push(node);
  }
  return menu;
}

function isFolderOf(entry: Record<string, ExactJson>, { meta, children }: MenuNode): boolean {
  const title = isMembers(entry['meta']) ? entry['meta']['title'] : undefined;
  return children !== undefined && Array.isArray(entry['children']) && title === meta.title;
}

function componentsIn(nodes: readonly ExactJson[]): unknown[] {
  return nodes.flatMap((node) => (isMembers(node) ? [node['component'], ...componentsIn(childrenOf(node))] : []));
}

function childrenOf(entry: Record<string, ExactJson>): readonly ExactJson[] {
  return Array.isArray(entry['children']) ? entry['children'] : [];
}
