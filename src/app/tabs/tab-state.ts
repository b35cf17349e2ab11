import { say } from '../../locale/index.ts';

/** An open page, identified by its path. While it is not active it keeps its own search part. */
export interface Tab {
  path: string;
  record: string;
  /** '' or with its leading `?`. */
  search: string;
  title: string;
  /** Counts refreshes: a new number remounts the page. */
  generation: number;
  /** True once its page has been rendered. Restored tabs are rendered when they are first shown. */
  drawn: boolean;
}

/** The tabs after a close, and the path of the one to show. */
export interface Closed {
  tabs: Tab[];
  active: string;
}

/** The reason why a tab stays open, as a message for the user. */
export interface Refusal {
  refusal: string;
}

/** Shows a page: opens its tab or updates its search part. Returns the same array if nothing changes. */
export function showTab(tabs: Tab[], page: Pick<Tab, 'path' | 'record' | 'search' | 'title'>): Tab[] {
  const found = tabs.find((tab) => tab.path === page.path);
  if (!found) return [...tabs, { ...page, generation: 0, drawn: true }];
  const { record, search, title } = page;
  if (found.record === record && found.search === search && found.title === title && found.drawn) return tabs;
  return tabs.map((tab) => (tab === found ? { ...found, record, search, title, drawn: true } : tab));
}

/**
 * Removes the tabs of pages that no longer exist and updates the titles of the others.
 * @param titleOf returns the title of the page at a path, or undefined if it no longer exists.
 * @returns the same array if nothing changes.
 */
export function keepTabs(tabs: Tab[], titleOf: (path: string) => string | undefined): Tab[] {
  const kept = tabs.flatMap((tab) => {
    const title = titleOf(tab.path);
    if (title === undefined) return [];
    return title === tab.title ? tab : { ...tab, title };
  });
  return kept.length === tabs.length && kept.every((tab, position) => tab === tabs[position]) ? tabs : kept;
}

/** Adds the home tab at the front if it is missing; otherwise returns the same array. */
export function withHome(tabs: Tab[], home: string, title: string): Tab[] {
  if (tabs.some((tab) => tab.path === home)) return tabs;
  return [{ path: home, record: '', search: '', title, generation: 0, drawn: false }, ...tabs];
}

/** Sets the search part of a tab. */
export function setTabSearch(tabs: Tab[], path: string, search: string): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, search } : tab));
}

/** Sets the record that a tab shows. */
export function setTabRecord(tabs: Tab[], path: string, record: string): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, record } : tab));
}

/** Remounts the page of a tab. */
export function refreshTab(tabs: Tab[], path: string): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, generation: tab.generation + 1 } : tab));
}

/** Moves a tab to another position of the bar; the home tab stays first. Returns the same array if nothing moves. */
export function moveTab(tabs: Tab[], path: string, position: number, home: string): Tab[] {
  const moved = tabs.find((tab) => tab.path === path);
  const at = Math.max(tabs[0]?.path === home ? 1 : 0, Math.min(position, tabs.length - 1));
  if (!moved || path === home || tabs[at] === moved) return tabs;
  return tabs.filter((tab) => tab !== moved).toSpliced(at, 0, moved);
}

/** Closes a tab. If it was active, its right neighbour becomes active, or the left one at the end. */
export function closeTab(tabs: Tab[], path: string, active: string, home: string): Closed | Refusal {
  if (path === home) return { refusal: say('首页不能关闭!') };
  if (tabs.length === 1) return { refusal: say('这是最后一页，不能再关闭了啦') };
  const at = tabs.findIndex((tab) => tab.path === path);
  const rest = tabs.filter((tab) => tab.path !== path);
  const neighbour = rest[Math.min(at, rest.length - 1)]?.path ?? home;
  return { tabs: rest, active: path === active ? neighbour : active };
}

/**
 * Closes the tabs on one side of a tab, or all others. The home tab stays. If the active tab closes, the given one
 * becomes active.
 */
export function closeTabs(
  tabs: Tab[],
  path: string,
  which: 'left' | 'right' | 'others',
  active: string,
  home: string,
): Closed {
  const at = tabs.findIndex((tab) => tab.path === path);
  const closes = (index: number) => (which === 'left' ? index < at : which === 'right' ? index > at : index !== at);
  const rest = tabs.filter((tab, index) => tab.path === home || !closes(index));
  return { tabs: rest, active: rest.some((tab) => tab.path === active) ? active : path };
}
