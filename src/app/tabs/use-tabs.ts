import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useFeedback } from '../../views/feedback/index.ts';
import { useApp } from '../services/index.ts';
import { matchPage, type PageRoute, useBrowserLocation } from '../routes/index.ts';
import { closeTab, closeTabs, keepTabs, refreshTab, setTabSearch, showTab, type Tab, withHome } from './tab-state.ts';
import { saveTabs } from './tab-storage.ts';
import { tabsAtom } from './tabs-atom.ts';

export interface Tabs {
  tabs: Tab[];
  /** Path of the tab shown. */
  active: string;
  close: (path: string) => void;
  closeMany: (path: string, which: 'left' | 'right' | 'others') => void;
  refresh: (path: string) => void;
  setSearch: (path: string, search: string) => void;
  /** The address of a page: where its tab is now, or its path. */
  addressOf: (path: string) => string;
  go: (address: string) => void;
}

/** The open tabs, kept in step with the browser's address. */
export function useTabs(routes: readonly PageRoute[]): Tabs {
  const { settings, tabStorage } = useApp();
  const { home } = settings;
  const { path, search, key, go } = useBrowserLocation();
  const { message } = useFeedback();
  const [stored, store] = useAtom(tabsAtom);
  const activePath = useRef(path);

  const tabs = useMemo(() => {
    const title = (at: string) => matchPage(routes, at)?.page.title;
    const homeFirst = withHome(
      keepTabs(stored.tabs, (tab) => title(tab.path) !== undefined),
      home,
      title(home) ?? home,
    );
    const here = title(path);
    return stored.shown === key || here === undefined ? homeFirst : showTab(homeFirst, { path, search, title: here });
  }, [stored, routes, home, path, search, key]);

  useEffect(() => {
    activePath.current = path;
    store((now) => (now.tabs === tabs && now.shown === key ? now : { tabs, shown: key }));
    saveTabs(tabStorage, tabs);
  }, [tabs, key, path, store, tabStorage]);

  const change = useCallback(
    (edit: (tabs: Tab[]) => Tab[]) => store((now) => ({ ...now, tabs: edit(now.tabs) })),
    [store],
  );

  const setSearch = useCallback(
    (of: string, next: string) => {
      // The tab has it at once: the router follows in a transition, which what is typed meanwhile would interrupt.
      change((now) => setTabSearch(now, of, next));
      if (of === activePath.current) go(`${of}${next}`, { replace: true });
    },
    [change, go],
  );

  function settle(closed: { tabs: Tab[]; active: string }) {
    store({ tabs: closed.tabs, shown: key });
    if (closed.active !== path) go(addressIn(closed.tabs, closed.active));
  }

  return {
    tabs,
    active: path,
    close(of) {
      const closed = closeTab(tabs, of, path, home);
      if ('refusal' in closed) message.warning({ content: closed.refusal, key: closed.refusal });
      else settle(closed);
    },
    closeMany: (of, which) => settle(closeTabs(tabs, of, which, path, home)),
    refresh: (of) => change((now) => refreshTab(now, of)),
    setSearch,
    addressOf: (of) => addressIn(tabs, of),
    go,
  };
}

function addressIn(tabs: Tab[], path: string): string {
  return `${path}${tabs.find((tab) => tab.path === path)?.search ?? ''}`;
}
