import { splitDocumentKey, type DocumentKey } from '../../schema/documents/document.ts';
import { isRecord } from '../../schema/json/index.ts';
import { actionNames, parseAuthEntries, type AuthEntry } from '../permission/index.ts';
import { isTrue, textOf } from './loose-values.ts';
import { routeName } from './menu-node.ts';
import { menuPath } from './menu-path.ts';

export interface MenuRoute {
  path: string;
  name: string;
  title: string;
  /**
   * The component as sent, without the leading `/` and the trailing `.vue`; null for folders and entries without one.
   */
  component: string | null;
  document?: DocumentKey;
  redirect?: string;
  /** Address of an iframe page; may contain `{{ … }}` and `${token}`, and is checked when it is opened. */
  url?: string;
  keepAlive: boolean;
  componentName?: string;
  /** Grants and locks for the page's forms, in addition to the user's permissions. */
  permissionList?: AuthEntry[];
  /** The permissions required by its `meta.permission`, or by that of an ancestor, if the user has none of them. */
  lacks?: string;
}

export interface MenuItem {
  key: string;
  title: string;
  path: string;
  icon?: string;
  externalUrl?: string;
  children?: MenuItem[];
}

/**
 * Returns the routes and visible entries for the menu of any JeecgBoot server. It tolerates input on which the
 * reference fails: a component or a title may be missing, a node without a route (`route` "0") keeps its branch, and
 * invalid nodes are skipped. `held` are the user's permissions; without them `meta.permission` is ignored.
 */
export function menuToRoutes(menu: unknown, held?: ReadonlySet<string>): { routes: MenuRoute[]; items: MenuItem[] } {
  const routes = new Map<string, MenuRoute>();
  const items = readNodes(menu, routes, { above: '', depth: 0, lacks: undefined, held });
  return { routes: [...routes.values()], items };
}

interface Place {
  above: string;
  depth: number;
  lacks: string | undefined;
  held: ReadonlySet<string> | undefined;
}

const deepest = 20;

function readNodes(nodes: unknown, routes: Map<string, MenuRoute>, place: Place): MenuItem[] {
  if (!Array.isArray(nodes) || place.depth > deepest) return [];
  return nodes.flatMap((node: unknown) => (isRecord(node) ? readNode(node, routes, place) : []));
}

function readNode(node: Record<string, unknown>, routes: Map<string, MenuRoute>, place: Place): MenuItem[] {
  const meta = isRecord(node.meta) ? node.meta : {};
  const written = textOf(node.path) ?? '';
  const path = menuPath(written, place.above);
  const component = componentOf(node);
  const url = textOf(meta.url) ?? frameAddress(node, written);
  const external = isTrue(meta.internalOrExternal) && url !== undefined;
  const title = textOf(meta.title) ?? textOf(node.name) ?? path;
  const lacks = place.lacks ?? lackedOf(meta.permission, place.held);
  const isForbidden = lacks !== undefined;
  const makesRoute = path !== '' && String(node.route ?? '1') !== '0' && !external && component !== null;
  // The menu opens it in another browser tab; its address, which a user may have bookmarked, opens here.
  const isOutside = external && written.startsWith('/') && written !== '/';
  const isPage = isOutside || (makesRoute && !isFolder(component, url));
  if (isPage) keep(routes, { ...route(node, meta, { path, title, component, url }), ...(isForbidden && { lacks }) });
  const known = routes.size;
  const children = readNodes(node.children, routes, { ...place, above: path, depth: place.depth + 1, lacks });
  const inside = pageInside(node, path, children, [...routes.keys()].slice(known));
  const leads = makesRoute && !isPage && !isForbidden && inside !== undefined;
  if (leads) keep(routes, { ...route(node, meta, { path, title, component: null, url: undefined }), redirect: inside });
  if (isForbidden || isTrue(node.hidden) || isTrue(meta.hideMenu)) return [];
  const hasChildren = Array.isArray(node.children) && node.children.length > 0;
  const stays = isPage || (leads && isTrue(node.alwaysShow));
  if (hasChildren && children.length === 0 && !stays) return [];
  const icon = textOf(meta.icon);
  return [
    {
      key: textOf(node.id) ?? path,
      title,
      path,
      ...(icon !== undefined && { icon }),
      ...(external && { externalUrl: url }),
      ...(children.length > 0 && { children }),
    },
  ];
}

function keep(routes: Map<string, MenuRoute>, made: MenuRoute): void {
  if (!routes.has(made.path)) routes.set(made.path, made);
}

function pageInside(
  node: Record<string, unknown>,
  path: string,
  children: readonly MenuItem[],
  paths: readonly string[],
): string | undefined {
  const said = menuPath(textOf(node.redirect) ?? '', path);
  if (said !== '' && said !== path) return said;
  return firstPath(children) ?? paths.find((each) => !each.includes(':'));
}

function firstPath(items: readonly MenuItem[]): string | undefined {
  for (const item of items) {
    const path = item.children ? firstPath(item.children) : item.externalUrl === undefined ? item.path : undefined;
    if (path !== undefined) return path;
  }
  return undefined;
}

function componentOf(node: Record<string, unknown>): string | null {
  const written = textOf(node.component);
  return written?.replace(/^\/?(src\/)?(views\/)?/, '').replace(/\.vue$/, '') ?? null;
}

/** One of the required permissions is sufficient, as in the reference's router. */
function lackedOf(asked: unknown, held: ReadonlySet<string> | undefined): string | undefined {
  const names = (Array.isArray(asked) ? asked : [asked]).flatMap((name) => actionNames(textOf(name) ?? ''));
  const isPermitted = held === undefined || names.length === 0 || names.some((name) => held.has(name));
  return isPermitted ? undefined : names.join(' / ');
}

function route(
  node: Record<string, unknown>,
  meta: Record<string, unknown>,
  { path, title, component, url }: Pick<MenuRoute, 'path' | 'title' | 'component'> & { url: string | undefined },
): MenuRoute {
  const document = splitDocumentKey(component ?? '');
  const redirect = menuPath(textOf(node.redirect) ?? '', path);
  const componentName = textOf(meta.componentName);
  const permissionList = parseAuthEntries(meta.permissionList);
  return {
    path,
    name: textOf(node.name) ?? routeName(path),
    title,
    component,
    keepAlive: meta.keepAlive === undefined || isTrue(meta.keepAlive),
    ...(document && { document: `${document.id}.${document.kind}` as const }),
    ...(redirect !== '' && { redirect }),
    ...(url !== undefined && { url }),
    ...(componentName !== undefined && { componentName }),
    ...(permissionList.length > 0 && { permissionList }),
  };
}

function isFolder(component: string | null, url: string | undefined): boolean {
  return component?.startsWith('layouts/') === true && !(component.includes('Iframe') && url !== undefined);
}

/**
 * Returns a frame's address that is missing in `meta.url`: old servers put it into the path, those since 3.5 into the
 * component.
 */
function frameAddress(node: Record<string, unknown>, path: string): string | undefined {
  const component = textOf(node.component) ?? '';
  if (isAddress(component)) return component;
  return component.includes('Iframe') && isAddress(path) ? path : undefined;
}

function isAddress(text: string): boolean {
  return /^(?:https?:|\{\{)/.test(text);
}
