import { type DocumentKey, splitDocumentKey } from '../../schema/documents/document.ts';
import { routeName } from './menu-node.ts';

/** A route that a menu entry makes. */
export interface MenuRoute {
  path: string;
  name: string;
  title: string;
  /** As sent, without `/` before it and `.vue` after it; null where the entry has none. */
  component: string | null;
  /** Set where the component is the key of a document. */
  document?: DocumentKey;
  redirect?: string;
  /** Address of an iframe page; may hold `{{ … }}` and `${token}`, and is checked when it is opened. */
  url?: string;
  keepAlive: boolean;
  componentName?: string;
  permissionList?: unknown;
}

/** An entry of the menu that a person sees. */
export interface MenuItem {
  key: string;
  title: string;
  path: string;
  icon?: string;
  /** Opens in a new browser tab. */
  externalUrl?: string;
  children?: MenuItem[];
}

/**
 * Routes and visible entries from the menu of any JeecgBoot server. Tolerant where the reference breaks: a component or a
 * title may be missing, a node that makes no route (`route` "0") keeps its branch, what is no node is passed over.
 */
export function menuToRoutes(menu: unknown): { routes: MenuRoute[]; items: MenuItem[] } {
  const routes = new Map<string, MenuRoute>();
  const items = readNodes(menu, routes, 0);
  return { routes: [...routes.values()], items };
}

const deepest = 20;

function readNodes(nodes: unknown, routes: Map<string, MenuRoute>, depth: number): MenuItem[] {
  if (!Array.isArray(nodes) || depth > deepest) return [];
  return nodes.flatMap((node: unknown) => (isObject(node) ? readNode(node, routes, depth) : []));
}

function readNode(node: Record<string, unknown>, routes: Map<string, MenuRoute>, depth: number): MenuItem[] {
  const meta = isObject(node.meta) ? node.meta : {};
  const path = text(node.path) ?? '';
  const url = text(meta.url);
  const external = isTrue(meta.internalOrExternal) && url !== undefined;
  const component =
    text(node.component)
      ?.replace(/^\/?(src\/)?(views\/)?/, '')
      .replace(/\.vue$/, '') ?? null;
  const title = text(meta.title) ?? text(node.name) ?? path;
  const children = readNodes(node.children, routes, depth + 1);
  const makesRoute =
    path !== '' && String(node.route ?? '1') !== '0' && !external && component !== null && !isFolder(component, url);
  if (makesRoute && !routes.has(path)) routes.set(path, route(node, meta, { path, title, component, url }));
  const isHidden = isTrue(node.hidden) || isTrue(meta.hideMenu);
  if (isHidden) return [];
  const hasChildren = Array.isArray(node.children) && node.children.length > 0;
  if (hasChildren && children.length === 0 && !makesRoute) return [];
  const icon = text(meta.icon);
  return [
    {
      key: text(node.id) ?? path,
      title,
      path,
      ...(icon !== undefined && { icon }),
      ...(external && { externalUrl: url }),
      ...(children.length > 0 && { children }),
    },
  ];
}

function route(
  node: Record<string, unknown>,
  meta: Record<string, unknown>,
  { path, title, component, url }: { path: string; title: string; component: string; url: string | undefined },
): MenuRoute {
  const document = splitDocumentKey(component);
  const redirect = text(node.redirect);
  const componentName = text(meta.componentName);
  return {
    path,
    name: text(node.name) ?? routeName(path),
    title,
    component,
    keepAlive: isTrue(meta.keepAlive),
    ...(document && { document: `${document.id}.${document.kind}` as const }),
    ...(redirect !== undefined && { redirect }),
    ...(url !== undefined && { url }),
    ...(componentName !== undefined && { componentName }),
    ...(meta.permissionList !== undefined && { permissionList: meta.permissionList }),
  };
}

/** A layout that only holds its children; an iframe page is a page. */
function isFolder(component: string, url: string | undefined): boolean {
  return component.startsWith('layouts/') && !(component.includes('Iframe') && url !== undefined);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
