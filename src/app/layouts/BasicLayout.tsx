import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { say } from '../../schema/locale/index.ts';
import { AccountDialogs } from '../account/index.ts';
import { HostPartsContext } from '../../runtime/host/index.ts';
import { antdComponent } from '../../views/antd-scope/index.ts';
import { useApp } from '../services/index.ts';
import { Shortcuts } from '../shortcuts/index.ts';
import { lookAtom, sidebarOpenAtom, ThemeProvider } from '../theme/index.ts';
import { useKnownPages } from '../known-pages/index.ts';
import { drawPage } from '../pages/index.ts';
import {
  entryPathOf,
  lowAppAtom,
  lowAppOf,
  matchPage,
  type PageRoute,
  ShellRouter,
  splitPath,
  useBrowserLocation,
  useMenu,
} from '../routes/index.ts';
import { NotFoundPage } from '../status-pages/index.ts';
import { TenantLine, userAtom } from '../session/index.ts';
import { type Tab, TabBar, TabPanels, tabTitle, useTabs } from '../tabs/index.ts';
import { Header } from './Header.tsx';
import './layout.css';
import { SideMenu } from './SideMenu.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useHeaderHidden } from './use-header-hidden.ts';
import { useViewport } from './use-viewport.ts';

const MenuDrawer = antdComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

const loadHostParts = async () => (await import('./host-parts.ts')).loadHostParts();

/** The shell: side menu, header, tabs, and the pages of all open tabs. */
export function BasicLayout() {
  return (
    <ThemeProvider>
      <HostPartsContext value={loadHostParts}>
        <ShellRouter>
          <Layout />
        </ShellRouter>
      </HostPartsContext>
    </ThemeProvider>
  );
}

function Layout() {
  const { settings, sessionStore } = useApp();
  const look = useAtomValue(lookAtom);
  const user = useAtomValue(userAtom);
  const { pages, entries } = useMenu();
  const tabs = useTabs(pages);
  const location = useBrowserLocation();
  const viewport = useViewport();
  useKnownPages(entries, tabs.active);
  const [keptOpen, keepOpen] = useAtom(sidebarOpenAtom);
  // On narrow windows the menu starts closed, and opening it is for the moment only.
  const [openNow, setOpenNow] = useState(false);
  const open = viewport === 'wide' ? keptOpen : openNow;
  const setOpen = viewport === 'wide' ? keepOpen : setOpenNow;
  const current = matchPage(pages, tabs.active);
  const draw = useCallback((path: string) => drawPage(pages, path), [pages]);

  const lowApp = lowAppOf(current);
  useLowAppTold(lowApp);
  const hasUnsaved = tabs.unsaved;
  const isFresh = useCallback(
    (path: string) => matchPage(pages, path)?.page.isFresh === true && !hasUnsaved.has(path),
    [pages, hasUnsaved],
  );

  const title = current?.page.title;
  const tenant = sessionStore.tenant();
  const isHome = current?.page.path === settings.home;
  useDocumentTitle(title === undefined ? undefined : tabTitle(title, tenant?.name, isHome));
  const header = useHeaderHidden(look.autoHideHeader);

  if (!user) return null;
  const asked = current ? undefined : unknownPage(pages, location);
  if (asked) return <Navigate {...asked} replace />;
  if (current?.page.target.kind === 'redirect') return <Navigate to={current.page.target.to} replace />;

  if (current?.page.isBlank)
    return (
      <main className="pw-blank">
        <TabPanels {...{ tabs: [blankTab(location)], active: location.path, draw, place: tabs, labelled: false }} />
      </main>
    );

  const activeEntry = entryPathOf(entries, tabs.active, current?.page.path);
  const isTop = look.layout === 'topmenu' && viewport !== 'phone';
  const menu = (
    <SideMenu
      entries={entries}
      active={activeEntry}
      collapsed={!open && viewport !== 'phone'}
      addressOf={tabs.pageAddressOf}
      onPick={() => viewport !== 'wide' && setOpenNow(false)}
    />
  );
  return (
    <div
      className="pw-shell"
      data-viewport={viewport}
      data-layout={isTop ? 'topmenu' : 'sidemenu'}
      data-header={look.fixedHeader ? undefined : 'static'}
      data-menu={look.fixedMenu ? undefined : 'static'}
      data-width={isTop ? look.contentWidth : undefined}
      data-header-hidden={header.isHidden || undefined}
    >
      <a className="pw-skip" href="#pw-content">
        {say('跳到内容')}
      </a>
      {viewport === 'phone' ? (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={() => setOpen(false)}>
            {menu}
          </MenuDrawer>
        </Suspense>
      ) : (
        !isTop && (
          <aside className="pw-sider" data-collapsed={!open} data-menu-theme={look.menuTheme}>
            {menu}
          </aside>
        )
      )}
      <div className="pw-main" onScrollCapture={header.onScroll}>
        <Header
          entries={entries}
          active={activeEntry}
          title={title ?? say('页面不存在')}
          viewport={viewport}
          menuOpen={open}
          onToggleMenu={() => setOpen(!open)}
          tabs={tabs}
          isTop={isTop}
          pages={pages}
        />
        {viewport !== 'phone' && look.multipage && (
          <nav aria-label={say('页签')}>
            <TabBar tabs={tabs} home={settings.home} tenant={tenant?.name} />
          </nav>
        )}
        <main className="pw-content" id="pw-content" tabIndex={-1}>
          {!current && (
            <Suspense fallback={null}>
              <NotFoundPage />
            </Suspense>
          )}
          <TabPanels
            tabs={tabs.tabs}
            active={tabs.active}
            draw={draw}
            place={tabs}
            labelled={viewport !== 'phone' && look.multipage}
            isFresh={isFresh}
          />
        </main>
        {tenant?.footContent !== undefined && (
          <footer className="pw-frame-footer">
            <TenantLine tenant={tenant} />
          </footer>
        )}
      </div>
      <AccountDialogs />
      <Shortcuts />
    </div>
  );
}

/** Tells calls the low-code application before the pages ask for their data in effects of their own. */
function useLowAppTold(lowApp: string | undefined): void {
  const tell = useSetAtom(lowAppAtom);
  useLayoutEffect(() => tell(lowApp), [tell, lowApp]);
}

/** A page without tabs, as the panels take it. */
function blankTab({ path, search }: ReturnType<typeof useBrowserLocation>): Tab {
  return { path, record: '', search, title: '', generation: 0, drawn: true };
}

/** Where an address without a page leads: to 404, and from there back to it once its page is there. */
function unknownPage(
  pages: readonly PageRoute[],
  { path, search, from = '' }: ReturnType<typeof useBrowserLocation>,
): { to: string; state?: { from: string } } | undefined {
  if (path !== '/404') return { to: '/404', state: { from: `${path}${search}` } };
  const [asked = ''] = from.split('?');
  return matchPage(pages, splitPath(pages, asked).path) ? { to: from } : undefined;
}
