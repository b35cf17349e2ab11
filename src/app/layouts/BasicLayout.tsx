import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { AccountDialogs } from '../account/index.ts';
import { antdComponent } from '../../views/antd-scope/index.ts';
import { useApp } from '../services/index.ts';
import { Shortcuts } from '../shortcuts/index.ts';
import { sidebarOpenAtom, ThemeProvider } from '../theme/index.ts';
import { useKnownPages } from '../known-pages/index.ts';
import { drawPage } from '../pages/index.ts';
import { matchPage, type PageRoute, splitPath, useBrowserLocation, useMenu } from '../routes/index.ts';
import { NotFoundPage } from '../status-pages/index.ts';
import { userAtom } from '../session/index.ts';
import { TabBar, TabPanels, useTabs } from '../tabs/index.ts';
import { Header } from './Header.tsx';
import './layout.css';
import { SideMenu } from './SideMenu.tsx';
import { useViewport } from './use-viewport.ts';

const MenuDrawer = antdComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** The shell: side menu, header, tabs, and the pages of all open tabs. */
export function BasicLayout() {
  return (
    <ThemeProvider>
      <Layout />
    </ThemeProvider>
  );
}

function Layout() {
  const { settings } = useApp();
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

  const title = current?.page.title;

  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  if (!user) return null;
  const asked = current ? undefined : unknownPage(pages, location);
  if (asked) return <Navigate {...asked} replace />;
  if (current?.page.target.kind === 'redirect') return <Navigate to={current.page.target.to} replace />;

  const menu = (
    <SideMenu
      entries={entries}
      active={tabs.active}
      collapsed={!open && viewport !== 'phone'}
      addressOf={tabs.addressOf}
      onPick={() => viewport !== 'wide' && setOpenNow(false)}
    />
  );
  return (
    <div className="pw-shell" data-viewport={viewport}>
      <a className="pw-skip" href="#pw-content">
        跳到内容
      </a>
      {viewport === 'phone' ? (
        <Suspense fallback={null}>
          <MenuDrawer open={open} onClose={() => setOpen(false)}>
            {menu}
          </MenuDrawer>
        </Suspense>
      ) : (
        <aside className="pw-sider" data-collapsed={!open}>
          {menu}
        </aside>
      )}
      <div className="pw-main">
        <Header
          entries={entries}
          active={tabs.active}
          title={title ?? '页面不存在'}
          viewport={viewport}
          menuOpen={open}
          onToggleMenu={() => setOpen(!open)}
          tabs={tabs}
        />
        {viewport !== 'phone' && (
          <nav aria-label="页签">
            <TabBar tabs={tabs} home={settings.home} />
          </nav>
        )}
        <main className="pw-content" id="pw-content" tabIndex={-1}>
          {!current && <NotFoundPage />}
          <TabPanels tabs={tabs.tabs} active={tabs.active} draw={draw} place={tabs} labelled={viewport !== 'phone'} />
        </main>
      </div>
      <AccountDialogs />
      <Shortcuts />
    </div>
  );
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
