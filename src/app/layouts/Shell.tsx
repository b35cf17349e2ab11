import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useCallback, useState } from 'react';

import { antdComponent } from '../../kit/antd-scope/AntdScope.tsx';
import { say } from '../../locale/index.ts';
import { AccountDialogs } from '../account/index.ts';
import type { drawPage } from '../pages/draw-page.tsx';
import { entryPathOf, matchPage, type MenuEntry, type PageRoute } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { TenantLine } from '../session/index.ts';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { TabBar, TabPanels, type Tabs } from '../tabs/index.ts';
import { lookAtom, sidebarOpenAtom } from '../theme/index.ts';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useHeaderHidden } from './use-header-hidden.ts';
import { useViewport } from './use-viewport.ts';

const MenuDrawer = antdComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** The frame around pages: side menu, header, tabs, and the pages of all open tabs. */
export function Shell(props: {
  pages: PageRoute[];
  entries: MenuEntry[];
  tabs: Tabs;
  draw: (path: string) => ReturnType<typeof drawPage>;
  title: string | undefined;
  /** The route path of the current page, with its parameters. */
  pattern: string | undefined;
}) {
  const { pages, entries, tabs, draw, title, pattern } = props;
  const { settings, sessionStore } = useApp();
  const look = useAtomValue(lookAtom);
  const viewport = useViewport();
  const [keptOpen, keepOpen] = useAtom(sidebarOpenAtom);
  // On narrow windows the menu starts closed, and opening it is not remembered.
  const [openNow, setOpenNow] = useState(false);
  const open = viewport === 'wide' ? keptOpen : openNow;
  const setOpen = viewport === 'wide' ? keepOpen : setOpenNow;
  const hasUnsaved = tabs.unsaved;
  const isFresh = useCallback(
    (path: string) => matchPage(pages, path)?.page.isFresh === true && !hasUnsaved.has(path),
    [pages, hasUnsaved],
  );
  const tenant = sessionStore.tenant();
  const header = useHeaderHidden(look.autoHideHeader);
  const activeEntry = entryPathOf(entries, tabs.active, pattern);
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
          title={title ?? ''}
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
