import { modelPermissions } from '../../src/engine/model/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { type CatalogueState, objectsOf, type Page, stringOf, textOf } from '../catalogue/index.ts';
import { idOf } from '../session/identifier.ts';
import type { PermissionRow } from './tables.ts';

/** The component of a folder of the menu, as JeecgBoot's clients know it. */
export const folderComponent = 'layouts/RouteView';
const frameComponent = 'layouts/IframePageView';

const blank = {
  ...{ url: null, component: null, component_name: null, redirect: null, perms: null, perms_type: null, icon: null },
  ...{ is_route: 1, keep_alive: 0, hidden: 0, hide_tab: 0, always_show: 0, internal_or_external: 0 },
  ...{ status: '1', description: null },
} as const;

/** The menu of the app document as rows: a page's row holds the permission that opens it. Ids follow from the place. */
export function menuRows({ app, pages }: CatalogueState): PermissionRow[] {
  const byKey = new Map<string, Page>(pages.map((page) => [page.key, page]));
  const rows: PermissionRow[] = [];
  const add = (items: readonly JsonObject[], parent: PermissionRow | undefined, place: string): void => {
    for (const [index, item] of items.entries()) {
      const title = textOf(item['title'], '');
      const id = idOf(`menu ${place}/${title}`);
      const children = objectsOf(item, 'children');
      const row: PermissionRow = {
        ...blank,
        ...{ id, parent_id: parent?.id ?? null, name: title, sort_no: index + 1, menu_type: parent ? 1 : 0 },
        icon: stringOf(item, 'icon') ?? null,
        hidden: item['hidden'] === true ? 1 : 0,
        keep_alive: item['keepAlive'] === false ? 0 : 1,
        ...targetOf(item, byKey, id),
      };
      rows.push(row);
      add(children, row, `${place}/${title}`);
    }
  };
  add(app.document ? objectsOf(app.document.body, 'menu') : [], undefined, '');
  return rows;
}

type Target = Pick<PermissionRow, 'url' | 'component'> & Partial<PermissionRow>;

function targetOf(item: JsonObject, pages: ReadonlyMap<string, Page>, id: string): Target {
  const key = stringOf(item, 'document');
  const path = stringOf(item, 'path');
  if (key !== undefined) {
    const page = pages.get(key);
    return { url: path ?? page?.path ?? `/${key}`, component: key, perms: page?.permission ?? null };
  }
  const href = stringOf(item, 'href');
  // Of our own server in a frame, others in a window: only FRAME_ORIGINS may be framed.
  if (href !== undefined)
    return { url: href, component: frameComponent, internal_or_external: href.startsWith('/') ? 0 : 1 };
  return { url: path ?? `/menu/${id}`, component: folderComponent };
}

/**
 * Every permission point that the documents bring about: of models, requests, transitions, and those that the app document adds.
 * Each hangs below the page it belongs to, or below none.
 * @param menu the rows of menu entries that are stored.
 */
export function permissionPoints(
  { app, models, documents, pages }: CatalogueState,
  menu: readonly Pick<PermissionRow, 'id' | 'perms' | 'component' | 'menu_type'>[],
): PermissionRow[] {
  const titles = new Map<string, { title: string; parent: string | null }>();
  const rowOfPage = (permission: string): string | null =>
    menu.find((row) => row.menu_type !== 2 && row.perms === permission)?.id ?? null;
  const add = (name: string, title: string, parent: string | null): void => {
    if (!titles.has(name)) titles.set(name, { title, parent });
  };
  for (const model of models.values()) {
    const parent = rowOfPage(`${model.permission}:list`);
    for (const { name, title } of modelPermissions(model)) add(name, `${model.title}：${title}`, parent);
  }
  for (const page of pages) add(page.permission, `${page.title}：查看`, rowOfPage(page.permission));
  for (const key of documents.keys()) {
    const document = documents.get(key);
    const name = document && document.kind === 'request' ? stringOf(document.body, 'permission') : undefined;
    if (document && name !== undefined) add(name, textOf(document.body['title'], name), null);
  }
  for (const extra of app.document ? objectsOf(app.document.body, 'permissions') : []) {
    const name = stringOf(extra, 'name');
    if (name !== undefined) add(name, textOf(extra['title'], name), null);
  }
  // A menu entry that opens a page holds that page's permission itself.
  const held = new Set(menu.map((row) => row.perms));
  const points = [...titles].filter(([name]) => !held.has(name));
  return points.map(([name, { title, parent }], index) => ({
    ...blank,
    ...{ id: idOf(`permission ${name}`), parent_id: parent, name: title, menu_type: 2 },
    ...{ perms: name, perms_type: '1', sort_no: index + 1, is_route: 0 },
  }));
}
