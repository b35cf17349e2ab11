import { routeName, type MenuRoute } from '../../engine/menu/index.ts';
import { say, text, textTable } from '../../locale/index.ts';
import { readDocumentKey } from '../../schema/documents/document.ts';
import type { JsonObject } from '../../schema/json/index.ts';
import type { FixedRoute } from '../services/index.ts';
import { componentPages, componentTarget, madeDocument, type ComponentPages } from './component-targets.ts';
import { matchPage } from './match-page.ts';
import { menuUrl, type MenuContext } from './menu-url.ts';
import type { PageRoute, PageTarget } from './page-route.ts';

/** The context from which routes are built, in addition to the menu. */
export interface RouteContext extends MenuContext {
  home: string;
  routes?: readonly FixedRoute[];
  components?: readonly JsonObject[];
}

const forbidden = { kind: 'status', code: '403' } as const;

/** The built-in pages, used if neither the menu nor the app document has a page at their path. */
const ownRoutes: readonly PageRoute[] = textTable([
  { path: '/designer', title: text('设计器'), target: { kind: 'designer' } },
  { path: '/403', title: text('没有权限'), target: { kind: 'status', code: '403' } },
  { path: '/500', title: text('页面出错了'), target: { kind: 'status', code: '500' }, isBlank: true },
  ...['/403', '/404', '/500'].map((to) => ({
    path: `/exception${to}`,
    title: '',
    target: { kind: 'redirect' as const, to },
  })),
]);

/** Returns the home page, the pages of the menu, and the fixed routes that the menu does not have. */
export function pageRoutes(routes: readonly MenuRoute[], context: RouteContext): PageRoute[] {
  const components = componentPages(context.components ?? []);
  const blank = new Set((context.routes ?? []).flatMap(({ path, isBlank }) => (isBlank ? [path] : [])));
  const ofMenu = routes
    .filter(({ path }) => path.startsWith('/'))
    .map((route) => ({
      ...ofEntry(route, context, components),
      ...(blank.has(route.path) && { isBlank: true as const }),
    }));
  const known = new Set(ofMenu.map(({ path }) => path));
  const fixed = (context.routes ?? [])
    .flatMap(fixedRoute)
    .filter(({ path }) => path === context.home || !known.has(path));
  for (const { path } of fixed) known.add(path);
  const all = [...withOwnEntries(ofMenu), ...fixed];
  // A document at the home path takes precedence over the component that a JeecgBoot menu names there.
  const home = all.find(({ path, target }) => path === context.home && target.kind === 'document');
  return [
    home ?? { path: context.home, title: say('首页'), target: { kind: 'home' } },
    ...all.filter(({ path }) => path !== context.home),
    ...ownRoutes.filter(({ path }) => !known.has(path)),
  ];
}

/**
 * A menu entry of one online form or report may name any component. Such an entry is resolved by the general route for
 * all of them, which has the code as a parameter.
 */
function withOwnEntries(routes: readonly PageRoute[]): PageRoute[] {
  const made = routes.filter(({ target }) => target.kind === 'made');
  return routes.map((route) => {
    const [path = ''] = route.path.split('?');
    const match = route.target.kind === 'unknown' ? matchPage(made, path) : undefined;
    if (match?.page.target.kind !== 'made') return route;
    const { document, parameter } = match.page.target;
    const key = madeDocument(document, match.params[parameter] ?? '');
    const target: PageTarget = { kind: 'document', document: key, isMade: true };
    return { ...route, path, target };
  });
}

function ofEntry(route: MenuRoute, context: RouteContext, components: ComponentPages): PageRoute {
  return {
    path: route.path,
    title: route.title,
    target: route.lacks === undefined ? targetOf(route, context, components) : { ...forbidden, lacks: route.lacks },
    name: route.name,
    ...(!route.keepAlive && { isFresh: true }),
    ...(route.permissionList && { permissionList: route.permissionList }),
  };
}

function fixedRoute({ path, title, document, redirect, isBlank }: FixedRoute): PageRoute[] {
  const key = readDocumentKey(document);
  if (!key && redirect === undefined) return [];
  const target: PageTarget = key ? { kind: 'document', document: key } : { kind: 'redirect', to: redirect ?? '/' };
  return [{ path, title, target, name: routeName(path), ...(isBlank && { isBlank }) }];
}

function targetOf(route: MenuRoute, context: RouteContext, components: ComponentPages): PageTarget {
  const { url, component, redirect, path, document } = route;
  if (document) return { kind: 'document', document };
  const ofComponent = component === null ? undefined : componentTarget(component, path, components);
  if (ofComponent) return ofComponent;
  if (url !== undefined) {
    const address = menuUrl(url, context);
    return address ? { kind: 'frame', url: address } : { kind: 'refused', url };
  }
  if (redirect?.startsWith('/') && redirect !== path) return { kind: 'redirect', to: redirect };
  return { kind: 'unknown', component: component ?? path };
}
