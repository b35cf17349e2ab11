import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useFeedback } from '../../kit/feedback/index.ts';
import { useUnsavedOwners } from '../../runtime/unsaved/use-unsaved.ts';
import { encodedRecord, matchPage, splitPath, useBrowserLocation, type PageRoute } from '../routes/index.ts';
import { useApp } from '../services/index.ts';
import { keepCachedRoutes } from './cached-routes.ts';
import { pageTitlesAtom } from './page-titles-atom.ts';
import {
  closeTab,
  closeTabs,
  keepTabs,
  moveTab,
  refreshTab,
  setTabRecord,
  setTabSearch,
  showTab,
  withHome,
  type Closed,
  type Tab,
} from './tab-state.ts';
import { saveTabs } from './tab-storage.ts';
import { tabsAtom } from './tabs-atom.ts';
import { useMayLeave } from './use-may-leave.ts';

export interface Tabs {
  tabs: Tab[];
  active: string;
  unsaved: ReadonlySet<string>;
  close: (path: string) => void;
  closeMany: (path: string, which: 'left' | 'right' | 'others') => void;
  refresh: (path: string) => Promise<void>;
  move: (path: string, position: number) => void;
  setSearch: (path: string, search: string) => void;
  openRecord: (path: string, record: string) => void;
  closeRecord: (path: string) => void;
  /** Returns the current address of a page's tab, or its path if it has none. */
  addressOf: (path: string) => string;
  /**
   * Returns the address for a menu link: like `addressOf`, but without a record that was opened over the page, unless
   * the tab has unsaved input.
   */
  pageAddressOf: (path: string) => string;
  go: (address: string) => void;
}

/** Keeps the open tabs in sync with the browser's address. */
export function useTabs(routes: readonly PageRoute[]): Tabs {
  const { settings, tabStorage, browserStorage } = useApp();
  const { home } = settings;
  const { path: shownPath, search, key, isOver, go, back } = useBrowserLocation();
  const { path, record } = useMemo(() => splitPath(routes, shownPath), [routes, shownPath]);
  const { message } = useFeedback();
  const unsaved = useUnsavedOwners();
  const mayLeave = useMayLeave();
  const [stored, store] = useAtom(tabsAtom);
  const titles = useAtomValue(pageTitlesAtom);
  /** True while a step back is pending: the browser executes it later, relative to its position at that time. */
  const isLeaving = useRef(false);

  const tabs = useMemo(() => {
    const title = (at: string) => {
      const page = matchPage(routes, at)?.page;
      const kind = page?.target.kind;
      // Redirects and error pages get no tab.
      const isPassing = page?.isBlank || kind === 'redirect' || (kind === 'status' && at !== path);
      return isPassing ? undefined : (titles[at] ?? page?.title);
    };
    const homeFirst = withHome(keepTabs(stored.tabs, title), home, title(home) ?? home);
    const found = title(path);
    if (stored.shown === key || found === undefined) return homeFirst;
    return showTab(homeFirst, { path, record: stored.opening ?? record, search, title: found });
  }, [stored, routes, titles, home, path, record, search, key]);

  const here = useRef({ tabs, path, record, search, key, isOver });
  useEffect(() => {
    here.current = { tabs, path, record, search, key, isOver };
    store((now) => (now.tabs === tabs && now.shown === key ? now : { tabs, shown: key }));
    saveTabs(tabStorage, tabs);
    keepCachedRoutes(browserStorage, tabs);
    if (stored.shown === key) return;
    isLeaving.current = false;
    if (stored.opening !== undefined) go(`${path}${encodedRecord(stored.opening)}${search}`, { over: true });
  }, [tabs, key, path, record, search, isOver, stored, go, store, tabStorage, browserStorage]);

  const change = useCallback(
    (edit: (tabs: Tab[]) => Tab[]) => store((now) => ({ ...now, tabs: edit(now.tabs) })),
    [store],
  );

  const setSearch = useCallback(
    (of: string, next: string) => {
      // The tab is updated immediately: the router follows in a transition, which typing would interrupt.
      change((now) => setTabSearch(now, of, next));
      const { path: active, record: behind, isOver: over } = here.current;
      if (of === active) go(`${of}${encodedRecord(behind)}${next}`, { replace: true, over });
    },
    [change, go],
  );

  const openRecord = useCallback(
    (of: string, next: string) => {
      if (isLeaving.current) {
        return store((now) => ({ ...now, tabs: setTabRecord(now.tabs, of, next), opening: next }));
      }
      change((now) => setTabRecord(now, of, next));
      const { path: active, record: behind, search: query } = here.current;
      if (of === active && behind !== next) go(`${of}${encodedRecord(next)}${query}`, { over: behind === '' });
    },
    [change, go, store],
  );

  const closeRecord = useCallback(
    (of: string) => {
      change((now) => setTabRecord(now, of, ''));
      const { path: active, record: behind, search: query, isOver: over } = here.current;
      if (of !== active || behind === '') return;
      isLeaving.current = over;
      if (over) back();
      else go(`${of}${query}`, { replace: true });
    },
    [change, go, back],
  );

  async function settle(close: (tabs: Tab[], active: string) => Closed) {
    const { tabs: kept } = close(tabs, path);
    const closes = tabs.filter((tab) => !kept.includes(tab));
    if (!(await mayLeave(closes, 'close'))) return;
    // The browser may have gone back while the confirmation was open.
    const now = here.current;
    const closed = close(now.tabs, now.path);
    store({ tabs: closed.tabs, shown: now.key });
    if (closed.active !== now.path) go(addressIn(closed.tabs, closed.active));
  }

  return {
    tabs,
    active: path,
    unsaved,
    close(of) {
      const first = closeTab(tabs, of, path, home);
      if ('refusal' in first) return message.warning({ content: first.refusal, key: first.refusal });
      void settle((now, active) => {
        const closed = closeTab(now, of, active, home);
        return 'refusal' in closed ? { tabs: now, active } : closed;
      });
    },
    closeMany: (of, which) => void settle((now, active) => closeTabs(now, of, which, active, home)),
    async refresh(of) {
      const redrawn = tabs.filter((tab) => tab.path === of);
      if (await mayLeave(redrawn, 'refresh')) change((now) => refreshTab(now, of));
    },
    move: (of, position) => change(() => moveTab(tabs, of, position, home)),
    setSearch,
    openRecord,
    closeRecord,
    addressOf: (of) => addressIn(tabs, of),
    pageAddressOf: (of) => addressIn(unsaved.has(of) ? tabs : setTabRecord(tabs, of, ''), of),
    go,
  };
}

function addressIn(tabs: Tab[], path: string): string {
  const { record = '', search = '' } = tabs.find((tab) => tab.path === path) ?? {};
  return `${path}${encodedRecord(record)}${search}`;
}
