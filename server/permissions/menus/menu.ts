import { createHash } from 'node:crypto';

import { routeName, type MenuNode } from '../../../src/engine/menu/index.ts';
import type { PermissionRow } from '../../database/index.ts';

/**
 * A menu node as JeecgBoot sends it (docs/jeecgboot.md, Menu and permissions): keys that do not apply are absent, not
 * null.
 */
export type StoredMenuNode = Omit<MenuNode, 'meta' | 'children'> & {
  meta: Partial<MenuNode['meta']> & { hideMenu?: true; hideTab?: true };
  children?: StoredMenuNode[];
};

/** Builds the menu of the given rows, without permission points and without rows whose parent is missing. */
export function buildUserMenu(rows: readonly PermissionRow[]): StoredMenuNode[] {
  const entries = rows.filter((row) => row.menu_type !== 2);
  return entries.filter((row) => !row.parent_id).map((row) => rootNode(row, entries));
}

function rootNode(row: PermissionRow, entries: readonly PermissionRow[]): StoredMenuNode {
  const node = { ...nodeOf(row, entries), redirect: row.redirect };
  const allHidden = node.children !== undefined && node.children.every((child) => child.hidden);
  // Such a root entry has no title in JeecgBoot either.
  return allHidden ? { ...node, hidden: true, meta: { hideMenu: true } } : node;
}

function nodeOf(row: PermissionRow, entries: readonly PermissionRow[]): StoredMenuNode {
  const url = row.url ?? '';
  const external = /^(https?:\/\/|\{\{)/.test(url);
  const children = entries.filter((entry) => entry.parent_id === row.id).map((entry) => nodeOf(entry, entries));
  return {
    id: row.id,
    route: row.is_route === 1 ? '1' : '0',
    path: external ? createHash('md5').update(url).digest('hex') : url,
    name: row.component_name || routeName(url),
    component: row.component,
    ...(row.hidden === 1 && { hidden: true }),
    ...(row.always_show === 1 && { alwaysShow: true }),
    meta: metaOf(row, external),
    ...(children.length > 0 && { children }),
  };
}

function metaOf(row: PermissionRow, external: boolean): StoredMenuNode['meta'] {
  return {
    keepAlive: row.keep_alive === 1,
    internalOrExternal: row.internal_or_external === 1,
    title: row.name,
    componentName: row.component_name || row.component?.split('/').at(-1) || '',
    ...(row.icon !== null && row.icon !== '' && { icon: row.icon }),
    ...((external || row.internal_or_external === 1) && row.url !== null && { url: row.url }),
    ...(row.hidden === 1 && { hideMenu: true }),
    ...(row.hide_tab === 1 && { hideTab: true }),
  };
}
