import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useFeedback } from '../../views/feedback/index.ts';
import { useApp } from '../services/index.ts';
import { encodedRecord, matchPage, type PageRoute, splitPath, useBrowserLocation } from '../routes/index.ts';
import {
  closeTab,
  closeTabs,
  keepTabs,
  refreshTab,
  setTabRecord,
  setTabSearch,
  showTab,
  type Tab,
  withHome,
} from './tab-state.ts';
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
  openRecord: (path: string, record: string) => void;
  closeRecord: (path: string) => void;
  /** The address of a page: where its tab is now, or its path. */
  addressOf: (path: string) => string;
  go: (address: string) => void;
}

/** The open tabs, kept in step with the browser's address. */
export function useTabs(routes: readonly PageRoute[]): Tabs {
  const { settings, tabStorage } = useApp();
  const { home } = settings;
  const { path: shownPath, search, key, isOver, go, back } = useBrowserLocation();
  const { path, record } = useMemo(() => splitPath(routes, shownPath), [routes, shownPath]);
  const { message } = useFeedback();
  const [stored, store] = useAtom(tabsAtom);
  const here = useRef({ path, record, search, isOver });
  /** A step back is under way: the browser takes it later, from wherever it is then. */
  const isLeaving = useRef(false);

  const tabs = useMemo(() => {
    const title = (at: string) => matchPage(routes, at)?.page.title;
    const homeFirst = withHome(
      keepTabs(stored.tabs, (tab) => title(tab.path) !== undefined),
      home,
      title(home) ?? home,
    );
    const found = title(path);
    if (stored.shown === key || found === undefined) return homeFirst;
    return showTab(homeFirst, { path, record: stored.opening ?? record, search, title: found });
  }, [stored, routes, home, path, record, search, key]);

  useEffect(() => {
    here.current = { path, record, search, isOver };
    store((now) => (now.tabs === tabs && now.shown === key ? now : { tabs, shown: key }));
    saveTabs(tabStorage, tabs);
    if (stored.shown === key) return;
    isLeaving.current = false;
    if (stored.opening !== undefined) go(`${path}${encodedRecord(stored.opening)}${search}`, { over: true });
  }, [tabs, key, path, record, search, isOver, stored, go, store, tabStorage]);

  const change = useCallback(
    (edit: (tabs: Tab[]) => Tab[]) => store((now) => ({ ...now, tabs: edit(now.tabs) })),
    [store],
  );

  const setSearch = useCallback(
    (of: string, next: string) => {
      // The tab has it at once: the router follows in a transition, which what is typed meanwhile would interrupt.
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
    openRecord,
    closeRecord,
    addressOf: (of) => addressIn(tabs, of),
    go,
  };
}

function addressIn(tabs: Tab[], path: string): string {
  const { record = '', search = '' } = tabs.find((tab) => tab.path === path) ?? {};
  return `${path}${encodedRecord(record)}${search}`;
}
