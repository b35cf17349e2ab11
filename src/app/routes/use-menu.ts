import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { menuToRoutes } from '../../engine/menu/index.ts';
import { permissionNames } from '../../engine/permission/index.ts';
import { useApp } from '../services/index.ts';
import { authorityAtom } from '../session/index.ts';
import { menuEntries, type MenuEntry } from './menu-entries.ts';
import type { PageRoute } from './page-route.ts';
import { pageRoutes } from './page-routes.ts';

/** Returns the pages that the user may open and the menu entries. */
export function useMenu(): { pages: PageRoute[]; entries: MenuEntry[] } {
  const { settings, sessionStore } = useApp();
  const authority = useAtomValue(authorityAtom);

  return useMemo(() => {
    const context = { ...settings, token: sessionStore.token(), tenantId: sessionStore.tenantId() };
    const { routes, items } = menuToRoutes(authority?.menu ?? [], authority && permissionNames(authority));
    const pages = pageRoutes(routes, context);
    return { pages, entries: menuEntries(items, pages, context) };
  }, [authority, settings, sessionStore]);
}
