import { createHash } from 'node:crypto';
import type { PermissionRow } from './tables.ts';

/** A menu node as JeecgBoot sends it (jeecg-contract.md 3): keys that do not apply are absent, not null. */
export interface MenuNode {
  id: string;
  route: '0' | '1';
  path: string;
  name: string;
  component: string | null;
  redirect?: string | null;
  hidden?: true;
  alwaysShow?: true;
  meta: MenuMeta;
  children?: MenuNode[];
}

type MenuMeta = {
  hideMenu?: true;
  keepAlive?: boolean;
  internalOrExternal?: boolean;
  title?: string;
  componentName?: string;
  icon?: string;
  url?: string;
  hideTab?: true;
};

/** The menu of the given rows; permission points among them are left out, and rows whose parent is not among them. */
export function buildUserMenu(rows: readonly PermissionRow[]): MenuNode[] {
  const entries = rows.filter((row) => row.menu_type !== 2);
  return entries.filter((row) => !row.parent_id).map((row) => rootNode(row, entries));
}

function rootNode(row: PermissionRow, entries: readonly PermissionRow[]): MenuNode {
  const node = { ...nodeOf(row, entries), redirect: row.redirect };
  const allHidden = node.children !== undefined && node.children.every((child) => child.hidden);
  // Rule 4 of the contract: such a root loses its title too.
  return allHidden ? { ...node, hidden: true, meta: { hideMenu: true } } : node;
}

function nodeOf(row: PermissionRow, entries: readonly PermissionRow[]): MenuNode {
  const url = row.url ?? '';
  const external = /^(https?:\/\/|\{\{)/.test(url);
  const children = entries.filter((entry) => entry.parent_id === row.id).map((entry) => nodeOf(entry, entries));
  return {
    id: row.id,
    route: row.is_route === 1 ? '1' : '0',
    path: external ? createHash('md5').update(url).digest('hex') : url,
    name: row.component_name || url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@'),
    component: row.component,
    ...(row.hidden === 1 && { hidden: true }),
    ...(row.always_show === 1 && { alwaysShow: true }),
    meta: metaOf(row, external),
    ...(children.length > 0 && { children }),
  };
}

function metaOf(row: PermissionRow, external: boolean): MenuMeta {
  return {
    keepAlive: row.keep_alive === 1,
    internalOrExternal: row.internal_or_external === 1,
    title: row.name,
    componentName: row.component_name || row.component?.split('/').at(-1) || '',
    ...(row.icon !== null && row.icon !== '' && { icon: row.icon }),
    ...(external && row.url !== null && { url: row.url }),
    ...(row.hidden === 1 && { hideMenu: true }),
    ...(row.hide_tab === 1 && { hideTab: true }),
  };
}
