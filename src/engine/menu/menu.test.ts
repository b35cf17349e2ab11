// covers: permission-server
import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { buildMenu, findPages, menuToRoutes, mergeApps } from './index.ts';
import { menuPath } from './menu-path.ts';

const documents = documentSet({
  ...sales,
  'sales/order.list': { title: '订单', model: 'sales/order' },
  'sales/order.screen': { title: '订单看板' },
  'sales/order-print.screen': { title: '打印', paper: { size: 'A4' } },
});
const app: JsonObject = {
  menu: [
    { title: '首页', path: '/dashboard/analysis', document: 'dashboard/home.screen' },
    {
      title: { 'zh-CN': '销售' },
      icon: 'shopping',
      children: [
        { title: '订单', document: 'sales/order.list' },
        { title: '旧', document: 'base/customer.model', hidden: true, keepAlive: false },
      ],
    },
    { title: '帮助', href: 'https://example.com' },
    { title: '坏链接', href: 'javascript:alert(1)' },
  ],
};

describe('findPages', () => {
  it('gives lists, screens that are not printed, and models without a list', () => {
    expect(findPages(documents).map(({ key, path }) => `${key} ${path}`)).toEqual([
      'base/customer.model /base/customer',
      'sales/order.list /sales/order',
      'sales/order.screen /sales/order.screen',
      'stock/balance.model /stock/balance',
      'stock/ledger.model /stock/ledger',
    ]);
  });
});

describe('several app documents', () => {
  const entry = (title: string) => ({ title, document: `base/${title}.list` });
  const merged = mergeApps(
    documentSet({
      'mine/extra.app': {
        title: '我们的',
        menu: [{ title: '销售', children: [entry('visit')] }, entry('car')],
        routes: [{ path: '/help', document: 'base/help.screen' }],
        dialogs: ['mine/about'],
      },
      'product.app': {
        title: '产品',
        home: '/dashboard/analysis',
        menu: [{ title: '销售', icon: 'shopping', children: [entry('order')] }],
        dialogs: ['system/change-password'],
      },
    }),
  );

  it('are one: that with a home gives title and home, folders of one title are one', () => {
    expect(merged?.key).toBe('product.app');
    expect(merged?.body).toEqual({
      title: '产品',
      home: '/dashboard/analysis',
      menu: [{ title: '销售', icon: 'shopping', children: [entry('order'), entry('visit')] }, entry('car')],
      routes: [{ path: '/help', document: 'base/help.screen' }],
      dialogs: ['system/change-password', 'mine/about'],
    });
  });

  it('are none where there is none', () => {
    expect(mergeApps(documentSet({}))).toBeUndefined();
  });
});

describe('pages that a fixed route opens', () => {
  it('are not told as unplaced', () => {
    const routed = { ...app, routes: [{ path: '/board', document: 'sales/order.screen' }] };
    const titles = buildMenu(routed, documents)
      .at(-1)
      ?.children?.map(({ component }) => component);
    expect(titles).not.toContain('sales/order.screen');
    expect(titles).toContain('stock/ledger.model');
  });
});

describe('buildMenu', () => {
  const menu = buildMenu(app, documents);

  it('follows the app and puts the rest under 未归类', () => {
    expect(menu.map(({ path, component, meta }) => [meta.title, path, component])).toEqual([
      ['首页', '/dashboard/analysis', 'dashboard/home.screen'],
      ['销售', '/m2', 'layouts/RouteView'],
      ['帮助', 'https://example.com', 'layouts/IframePageView'],
      ['坏链接', '/m4', 'layouts/RouteView'],
      ['未归类', '/unplaced', 'layouts/RouteView'],
    ]);
    expect(menu[1]?.children).toMatchObject([
      {
        path: '/sales/order',
        name: 'sales-order',
        component: 'sales/order.list',
        route: '1',
        meta: { keepAlive: true },
      },
      { path: '/base/customer', hidden: true, meta: { keepAlive: false } },
    ]);
    expect(menu[2]?.meta).toMatchObject({ internalOrExternal: true, url: 'https://example.com' });
    expect(menu.at(-1)?.children?.map(({ component }) => component)).toEqual([
      'sales/order.screen',
      'stock/balance.model',
      'stock/ledger.model',
    ]);
  });

  it('becomes routes and entries again', () => {
    const { routes, items } = menuToRoutes(menu);
    expect(routes.map(({ path, document }) => `${path} ${document}`)).toEqual([
      '/dashboard/analysis dashboard/home.screen',
      '/sales/order sales/order.list',
      '/base/customer base/customer.model',
      '/m2 undefined',
      '/sales/order.screen sales/order.screen',
      '/stock/balance stock/balance.model',
      '/stock/ledger stock/ledger.model',
      '/unplaced undefined',
    ]);
    expect(items.map(({ title }) => title)).toEqual(['首页', '销售', '帮助', '坏链接', '未归类']);
    expect(items[1]?.children?.map(({ title }) => title)).toEqual(['订单']);
    expect(items[2]?.externalUrl).toBe('https://example.com');
  });
});

// covers: route-always-show
describe('menuToRoutes of a real server', () => {
  it.each<[string, unknown, string[], string[]]>([
    ['no menu', null, [], []],
    ['nonsense', [1, null, 'x', []], [], []],
    [
      'a component that is null',
      [
        {
          path: '/a',
          component: null,
          meta: { title: '甲' },
          children: [{ path: '/a/b', component: 'system/UserList', meta: { title: '乙' } }],
        },
      ],
      ['/a/b'],
      ['甲'],
    ],
    [
      'a hidden root without title',
      [
        {
          path: '/a',
          hidden: true,
          component: 'layouts/RouteView',
          meta: { hideMenu: true },
          children: [{ path: '/a/b', component: 'x/Y', hidden: true, meta: { title: '乙' } }],
        },
      ],
      ['/a/b', '/a'],
      [],
    ],
    [
      'route 0 keeps its branch',
      [
        {
          path: '/a',
          route: '0',
          component: 'x/A',
          meta: { title: '甲' },
          children: [{ path: '/a/b', component: 'x/B', meta: { title: '乙' } }],
        },
      ],
      ['/a/b'],
      ['甲'],
    ],
    [
      'alwaysShow',
      [
        {
          path: '/a',
          alwaysShow: true,
          redirect: '/a/b',
          component: 'layouts/RouteView',
          meta: { title: '甲' },
          children: [{ path: '/a/b', component: 'x/B', meta: { title: '乙' } }],
        },
      ],
      ['/a/b', '/a'],
      ['甲'],
    ],
    ['a missing title', [{ path: '/a', name: 'a-name', component: 'x/A' }], ['/a'], ['a-name']],
    [
      'an external link',
      [
        {
          path: 'md5',
          component: 'layouts/IframePageView',
          meta: { title: '外', internalOrExternal: true, url: 'http://a' },
        },
      ],
      [],
      ['外'],
    ],
    [
      'an iframe page',
      [
        {
          path: 'md5',
          component: 'layouts/IframePageView',
          meta: { title: '内', internalOrExternal: false, url: "{{ window._CONFIG['domianURL'] }}/x" },
        },
      ],
      ['/md5'],
      ['内'],
    ],
    [
      'a folder of hidden entries',
      [
        {
          path: '/a',
          component: 'layouts/RouteView',
          meta: { title: '甲' },
          children: [{ path: '/a/b', component: 'x/B', hidden: true }],
        },
      ],
      ['/a/b', '/a'],
      [],
    ],
  ])('%s', (_, menu, paths, titles) => {
    const { routes, items } = menuToRoutes(menu);
    expect(routes.map(({ path }) => path)).toEqual(paths);
    expect(items.map(({ title }) => title)).toEqual(titles);
  });

  // covers: route-always-show
  it('keeps a folder that is always shown, and leads to its first page where nothing else is said', () => {
    const page = { component: 'x/B', hidden: true };
    const folder = { path: '/a', component: 'layouts/RouteView', meta: { title: '甲' } };
    const { routes, items } = menuToRoutes([
      {
        ...folder,
        alwaysShow: true,
        children: [
          { ...page, path: '/a/:id' },
          { ...page, path: '/a/b' },
        ],
      },
      { ...folder, path: '/empty', alwaysShow: true, children: [] },
    ]);
    expect(routes.find(({ path }) => path === '/a')?.redirect).toBe('/a/b');
    expect(items).toMatchObject([{ path: '/a' }, { path: '/empty' }]);
    expect(routes.map(({ path }) => path)).not.toContain('/empty');
  });

  // covers: permission-route-meta
  it.each<[unknown, string[], boolean]>([
    [['a:list', 'b:list'], ['b:list'], false],
    [['a:list', 'b:list'], ['c:list'], true],
    ['a:list,b:list', ['b:list'], false],
    ['a:list', [], true],
    [[], [], false],
    [undefined, [], false],
  ])('a route that asks for %j is forbidden to who holds %j: %s', (permission, held, isForbidden) => {
    const inside = { path: '/a/b', component: 'x/B', meta: { title: '乙' } };
    const menu = [{ path: '/a', component: 'x/A', meta: { title: '甲', permission }, children: [inside] }];
    const { routes, items } = menuToRoutes(menu, new Set(held));
    expect(routes.map((route) => route.lacks !== undefined)).toEqual([isForbidden, isForbidden]);
    expect(items.length).toBe(isForbidden ? 0 : 1);
    expect(menuToRoutes(menu).routes.some((route) => route.lacks !== undefined)).toBe(false);
  });

  it.each([
    ['3c18', '/sales', '/sales/3c18'],
    ['3c18', '', '/3c18'],
    ['/online/list', '/sales', '/online/list'],
    ['https://a.example/b?c=1', '', '/https-a-example-b-c-1'],
    ['', '/sales', ''],
  ])('the path %j below %j is %j', (path, above, absolute) => {
    expect(menuPath(path, above)).toBe(absolute);
  });

  it('takes what a page’s own list grants', () => {
    const meta = { permissionList: [{ action: 'a:edit', type: '1' }, 'nonsense'] };
    const [route] = menuToRoutes([{ path: '/a', component: 'x/A', meta }]).routes;
    expect(route?.permissionList).toEqual([{ action: 'a:edit', type: '1' }]);
  });

  // covers: route-components
  it('reads component paths in all their spellings', () => {
    const components = ['src/views/system/UserList.vue', '/views/system/UserList', 'system/UserList'];
    const { routes } = menuToRoutes(components.map((component, index) => ({ path: `/${index}`, component })));
    expect(routes.map(({ component }) => component)).toEqual(['system/UserList', 'system/UserList', 'system/UserList']);
  });
});
