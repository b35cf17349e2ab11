// covers: tabs-first-last, error-tabs
import { describe, expect, test } from 'vitest';

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
  type Tab,
} from './tab-state.ts';

const home = '/dashboard/analysis';

function tabsOf(...paths: string[]): Tab[] {
  return paths.map((path) => ({ path, record: '', search: '', title: path, generation: 0, drawn: true }));
}

const pathsOf = (tabs: Tab[]) => tabs.map((tab) => tab.path);

describe('showing a page', () => {
  test('opens its tab once', () => {
    const tabs = showTab(tabsOf(home), { path: '/a', record: '', search: '?x=1', title: '甲' });
    expect(tabs).toEqual([
      ...tabsOf(home),
      { path: '/a', record: '', search: '?x=1', title: '甲', generation: 0, drawn: true },
    ]);
    expect(showTab(tabs, { path: '/a', record: '', search: '?x=1', title: '甲' })).toBe(tabs);
  });

  test('follows the address it is shown at', () => {
    const tabs = showTab(tabsOf(home, '/a'), { path: '/a', record: '', search: '?x=2', title: '/a' });
    expect(tabs[1]?.search).toBe('?x=2');
  });

  test('draws a restored one', () => {
    const restored = tabsOf(home, '/a').map((tab) => ({ ...tab, drawn: false }));
    expect(showTab(restored, { path: '/a', record: '', search: '', title: '/a' }).map((tab) => tab.drawn)).toEqual([
      false,
      true,
    ]);
  });
});

describe('moving a tab', () => {
  test.each<[string, number, string[]]>([
    ['/c', 1, [home, '/c', '/a', '/b']],
    ['/a', 3, [home, '/b', '/c', '/a']],
    ['/a', 99, [home, '/b', '/c', '/a']],
    ['/b', 0, [home, '/b', '/a', '/c']],
    [home, 2, [home, '/a', '/b', '/c']],
    ['/gone', 2, [home, '/a', '/b', '/c']],
  ])('%s to position %s gives %j', (path, position, order) => {
    expect(pathsOf(moveTab(tabsOf(home, '/a', '/b', '/c'), path, position, home))).toEqual(order);
  });
});

describe('closing a tab', () => {
  test.each<[string, string, string[], string]>([
    ['/a', '/a', [home, '/b', '/c'], '/b'],
    ['/c', '/c', [home, '/a', '/b'], '/b'],
    ['/a', '/c', [home, '/b', '/c'], '/c'],
  ])('%s while %s is shown', (path, active, left, next) => {
    const closed = closeTab(tabsOf(home, '/a', '/b', '/c'), path, active, home);
    if ('refusal' in closed) throw new Error(closed.refusal);
    expect(pathsOf(closed.tabs)).toEqual(left);
    expect(closed.active).toBe(next);
  });

  // covers: tabs-first-last, error-tabs
  test('is refused for the home page and for the last one', () => {
    expect(closeTab(tabsOf(home, '/a'), home, home, home)).toEqual({ refusal: '首页不能关闭!' });
    expect(closeTab(tabsOf('/a'), '/a', '/a', home)).toEqual({ refusal: '这是最后一页，不能再关闭了啦' });
  });
});

describe('closing many', () => {
  // covers: tabs-context-menu
  test.each<['left' | 'right' | 'others', string, string[], string]>([
    ['left', '/a', [home, '/b', '/c'], '/b'],
    ['right', '/c', [home, '/a', '/b'], '/b'],
    ['others', '/b', [home, '/b'], '/b'],
    ['others', home, [home, '/b'], home],
  ])('%s of /b while %s is shown', (which, active, left, next) => {
    const closed = closeTabs(tabsOf(home, '/a', '/b', '/c'), '/b', which, active, home);
    expect(pathsOf(closed.tabs)).toEqual(left);
    expect(closed.active).toBe(next);
  });
});

test('a record is shown over one tab, and is where its address is', () => {
  const tabs = setTabRecord(tabsOf(home, '/a'), '/a', 'SO1');
  expect(tabs.map(({ record }) => record)).toEqual(['', 'SO1']);
  expect(showTab(tabs, { path: '/a', record: '', search: '', title: '/a' })[1]?.record).toBe('');
});

test('a refresh and a new search touch one tab', () => {
  const tabs = tabsOf(home, '/a');
  expect(refreshTab(tabs, '/a').map((tab) => tab.generation)).toEqual([0, 1]);
  expect(setTabSearch(tabs, '/a', '?x=1').map((tab) => tab.search)).toEqual(['', '?x=1']);
});

test('tabs have the titles that their pages have now', () => {
  const tabs = tabsOf('/a', '/b');
  const named = keepTabs(tabs, (path) => (path === '/b' ? 'Customers' : path));
  expect(named.map(({ title }) => title)).toEqual(['/a', 'Customers']);
  expect(named[0]).toBe(tabs[0]);
});

test('tabs of pages that are gone go, the home tab comes back; what changes nothing is the same array', () => {
  const tabs = tabsOf('/a', '/b');
  expect(pathsOf(keepTabs(tabs, (path) => (path === '/a' ? path : undefined)))).toEqual(['/a']);
  expect(keepTabs(tabs, (path) => path)).toBe(tabs);
  const complete = withHome(tabs, home, '首页');
  expect(pathsOf(complete)).toEqual([home, '/a', '/b']);
  expect(withHome(complete, home, '首页')).toBe(complete);
});
