import { useAtomValue, useSetAtom } from 'jotai';
import { Activity, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { HostPartsContext } from '../../runtime/host/index.ts';
import { useKnownPages } from '../known-pages/use-known-pages.tsx';
import { drawPage } from '../pages/draw-page.tsx';
import {
  lowAppAtom,
  lowAppOf,
  matchPage,
  ShellRouter,
  splitPath,
  useBrowserLocation,
  useMenu,
  type PageRoute,
} from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { NotFoundPage } from '../status-pages/index.ts';
import { pageTitlesAtom, TabPanels, tabTitle, useTabs, type Tab } from '../tabs/index.ts';
import { ThemeProvider } from '../theme/index.ts';

import './layout.css';

import { Shell } from './Shell.tsx';
import { useDocumentTitle } from './use-document-title.ts';

const loadHostParts = async () => (await import('./host-parts.ts')).loadHostParts();

/** Renders the pages of signed-in users: in the shell, or without a frame if the route of the page requires that. */
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
  const user = useAtomValue(userAtom);
  const { pages, entries } = useMenu();
  const tabs = useTabs(pages);
  const location = useBrowserLocation();
  useKnownPages(entries, tabs.active);
  const current = matchPage(pages, tabs.active);
  const draw = useCallback((path: string) => drawPage(pages, path), [pages]);
  const lowApp = lowAppOf(current);
  useLowAppTold(lowApp);
  const titles = useAtomValue(pageTitlesAtom);
  const title = current && (titles[tabs.active] ?? current.page.title);
  const tenant = sessionStore.tenant();
  const isHome = current?.page.path === settings.home;
  useDocumentTitle(title === undefined ? undefined : tabTitle(title, tenant?.name, isHome));
  const isBlank = !current || current.page.isBlank === true;
  const target = current?.page.target;
  const elsewhere =
    target?.kind === 'redirect' ? { to: target.to } : current ? undefined : unknownPage(pages, location);
  const [hasShell, setHasShell] = useState(!isBlank);
  if (!isBlank && !hasShell) setHasShell(true);

  if (!user) return null;
  return (
    <>
      {elsewhere && <Navigate {...elsewhere} replace />}
      {isBlank && !elsewhere && (
        <main className="pw-blank">
          {current ? (
            <TabPanels tabs={[blankTab(location)]} active={location.path} draw={draw} place={tabs} labelled={false} />
          ) : (
            <Suspense fallback={null}>
              <NotFoundPage />
            </Suspense>
          )}
        </main>
      )}
      {/* The forms of open tabs keep their input while a page without a frame is shown. */}
      {hasShell && (
        <Activity mode={isBlank ? 'hidden' : 'visible'}>
          <Shell pages={pages} entries={entries} tabs={tabs} draw={draw} title={title} pattern={current?.page.path} />
        </Activity>
      )}
    </>
  );
}

/** Sets the low-code application in a layout effect, before the effects of the pages request their data. */
function useLowAppTold(lowApp: string | undefined): void {
  const tell = useSetAtom(lowAppAtom);
  useLayoutEffect(() => tell(lowApp), [tell, lowApp]);
}

function blankTab({ path, search }: ReturnType<typeof useBrowserLocation>): Tab {
  return { path, record: '', search, title: '', generation: 0, drawn: true };
}

/** An unknown address leads to 404; from there it returns to the original address once that page exists. */
function unknownPage(
  pages: readonly PageRoute[],
  { path, search, from = '' }: ReturnType<typeof useBrowserLocation>,
): { to: string; state?: { from: string } } | undefined {
  if (path !== '/404') return { to: '/404', state: { from: `${path}${search}` } };
  const [asked = ''] = from.split('?');
  return matchPage(pages, splitPath(pages, asked).path) ? { to: from } : undefined;
}
