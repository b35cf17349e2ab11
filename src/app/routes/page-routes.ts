import type { MenuRoute } from '../../engine/menu/index.ts';
import type { DocumentKey } from '../../schema/documents/document.ts';
import { type MenuContext, menuUrl } from './menu-url.ts';

/** What is drawn at an address. */
export type PageTarget =
  | { kind: 'home' }
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

/** The home page and the pages of the menu. */
export function pageRoutes(routes: readonly MenuRoute[], context: MenuContext & { home: string }): PageRoute[] {
  const others = routes.filter(({ path }) => path !== context.home && path.startsWith('/'));
  return [
    { path: context.home, title: '首页', target: { kind: 'home' } },
    ...others.map((route) => ({ path: route.path, title: route.title, target: targetOf(route, context) })),
  ];
}

function targetOf({ document, url, component, redirect, path }: MenuRoute, context: MenuContext): PageTarget {
  if (document) return { kind: 'document', document };
  if (url !== undefined) {
    const address = menuUrl(url, context);
    return address ? { kind: 'frame', url: address } : { kind: 'unknown', component: url };
  }
  if (redirect?.startsWith('/') && redirect !== path) return { kind: 'redirect', to: redirect };
  return { kind: 'unknown', component: component ?? path };
}
