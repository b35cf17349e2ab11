// covers: route-menu-items, route-menu-url, route-external
import { describe, expect, test } from 'vitest';

import { menuToRoutes } from '../../engine/menu/index.ts';
import { foldersOf, menuEntries, menuPages } from './menu-entries.ts';
import { menuUrl } from './menu-url.ts';
import { pageRoutes } from './page-routes.ts';

const context = { home: '/dashboard/analysis', apiBase: '/jeecg-boot', token: 'a+b' };

const { routes, items } = menuToRoutes([
  { id: '1', path: '/dashboard/analysis', component: 'dashboard/Analysis', meta: { title: '首页', icon: 'home' } },
  {
    id: '2',
    path: '/sales',
    component: 'layouts/RouteView',
    meta: { title: '销售管理', icon: 'shopping' },
    children: [
      { id: '21', path: '/sales/order', component: 'sales/order.list', meta: { title: '销售订单' } },
      { id: '22', path: '/sales/order/:id', component: 'sales/order.form', hidden: true, meta: { title: '订单' } },
      { id: '23', path: '/sales/old', component: 'sales/OldList', meta: { title: '旧页面' } },
    ],
  },
  {
    id: '3',
    path: '/help',
    component: 'layouts/IframePageView',
    meta: { title: '帮助', url: 'https://example.com/help' },
  },
  {
    id: '4',
    path: '/out',
    component: 'layouts/IframePageView',
    meta: { title: '官网', url: 'https://example.com', internalOrExternal: true },
  },
  {
    id: '5',
    path: '/evil',
    component: 'layouts/IframePageView',
    meta: { title: '坏', url: 'javascript:alert(1)', internalOrExternal: true },
  },
  { id: '6', path: '/evil2', component: 'layouts/IframePageView', meta: { title: '坏', url: 'javascript:alert(1)' } },
  { id: '7', path: '/hollow', component: 'layouts/RouteView', meta: { title: '空目录' }, children: [] },
]);
const pages = pageRoutes(routes, context);

/** Has a place of its own, behind all others. */
const designer = { path: '/designer', title: '设计器', target: { kind: 'designer' } };

test('the pages of a menu', () => {
  expect(pages).toEqual([
    { path: '/dashboard/analysis', title: '首页', target: { kind: 'home' } },
    { path: '/sales/order', title: '销售订单', target: { kind: 'document', document: 'sales/order.list' } },
    { path: '/sales/order/:id', title: '订单', target: { kind: 'document', document: 'sales/order.form' } },
    { path: '/sales/old', title: '旧页面', target: { kind: 'unknown', component: 'sales/OldList' } },
    { path: '/help', title: '帮助', target: { kind: 'frame', url: 'https://example.com/help' } },
    { path: '/evil2', title: '坏', target: { kind: 'unknown', component: 'javascript:alert(1)' } },
    designer,
  ]);
});

// covers: route-components
describe('the app document', () => {
  test('says which document stands for a component of another server’s menu', () => {
    const { routes: foreign } = menuToRoutes([
      { id: '1', path: '/isystem/user', component: 'system/UserList', meta: { title: '用户' } },
    ]);
    expect(
      pageRoutes(foreign, { ...context, components: new Map([['system/UserList', 'system/user.list']]) }),
    ).toContainEqual({
      path: '/isystem/user',
      title: '用户',
      target: { kind: 'document', document: 'system/user.list' },
    });
  });

  test('has paths that no menu entry leads to, and none that the menu has already', () => {
    const fixed = [
      { path: '/about', title: '关于', document: 'base/about.screen' as const },
      { path: '/orders', title: '', redirect: '/sales/order' },
      { path: '/sales/order', title: '别的', document: 'base/about.screen' as const },
    ];
    expect(pageRoutes(routes, { ...context, routes: fixed }).slice(pages.length - 1)).toEqual([
      { path: '/about', title: '关于', target: { kind: 'document', document: 'base/about.screen' } },
      { path: '/orders', title: '', target: { kind: 'redirect', to: '/sales/order' } },
      designer,
    ]);
  });

  test('may have a document at its home', () => {
    const [home, ...others] = pageRoutes(routes, { ...context, home: '/sales/order' });
    expect(home).toEqual({
      path: '/sales/order',
      title: '销售订单',
      target: { kind: 'document', document: 'sales/order.list' },
    });
    expect(others.filter(({ path }) => path === '/sales/order')).toEqual([]);
  });
});

test('the entries of a menu', () => {
  expect(menuEntries(items, pages, context)).toEqual([
    { key: '1', title: '首页', icon: 'home', path: '/dashboard/analysis' },
    {
      key: '2',
      title: '销售管理',
      icon: 'shopping',
      children: [
        { key: '21', title: '销售订单', path: '/sales/order', document: 'sales/order.list' },
        { key: '23', title: '旧页面', path: '/sales/old' },
      ],
    },
    { key: '3', title: '帮助', path: '/help' },
    { key: '4', title: '官网', href: 'https://example.com' },
    { key: '6', title: '坏', path: '/evil2' },
  ]);
});

test('a menu without a home page gets one', () => {
  expect(menuEntries([], pages, context)).toEqual([
    { key: 'home', title: '首页', icon: 'home', path: '/dashboard/analysis' },
  ]);
});

// covers: header-search
test('what can be searched for, and where it lies', () => {
  const entries = menuEntries(items, pages, context);
  const names = menuPages(entries).map(({ title, trail }) => [...trail, title].join('/'));
  expect(names).toEqual(['首页', '销售管理/销售订单', '销售管理/旧页面', '帮助', '官网', '坏']);
  expect(foldersOf(entries, '/sales/old')?.map(({ title }) => title)).toEqual(['销售管理']);
  expect(foldersOf(entries, '/nowhere')).toBeUndefined();
});

describe('addresses in a menu', () => {
  test.each<[string, string | undefined]>([
    ["{{ window._CONFIG['domianURL'] }}/jmreport/list?token=${token}", '/jeecg-boot/jmreport/list?token=a%2Bb'],
    ['https://example.com/?t=${token}', undefined],
    ['{{ alert(1) }}', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@example.com', undefined],
    ['//example.com', undefined],
    ['/help/index.html', '/help/index.html'],
    ['https://example.com', 'https://example.com'],
  ])('%s is %s', (url, address) => {
    expect(menuUrl(url, context)).toBe(address);
  });
});
