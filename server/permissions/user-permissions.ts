import { routeName, unplacedTitle } from '../../src/engine/menu/index.ts';
import { readObjects, readString } from '../../src/engine/values/index.ts';
import { translated } from '../../src/locale/index.ts';
import { readDocumentKey } from '../../src/schema/documents/document.ts';
import { spokenState, type CatalogueState } from '../catalogue/index.ts';
import { idOf, type DynamicKysely, type PermissionRow } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { allRows, grantedRows } from './grants/index.ts';
import { buildUserMenu, type StoredMenuNode } from './menus/index.ts';
import { namesOf } from './reach/role-reach.ts';
import { folderComponent, saidNames, unplacedId } from './seed/index.ts';

export interface PermissionPoint {
  action: string;
  type: string;
  describe: string;
}

/** The result of `getUserPermissionByToken` (docs/jeecgboot.md, Menu and permissions). */
export interface UserPermissions {
  menu: StoredMenuNode[];
  auth: PermissionPoint[];
  allAuth: (PermissionPoint & { status: string })[];
  sysSafeMode: boolean;
}

export async function userPermissions(
  database: DynamicKysely,
  person: Person,
  state: CatalogueState,
): Promise<UserPermissions> {
  const all = await allRows(database);
  const own = person.administrator ? all : await grantedRows(database, person);
  // An entry whose permission is switched off leads to a page that refuses everybody.
  const open = own.filter(({ perms }) => namesOf(perms).every((name) => person.permissions.has(name)));
  const reached = person.administrator ? [...open, ...unplaced(all, spokenState(state))] : withFolders(open, all);
  const shown = withoutLost(reached, state);
  const withNames = saidNames(state);
  const menu = buildUserMenu(shown.map(withNames));
  // The permission to open a page is in its menu entry; buttons of other pages need it too.
  const points = (rows: readonly PermissionRow[]) => rows.filter((row) => row.perms).map(withNames);
  return {
    menu: hasHome(buildUserMenu(shown), state.app.home) ? menu : [homeNode(state.app.home), ...menu],
    auth: points(own)
      .filter((row) => row.status === '1')
      .map(pointOf),
    allAuth: points(all).map((row) => ({ ...pointOf(row), status: row.status })),
    sysSafeMode: false,
  };
}

function withFolders(own: readonly PermissionRow[], all: readonly PermissionRow[]): PermissionRow[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const shown = new Map(own.map((row) => [row.id, row]));
  const showAbove = (row: PermissionRow): void => {
    const above = byId.get(row.parent_id ?? '');
    if (!above || shown.has(above.id)) return;
    // A page that was not granted is shown as a folder for those below it.
    shown.set(above.id, above.menu_type === 0 ? above : { ...above, component: folderComponent, perms: null });
    showAbove(above);
  };
  for (const row of own) if (row.menu_type !== 2) showAbove(row);
  return all.flatMap(({ id }) => shown.get(id) ?? []);
}

function withoutLost(rows: readonly PermissionRow[], { sourceOf }: CatalogueState): PermissionRow[] {
  const isLost = ({ menu_type: type, component }: PermissionRow): boolean => {
    const key = type === 2 ? undefined : readDocumentKey(component);
    return key !== undefined && sourceOf(key) === undefined;
  };
  const lost = rows.filter(isLost);
  if (lost.length === 0) return [...rows];
  const kept = rows.filter((row) => !isLost(row));
  const held = new Set(kept.map((row) => row.parent_id));
  const emptied = new Set(lost.map((row) => row.parent_id).filter((id) => id !== null && !held.has(id)));
  return kept.filter((row) => row.component !== folderComponent || !emptied.has(row.id));
}

function pointOf(row: PermissionRow): PermissionPoint {
  return { action: row.perms ?? '', type: row.perms_type ?? '1', describe: row.name };
}

/** A menu without a home page gets the system's as its first entry, as in JeecgBoot. */
function homeNode(home: string): StoredMenuNode {
  return {
    id: idOf('home'),
    route: '1',
    path: home,
    name: routeName(home),
    component: 'dashboard/Analysis',
    redirect: null,
    meta: { keepAlive: true, internalOrExternal: false, title: say('首页'), componentName: 'Analysis', icon: 'home' },
  };
}

/**
 * Returns `true` if an entry of the menu, at any depth, is the home page: by its address, or by its name as in
 * JeecgBoot.
 */
function hasHome(menu: readonly StoredMenuNode[], home: string): boolean {
  return menu.some(({ path, meta, children }) => {
    return path === home || meta.title === '首页' || hasHome(children ?? [], home);
  });
}

/** Returns rows for pages that neither the menu nor a fixed route opens; they exist in this response only. */
function unplaced(rows: readonly PermissionRow[], { pages, app }: CatalogueState): PermissionRow[] {
  const routes = readObjects(app.document?.body['routes']).map(({ item }) => readString(item['document']) ?? null);
  const opened = new Set([...rows.map((row) => row.component), ...routes]);
  const missing = pages.filter((page) => !opened.has(page.key));
  if (missing.length === 0) return [];
  const folder: PermissionRow = {
    id: unplacedId,
    parent_id: null,
    name: translated(unplacedTitle),
    url: '/unplaced',
    component: folderComponent,
    component_name: null,
    redirect: null,
    menu_type: 0,
    perms: null,
    perms_type: null,
    icon: 'appstore',
    sort_no: 9999,
    is_route: 1,
    keep_alive: 0,
    hidden: 0,
    hide_tab: 0,
    always_show: 0,
    internal_or_external: 0,
    status: '1',
    description: null,
  };
  const children = missing.map((page): PermissionRow => ({
    ...folder,
    id: idOf(`page ${page.key}`),
    parent_id: folder.id,
    name: page.title,
    url: page.path,
    component: page.key,
    menu_type: 1,
    icon: null,
    keep_alive: 1,
    perms: page.permission,
  }));
  return [folder, ...children];
}
