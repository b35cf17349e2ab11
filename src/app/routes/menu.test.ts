// covers: route-menu-items, route-menu-url, route-external
import { describe, expect, test } from 'vitest';

import { menuToRoutes } from '../../engine/menu/index.ts';
import { componentTarget } from './component-targets.ts';
import { matchPage } from './match-page.ts';
import { entryPathOf, foldersOf, menuEntries, menuPages } from './menu-entries.ts';
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

test('an address in the place of a component is a frame, or opens outside', () => {
  const report = "{{ window._CONFIG['domianURL'] }}/drag/list?token=${token}&tenantId=${tenantId}";
  const menu = menuToRoutes([
    { id: '1', path: '/report/drag', component: report, route: '1', meta: { title: '大屏' } },
    { id: '2', path: '/', component: 'http://vue3.jeecg.com/', meta: { title: '外链', internalOrExternal: true } },
    { id: '3', path: '/jmreport', component: report, meta: { title: '报表', internalOrExternal: true } },
  ]);
  const inTenant = { ...context, tenantId: '7' };
  const url = '/jeecg-boot/drag/list?token=a%2Bb&tenantId=7';
  const framed = pageRoutes(menu.routes, inTenant);
  for (const path of ['/report/drag', '/jmreport'])
    expect(framed).toContainEqual(expect.objectContaining({ path, target: { kind: 'frame', url } }));
  expect(menuEntries(menu.items, framed, inTenant).map(({ title, href }) => [title, href])).toEqual([
    ['首页', undefined],
    ['大屏', undefined],
    ['外链', 'http://vue3.jeecg.com/'],
    ['报表', url],
  ]);
  expect(menuUrl('/a?t=${tenantId}', context)).toBe('/a?t=0');
});

const own = [
  { path: '/designer', title: '设计器', target: { kind: 'designer' } },
  { path: '/403', title: '没有权限', target: { kind: 'status', code: '403' } },
  { path: '/500', title: '页面出错了', target: { kind: 'status', code: '500' }, isBlank: true },
  { path: '/exception/403', title: '', target: { kind: 'redirect', to: '/403' } },
  { path: '/exception/404', title: '', target: { kind: 'redirect', to: '/404' } },
  { path: '/exception/500', title: '', target: { kind: 'redirect', to: '/500' } },
];

test('the pages of a menu', () => {
  expect(pages).toMatchObject([
    { path: '/dashboard/analysis', title: '首页', target: { kind: 'home' } },
    { path: '/sales/order', title: '销售订单', target: { kind: 'document', document: 'sales/order.list' } },
    { path: '/sales/order/:id', title: '订单', target: { kind: 'document', document: 'sales/order.form' } },
    { path: '/sales/old', title: '旧页面', target: { kind: 'unknown', component: 'sales/OldList' } },
    { path: '/sales', title: '销售管理', target: { kind: 'redirect', to: '/sales/order' } },
    { path: '/help', title: '帮助', target: { kind: 'frame', url: 'https://example.com/help' } },
    { path: '/out', title: '官网', target: { kind: 'frame', url: 'https://example.com' } },
    { path: '/evil', title: '坏', target: { kind: 'refused', url: 'javascript:alert(1)' } },
    { path: '/evil2', title: '坏', target: { kind: 'refused', url: 'javascript:alert(1)' } },
    ...own,
  ]);
});

// covers: route-components
describe('the app document', () => {
  test('says which document stands for a component of another server’s menu', () => {
    const { routes: foreign } = menuToRoutes([
      { id: '1', path: '/isystem/user', component: 'system/UserList', meta: { title: '用户' } },
    ]);
    expect(
      pageRoutes(foreign, {
        ...context,
        components: [{ component: 'system/UserList', document: 'system/user.list' }, { component: 'a/B' }],
      }),
    ).toContainEqual(
      expect.objectContaining({
        path: '/isystem/user',
        title: '用户',
        target: { kind: 'document', document: 'system/user.list' },
      }),
    );
  });

  test('has paths that no menu entry leads to, and none that the menu has already', () => {
    const fixed = [
      { path: '/about', title: '关于', document: 'base/about.screen' as const },
      { path: '/orders', title: '', redirect: '/sales/order' },
      { path: '/sales/order', title: '别的', document: 'base/about.screen' as const },
    ];
    expect(pageRoutes(routes, { ...context, routes: fixed }).slice(pages.length - own.length)).toEqual([
      { path: '/about', title: '关于', name: 'about', target: { kind: 'document', document: 'base/about.screen' } },
      { path: '/orders', title: '', name: 'orders', target: { kind: 'redirect', to: '/sales/order' } },
      ...own,
    ]);
  });

  test('may have a document at its home', () => {
    const [home, ...others] = pageRoutes(routes, { ...context, home: '/sales/order' });
    expect(home).toMatchObject({
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
  const tokenOrigins = 'https://report.example.com https://b.example';
  test.each<[string, string | undefined]>([
    ["{{ window._CONFIG['domianURL'] }}/jmreport/list?token=${token}", '/jeecg-boot/jmreport/list?token=a%2Bb'],
    ["{{ window._CONFIG['domianURL'] + '/a' }}", '/jeecg-boot/a'],
    ["{{ window._CONFIG['domianURL'] + '/a?t=' + token }}", '/jeecg-boot/a?t=a%2Bb'],
    ['https://example.com/?t=${token}', undefined],
    ['https://report.example.com/?t=${token}', 'https://report.example.com/?t=a%2Bb'],
    ['https://report.example.com.evil.example/?t=${token}', undefined],
    ['https://report.example.com@evil.example/?t=${token}', undefined],
    ['/jeecg-boot.evil/?t=${token}', undefined],
    ["{{ 'https://evil.example/' + token }}", undefined],
    ['{{ alert(1) }}', undefined],
    ['{{ window.location }}', undefined],
    ['{{ window', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@example.com', undefined],
    ['//example.com', undefined],
    ['/help/index.html', '/help/index.html'],
    ['https://example.com', 'https://example.com'],
  ])('%s is %s', (url, address) => {
    expect(menuUrl(url, { ...context, tokenOrigins })).toBe(address);
  });

  test('with an MD5 for their path open as frames below their folder', () => {
    const md5 = '9502685863ab87f0ad1134142788a385';
    const frame = { path: md5, component: 'layouts/IframePageView', meta: { title: '报表', url: 'https://a.example' } };
    const folder = { path: '/online', component: 'layouts/RouteView', meta: { title: '在线' }, children: [frame] };
    const menu = menuToRoutes([folder]);
    const opened = pageRoutes(menu.routes, context);
    expect(matchPage(opened, `/online/${md5}`)?.page.target).toEqual({ kind: 'frame', url: 'https://a.example' });
    expect(menuEntries(menu.items, opened, context).at(-1)?.children?.[0]?.path).toBe(`/online/${md5}`);
  });
});

// covers: frame-path-parameter
test.each([
  ['/online/a', '/online/:code', '/online/a'],
  ['/online/b', '/online/:code', '/online/:code'],
  ['/other/b', '/other/:code', '/other/b'],
])('the entry of %s (%s) is that of %s', (path, pattern, entry) => {
  const known = [{ key: 'folder', title: '', children: [{ key: 'a', title: '', path: '/online/a' }] }];
  const entries = [...known, { key: 'b', title: '', path: '/online/:code' }];
  expect(entryPathOf(entries, path, pattern)).toBe(entry);
});

// covers: route-online-components
describe('components', () => {
  const list = 'modules/online/cgform/auto/OnlCgformAutoList';
  const pagesOf = new Map([
    [
      list,
      [
        { document: 'base/a.list' as const, code: 'a' },
        { document: 'base/b.list' as const, code: 'b' },
      ],
    ],
    ['modules/online/cgform/OnlCgformCopyList', [{ document: 'online-form/copy.list' as const }]],
  ]);
  test.each<[string, string, object | undefined]>([
    [list, '/online/cgformList/a', { kind: 'document', document: 'base/a.list' }],
    [list, '/online/cgformList/c', undefined],
    [list, '/online/cgformList/:code', { kind: 'coded', component: list, parameter: 'code', pages: pagesOf.get(list) }],
    ['modules/online/cgform/OnlCgformHeadList', '/online/cgform', { kind: 'designer' }],
    ['modules/online/cgform/OnlCgformCopyList', '/a', { kind: 'document', document: 'online-form/copy.list' }],
    ['modules/online/cgform/OnlCgformCopyList', '/designer', { kind: 'designer' }],
    ['exception/500', '/exception/500', { kind: 'status', code: '500' }],
    ['toString', '/a', undefined],
  ])('%s at %s', (component, path, target) => {
    expect(componentTarget(component, path, pagesOf)).toEqual(target);
  });
});

// covers: route-500, permission-named
test('pages that say no', () => {
  const { routes: asked } = menuToRoutes(
    [{ path: '/secret', component: 'x/Secret', meta: { permission: ['secret:list'] } }],
    new Set(),
  );
  const targets = pageRoutes(asked, context).map(({ path, target }) => [path, target]);
  expect(targets).toContainEqual(['/secret', { kind: 'status', code: '403', lacks: 'secret:list' }]);
  expect(targets).toContainEqual(['/500', { kind: 'status', code: '500' }]);
});
