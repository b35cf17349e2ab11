// covers: permission-server
import { describe, expect, it } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { buildMenu, findPages, menuToRoutes, mergeApps } from './index.ts';

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

// covers: right-home
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
      '/sales/order.screen sales/order.screen',
      '/stock/balance stock/balance.model',
      '/stock/ledger stock/ledger.model',
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
      ['/a/b'],
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
      ['/a/b'],
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
      ['md5'],
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
      ['/a/b'],
      [],
    ],
  ])('%s', (_, menu, paths, titles) => {
    const { routes, items } = menuToRoutes(menu);
    expect(routes.map(({ path }) => path)).toEqual(paths);
    expect(items.map(({ title }) => title)).toEqual(titles);
  });

  // covers: route-components
  it('reads component paths in all their spellings', () => {
    const components = ['src/views/system/UserList.vue', '/views/system/UserList', 'system/UserList'];
    const { routes } = menuToRoutes(components.map((component, index) => ({ path: `/${index}`, component })));
    expect(routes.map(({ component }) => component)).toEqual(['system/UserList', 'system/UserList', 'system/UserList']);
  });
});
