import { areaTitles, buildMenu, type MenuNode, type PlacedPage } from '../../../src/engine/menu/index.ts';
import { modelPermissions } from '../../../src/engine/model/index.ts';
import { readObjects, readString, readText } from '../../../src/engine/values/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { closuresIn } from '../../../src/schema/references/index.ts';
import { areaOf, areasOf, editPermission, type CatalogueState } from '../../catalogue/index.ts';
import { idOf, type PermissionRow } from '../../database/index.ts';
import { say } from '../../locale/index.ts';
import { systemPoints } from './system-points.ts';

/** The folder of pages that the app's menu does not contain: created for each response, never stored. */
export const unplacedId = 'unplaced';

export const folderComponent = 'layouts/RouteView';

const blank = {
  url: null,
  component: null,
  component_name: null,
  redirect: null,
  perms: null,
  perms_type: null,
  icon: null,
  is_route: 1,
  keep_alive: 0,
  hidden: 0,
  hide_tab: 0,
  always_show: 0,
  internal_or_external: 0,
  status: '1',
  description: null,
} as const;

/**
 * Returns the menu of the app document as rows: a page's row has the permission to open it. Ids are derived from the
 * position.
 */
export function menuRows({ app, pages, documents }: CatalogueState): PermissionRow[] {
  const permissions = new Map<string, string>(pages.map(({ key, permission }) => [key, permission]));
  const rowsOf = (nodes: readonly MenuNode[], parent: string | null): PermissionRow[] =>
    nodes.flatMap((node, index) => {
      const id = idOf(`menu ${node.id}`);
      const perms = permissions.get(node.component ?? '') ?? null;
      const row = {
        ...rowOf(node),
        id,
        parent_id: parent,
        sort_no: index + 1,
        menu_type: parent ? 1 : 0,
        perms,
      } as const;
      return [row, ...rowsOf(node.children ?? [], id)];
    });
  const placed = buildMenu(app.document?.body, documents).filter(({ id }) => id !== unplacedId);
  return rowsOf(placed, null);
}

function rowOf({
  path,
  component,
  hidden,
  meta,
}: MenuNode): Omit<PermissionRow, 'id' | 'parent_id' | 'sort_no' | 'menu_type'> {
  return {
    ...blank,
    name: meta.title,
    url: meta.url ?? path,
    component,
    icon: meta.icon ?? null,
    hidden: hidden ? 1 : 0,
    keep_alive: meta.keepAlive ? 1 : 0,
    internal_or_external: meta.internalOrExternal ? 1 : 0,
  };
}

/**
 * Returns every permission point of the documents: of models, requests, transitions, and those that the app document
 * adds. Each is below the page it belongs to (those of lines below the page of their owner, those of a dialog below the
 * page that opens it), or below none.
 * @param menu the stored rows of menu entries.
 */
export function permissionPoints(
  { app, models, documents, pages }: CatalogueState,
  menu: readonly Pick<PermissionRow, 'id' | 'perms' | 'component' | 'menu_type'>[],
): PermissionRow[] {
  const titles = new Map<string, { title: string; parent: string | null }>();
  const entries = menu.filter(({ menu_type: type }) => type !== 2).toReversed();
  const entryOf = new Map(entries.map(({ id, perms }) => [perms, id]));
  const rowOfPage = (permission: string): string | null => entryOf.get(permission) ?? null;
  const opening = pageOfPart(pages, documents);
  const rowOfPart = (key: string): string | null => rowOfPage(opening.get(key) ?? '');
  const add = (name: string, title: string, parent: string | null): void => {
    if (!titles.has(name)) titles.set(name, { title, parent });
  };
  for (const model of models.values()) {
    const owner = model.childOf && models.get(model.childOf.model);
    const parent =
      rowOfPage(`${model.permission}:list`) ??
      (owner ? rowOfPage(`${owner.permission}:list`) : null) ??
      rowOfPart(`${model.id}.model`);
    for (const { name, title } of modelPermissions(model))
      add(name, say('{title}：{point}', { title: model.title, point: title }), parent);
  }
  for (const { permission, title } of pages) add(permission, say('{title}：查看', { title }), rowOfPage(permission));
  for (const [name, title] of systemPoints) {
    const list = name.replace(/:\w+$/, ':list');
    add(name, translated(title), rowOfPage(list) ?? titles.get(list)?.parent ?? null);
  }
  const called = areaTitles(placedPages(buildMenu(app.document?.body, documents)));
  for (const area of areasOf(documents)) {
    const title = called.get(area);
    const name = title === undefined ? area : say('{title}（{area}）', { title, area });
    add(`${editPermission}:${area}`, say('文档：编辑 {area}', { area: name }), null);
  }
  for (const key of documents.keys()) {
    const document = documents.get(key);
    const name = document && document.kind === 'request' ? readString(document.body['permission']) : undefined;
    if (document && name !== undefined) add(name, readText(document.body['title']) ?? name, rowOfPart(key));
  }
  for (const { item } of readObjects(app.document?.body['permissions'])) {
    const name = readString(item['name']);
    if (name !== undefined) add(name, readText(item['title']) ?? name, null);
  }
  // The permission of a page is in its menu entry or in a point that a person created.
  const held = new Set(menu.flatMap(({ id, perms }) => (perms !== null && id !== pointId(perms) ? perms : [])));
  const points = [...titles].filter(([name]) => !held.has(name));
  return points.map(([name, { title, parent }], index) => ({
    ...blank,
    id: pointId(name),
    parent_id: parent,
    name: title,
    menu_type: 2,
    perms: name,
    perms_type: '1',
    sort_no: index + 1,
    is_route: 0,
  }));
}

function placedPages(menu: readonly MenuNode[]): PlacedPage[] {
  const within = (title: string, nodes: readonly MenuNode[]): PlacedPage[] =>
    nodes.flatMap(({ component, children = [] }) => {
      const area = component === null ? undefined : areaOf(component);
      return [...(area === undefined ? [] : [{ area, title }]), ...within(title, children)];
    });
  return menu.filter(({ id }) => id !== unplacedId).flatMap(({ meta, children = [] }) => within(meta.title, children));
}

export function menuPageId(component: string | null): string {
  return idOf(`menu page ${component}`);
}

export function pointId(name: string): string {
  return idOf(`permission ${name}`);
}

/**
 * Returns by document the permission of the page that opens it; of several pages the one that needs the fewest
 * documents.
 */
function pageOfPart(pages: CatalogueState['pages'], documents: CatalogueState['documents']): Map<string, string> {
  const closureOf = closuresIn(documents);
  const parts = pages.map(({ key, permission }) => ({ permission, keys: closureOf(key) }));
  const opening = new Map<string, string>();
  for (const { permission, keys } of parts.toSorted((a, b) => a.keys.length - b.keys.length))
    for (const key of keys) if (!opening.has(key)) opening.set(key, permission);
  return opening;
}
