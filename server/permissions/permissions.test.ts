// covers: product-start-data, entity-permission, permission-server, call-permission, call-login
import { describe, expect, test, vi } from 'vitest';

import { modelOf, smallBusiness } from '../catalogue/testing/folder.ts';
import type { PermissionRow } from '../database/index.ts';
import { freshDataDirectory } from '../database/testing/data-directory.ts';
import { runServer, type TestServer } from '../start/testing/running-server.ts';
import { buildUserMenu } from './index.ts';

// Each test opens a database, and machines may be busy.
vi.setConfig({ testTimeout: 90_000 });

const row = (values: Partial<PermissionRow> & { id: string }): PermissionRow => ({
  parent_id: null,
  name: values.id,
  url: `/${values.id}`,
  component: 'layouts/RouteView',
  component_name: null,
  redirect: null,
  menu_type: 0,
  perms: null,
  perms_type: null,
  icon: null,
  sort_no: 1,
  is_route: 1,
  keep_alive: 0,
  hidden: 0,
  hide_tab: 0,
  always_show: 0,
  internal_or_external: 0,
  status: '1',
  description: null,
  ...values,
});

describe('a menu node (docs/jeecgboot.md, Menu and permissions)', () => {
  const cases: [name: string, values: Partial<PermissionRow>, expected: object][] = [
    [
      'has these keys and no others',
      { url: '/base/customer/:id', component: 'base/customer.list', icon: 'team', keep_alive: 1, name: '客户' },
      {
        id: 'a',
        route: '1',
        path: '/base/customer/:id',
        name: 'base-customer-@id',
        component: 'base/customer.list',
        redirect: null,
        meta: {
          keepAlive: true,
          internalOrExternal: false,
          title: '客户',
          componentName: 'customer.list',
          icon: 'team',
        },
      },
    ],
    [
      'takes its component name first',
      { component_name: 'Customers' },
      { name: 'Customers', meta: { componentName: 'Customers' } },
    ],
    ['without a route has route 0', { is_route: 0 }, { route: '0' }],
    ['hidden says so twice', { hidden: 1 }, { hidden: true, meta: { hideMenu: true, title: 'a' } }],
    ['always shown says so', { always_show: 1 }, { alwaysShow: true }],
    ['without a tab says so', { hide_tab: 1 }, { meta: { hideTab: true } }],
    ['keeps its redirect', { redirect: '/a/b' }, { redirect: '/a/b' }],
    [
      'with an external address is known by its MD5',
      { url: 'https://example.com/', internal_or_external: 1 },
      { path: '182ccedb33a9e03fbf1079b209da1a31', meta: { url: 'https://example.com/', internalOrExternal: true } },
    ],
    [
      'with an expression as address too',
      { url: '{{ x }}' },
      { path: expect.stringMatching(/^[0-9a-f]{32}$/), meta: { url: '{{ x }}' } },
    ],
  ];

  test.each(cases)('%s', (name, values, expected) => {
    const [node] = buildUserMenu([row({ id: 'a', ...values })]);
    if (name === cases[0]?.[0]) expect(node).toEqual(expected);
    else expect(node).toMatchObject(expected);
  });

  // covers: route-always-show
  test('holds its children, but neither permission points nor those whose parent is missing', () => {
    const menu = buildUserMenu([
      row({ id: 'a' }),
      row({ id: 'b', parent_id: 'a', menu_type: 1 }),
      row({ id: 'c', parent_id: 'b', menu_type: 2, perms: 'x:add' }),
      row({ id: 'd', parent_id: 'gone', menu_type: 1 }),
    ]);
    expect(menu).toMatchObject([{ id: 'a', children: [{ id: 'b' }] }]);
    expect(menu[0]?.children?.[0]).not.toHaveProperty('children');
    expect(menu[0]?.children?.[0]).not.toHaveProperty('redirect');
  });

  test('at the root with only hidden children is hidden and loses its title', () => {
    const [node] = buildUserMenu([row({ id: 'a' }), row({ id: 'b', parent_id: 'a', menu_type: 1, hidden: 1 })]);
    expect(node).toMatchObject({ hidden: true });
    expect(node?.meta).toEqual({ hideMenu: true });
  });
});

describe('getUserPermissionByToken', () => {
  const titles = (nodes: { meta: { title?: string }; children?: never[] }[]): unknown[] =>
    nodes.map(({ meta, children }) => (children ? [meta.title, ...titles(children)] : meta.title));
  const ask = async (server: TestServer, username: string) => {
    const token = await server.signIn(username);
    const { json } = await server.api('GET', '/sys/permission/getUserPermissionByToken', { token });
    expect(json).toMatchObject({ success: true, code: 0 });
    expect(Object.keys(json.result).sort()).toEqual(['allAuth', 'auth', 'menu', 'sysSafeMode']);
    return json.result;
  };

  test('returns each user their menu and permission points', async () => {
    const server = await runServer();
    const admin = await ask(server, 'admin');
    expect(titles(admin.menu)).toEqual([
      '首页',
      ['基础资料', '客户'],
      ['销售管理', '销售订单', '帮助', '隐藏页'],
      ['未归类', '库存看板'],
    ]);
    expect(admin.menu[0]).toMatchObject({
      path: '/dashboard/analysis',
      name: 'dashboard-analysis',
      component: 'dashboard/Analysis',
    });
    expect(admin.menu[1].children[0]).toMatchObject({
      path: '/base/customer',
      component: 'base/customer.list',
      meta: { keepAlive: true },
    });
    expect(admin.menu[2].children[0]).toMatchObject({ component: 'sales/order.model', meta: { keepAlive: false } });
    expect(admin.menu[2].children[2]).toMatchObject({ hidden: true });
    expect(admin.auth).toContainEqual({ action: 'base:customer:add', type: '1', describe: '客户：新增' });
    expect(admin.auth).toContainEqual({ action: 'sales:extra:run', type: '1', describe: '额外' });
    expect(admin.allAuth).toContainEqual({
      action: 'base:customer:delete',
      type: '1',
      describe: '客户：删除',
      status: '1',
    });
    expect(admin.auth).toHaveLength(admin.allAuth.length);
    expect(admin.sysSafeMode).toBe(false);

    const sales = await ask(server, 'zhangwei');
    expect(titles(sales.menu)).toEqual(['首页', ['基础资料', '客户'], ['销售管理', '销售订单']]);
    const actions = sales.auth.map(({ action }: { action: string }) => action);
    expect(actions).toContain('base:customer:edit');
    expect(actions).not.toContain('base:customer:delete');
    expect(sales.allAuth).toEqual(admin.allAuth);
  });

  test('gives new documents to the administrator, and leaves the stored menu alone', async () => {
    const dataDir = await freshDataDirectory();
    const first = await runServer({ dataDir });
    await first.close();
    const files = {
      ...smallBusiness(),
      'app.app': { title: '别的', home: '/', menu: [{ title: '全新的菜单', document: 'base/car.model' }] },
      'base/car.model': modelOf('车辆', ['plate'], { permission: 'base:car' }),
    };
    const second = await runServer({ dataDir, files });
    const { menu, allAuth } = await ask(second, 'admin');
    expect(titles(menu)).toEqual([
      '首页',
      ['基础资料', '客户'],
      ['销售管理', '销售订单', '帮助', '隐藏页'],
      ['未归类', '车辆', '库存看板'],
    ]);
    expect(allAuth).toContainEqual({ action: 'base:car:add', type: '1', describe: '车辆：新增', status: '1' });
  });

  test('places new pages in the groups that are there, new groups after those, and brings back nothing that was deleted', async () => {
    const dataDir = await freshDataDirectory();
    const car = modelOf('车辆', ['plate'], { permission: 'base:car' });
    const first = await runServer({ dataDir, files: { ...smallBusiness(), 'base/car.model': car } });
    const token = await first.signIn('admin');
    const { json } = await first.api('GET', '/sys/permission/list', { token });
    const sales = json.result.find(({ name }: { name: string }) => name === '销售管理');
    await first.api('PUT', '/sys/permission/edit', { token, body: { ...sales, name: '销售' } });
    const order = sales.children.find(({ name }: { name: string }) => name === '隐藏页');
    await first.api('DELETE', `/sys/permission/delete?id=${order.id}`, { token });
    await first.close();
    const app = {
      menu: [
        { title: '车队', children: [{ document: 'base/truck.model' }] },
        { title: '基础资料', children: [{ document: 'base/customer.list' }, { document: 'base/car.model' }] },
        {
          title: '销售管理',
          children: [
            { document: 'base/quote.model' },
            { document: 'sales/order.model' },
            { document: 'sales/secret.screen', hidden: true },
          ],
        },
      ],
    };
    const files = {
      ...smallBusiness(),
      'app.app': { home: '/', ...app },
      'base/car.model': car,
      'base/truck.model': modelOf('卡车', ['plate'], { permission: 'base:truck' }),
      'base/quote.model': modelOf('报价', ['no'], { permission: 'base:quote' }),
    };
    const second = await runServer({ dataDir, files });
    expect(titles((await ask(second, 'admin')).menu)).toEqual([
      '首页',
      ['基础资料', '客户', '车辆'],
      ['销售', '销售订单', '帮助', '报价'],
      ['车队', '卡车'],
      ['未归类', '隐藏页', '库存看板'],
    ]);
    const again = await second.api('GET', '/sys/permission/list', { token: await second.signIn('admin') });
    const [base] = again.json.result.filter(({ name }: { name: string }) => name === '基础资料');
    const [cars] = base.children.filter(({ name }: { name: string }) => name === '车辆');
    expect(cars.children.map(({ perms }: { perms: string }) => perms)).toContain('base:car:add');
    expect(again.json.result.map(({ perms }: { perms: string | null }) => perms)).not.toContain('base:car:add');
  });

  test('asks for a token', async () => {
    const server = await runServer();
    expect((await server.api('GET', '/sys/permission/getUserPermissionByToken')).status).toBe(401);
  });
});
