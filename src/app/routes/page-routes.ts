import type { MenuRoute } from '../../engine/menu/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import type { FixedRoute } from '../services/index.ts';
import { type MenuContext, menuUrl } from './menu-url.ts';

/** What is drawn at an address. */
export type PageTarget =
  | { kind: 'home' }
  /** The visual designer; the server says who may edit what. */
  | { kind: 'designer' }
  | { kind: 'document'; document: DocumentKey }
  | { kind: 'frame'; url: string }
  | { kind: 'redirect'; to: string }
  /** The menu names something this application does not have. */
  | { kind: 'unknown'; component: string };

/** A page of the shell. `path` may have parameters (`/online/report/:code`). */
export interface PageRoute {
  path: string;
  title: string;
  target: PageTarget;
}

/** What the routes go by, beside the menu. */
export interface RouteContext extends MenuContext {
  home: string;
  /** Of the app document. */
  routes?: readonly FixedRoute[];
  /** Documents by the component path of a JeecgBoot's menu. */
  components?: ReadonlyMap<string, DocumentKey>;
}

/** The home page, the pages of the menu, and the fixed routes that the menu does not have. */
export function pageRoutes(routes: readonly MenuRoute[], context: RouteContext): PageRoute[] {
  const ofMenu = routes
    .filter(({ path }) => path.startsWith('/'))
    .map((route) => ({ path: route.path, title: route.title, target: targetOf(route, context) }));
  const known = new Set(ofMenu.map(({ path }) => path));
  const fixed = (context.routes ?? []).map(fixedRoute);
  const all = [...ofMenu, ...fixed.filter(({ path }) => !known.has(path))];
  // A document of its own may stand at the home path, before what a JeecgBoot's menu names there.
  const home = [...ofMenu, ...fixed].find(({ path, target }) => path === context.home && target.kind === 'document');
  return [
    home ?? { path: context.home, title: '首页', target: { kind: 'home' } },
    ...all.filter(({ path }) => path !== context.home),
    ...(known.has('/designer') ? [] : [{ path: '/designer', title: '设计器', target: { kind: 'designer' } as const }]),
  ];
}

function fixedRoute({ path, title, document, redirect }: FixedRoute): PageRoute {
  const target: PageTarget = document ? { kind: 'document', document } : { kind: 'redirect', to: redirect ?? '/' };
  return { path, title, target };
}

function targetOf(route: MenuRoute, context: RouteContext): PageTarget {
  const { url, component, redirect, path } = route;
  const document = route.document ?? (component === null ? undefined : context.components?.get(component));
  if (document) return { kind: 'document', document };
  if (url !== undefined) {
    const address = menuUrl(url, context);
    return address ? { kind: 'frame', url: address } : { kind: 'unknown', component: url };
  }
  if (redirect?.startsWith('/') && redirect !== path) return { kind: 'redirect', to: redirect };
  return { kind: 'unknown', component: component ?? path };
}
