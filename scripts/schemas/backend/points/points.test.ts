import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { checkedAsPages } from '../../../../server/catalogue/index.ts';
import type { JsonObject } from '../../../../src/schema/json/index.ts';
import { printDocument } from '../../../../src/schema/printer/print-document.ts';
import type { SignedInBackend } from '../sign-in.ts';
import { pagesOfShop, pointsOfDesigner } from './asked-points.ts';
import { pointsThere } from './points-command.ts';

const text = { type: 'string', title: '字', maxLength: 20 };
const documents: Record<string, JsonObject> = {
  'shop/order.model': { kind: 'model', title: '订单', schema: { type: 'object', properties: { code: text } } },
  'shop/order.list': {
    kind: 'list',
    title: '订单',
    model: 'shop/order',
    rowActions: [{ title: '关闭', do: { request: 'shop/close' } }],
  },
  'shop/close.request': {
    kind: 'request',
    title: '关闭',
    method: 'POST',
    path: '/close',
    permission: 'shop:order:close',
  },
  'shop/hall.screen': { kind: 'screen', title: '大厅', permission: 'shop:hall:see', properties: {} },
  'cgreport/r1.model': {
    kind: 'model',
    title: '报表',
    resource: '/online/cgreport/records/r1',
    permission: 'online:record',
    schema: { type: 'object', properties: { code: text } },
  },
  'shop/plan.model': {
    kind: 'model',
    title: '计划',
    resource: '/online/cgform/records/f1',
    permission: 'online:record',
    schema: {
      type: 'object',
      properties: {
        code: text,
        steps: { type: 'array', title: '步骤', 'x-child': { model: 'shop/plan-steps', parent: 'planId' } },
      },
    },
  },
  'shop/plan.picker': { kind: 'picker', title: '选择计划', model: 'shop/plan', columns: ['code'] },
  'shop/plan-steps.model': {
    kind: 'model',
    title: '步骤',
    page: false,
    resource: '/online/cgform/records/f2',
    permission: 'online:record',
    schema: { type: 'object', properties: { code: text, planId: text } },
  },
  'shop/sum.query': {
    kind: 'query',
    title: '合计',
    model: 'shop/order',
    permission: 'shop:sum',
    measures: { total: { count: true } },
  },
};

function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = Object.entries(documents).map(([key, body]) => {
    const [path, file] = [`${key}.json`, join(folder, `${key}.json`)];
    const printed = printDocument({ formatVersion: 1, ...body });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
    return { path, file, text: printed };
  });
  return checkedAsPages(files);
}

function backendWith(entries: JsonObject[], held: string[] = []) {
  const saved: JsonObject[] = [];
  const backend: Pick<SignedInBackend, 'exchange' | 'send' | 'known' | 'permissions'> = {
    known: {
      entities: new Map(),
      dictionaries: new Map(),
      tables: [],
      reports: new Set(),
      pages: new Map(),
      points: new Set(['shop:order:list']),
    },
    permissions: new Map([['shop:order:close', 'shop:order:shut']]),
    async exchange({ path }) {
      await Promise.resolve();
      const results: Record<string, unknown> = {
        '/sys/permission/list': entries,
        '/sys/role/queryall': [{ id: 'r1', roleCode: 'sales', roleName: '销售' }],
        '/sys/permission/queryRolePermission': held,
      };
      return { status: 200, json: { success: true, code: 200, message: '', result: results[path] } };
    },
    async send(path, body) {
      await Promise.resolve();
      saved.push(body);
      if (path.endsWith('/add')) entries.push({ id: `e${entries.length}`, children: null, ...body });
      return { success: true };
    },
  };
  return { backend, entries, saved };
}

test('a page asks for the points of its model, and for those that its documents name; so do documents without a page', () => {
  const pages = pagesOfShop(shop());
  const namesOf = (title: string) => pages.find((page) => page.title === title)?.points.map(({ name }) => name);
  expect(namesOf('订单')).toEqual(expect.arrayContaining(['shop:order:list', 'shop:order:add', 'shop:order:close']));
  expect(namesOf('大厅')).toEqual(['shop:hall:see']);
  expect(namesOf('没有页面的文档')).toEqual(['shop:sum']);
  expect(namesOf('报表')).toBeUndefined();
  const [designer] = pointsOfDesigner();
  expect(designer?.points.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['system:document:edit', 'system:document:publish', 'system:document:data']),
  );
});

test('an online form has an entry that ends with its number, its lines a hidden one, and no points', async () => {
  const there = { id: 'p1', name: '别的', url: '/online/cgformList/f1', component: '1', children: null };
  const [free, taken] = [backendWith([]), backendWith([there])];
  const wish = { isCreated: true, parent: undefined, roles: ['sales'] };
  await pointsThere(free.backend, pagesOfShop(shop()), wish);
  const made = free.entries.filter(({ url }) => String(url).startsWith('/online/'));
  expect(made).toMatchObject([
    { url: '/online/cgformList/f1', component: 'shop/plan.model', name: '计划', hidden: false },
    { url: '/online/cgformList/f2', component: 'shop/plan-steps.model', name: '步骤', hidden: true },
  ]);
  expect(free.entries.filter(({ perms }) => String(perms).startsWith('online:'))).toEqual([]);
  await pointsThere(taken.backend, pagesOfShop(shop()), wish);
  expect(taken.entries.filter(({ url }) => url === '/online/cgformList/f1')).toEqual([there]);
  expect(String(taken.saved.at(-1)?.['permissionIds']).split(',')).toContain('p1');
});

test('lists points by their names there, and warns that they lock out users without a grant', async () => {
  const { backend, saved } = backendWith([]);
  const lines = await pointsThere(backend, pagesOfShop(shop()), {
    isCreated: false,
    parent: undefined,
    roles: [],
  });
  expect(lines).toContain('shop:order:shut  订单：关闭');
  expect(lines.join()).not.toContain('shop:order:list ');
  expect(lines.at(-1)).toContain('您自己也一样');
  expect(saved).toEqual([]);
});

test('created points are below the entry of their page, which is below the parent, and a role gets them in addition to its own', async () => {
  const { backend, entries, saved } = backendWith([{ id: 'p1', name: '业务', children: null }], ['old']);
  const wish = { isCreated: true, parent: '业务', roles: ['sales'] };
  const lines = await pointsThere(backend, pagesOfShop(shop()), wish);
  const page = entries.find(({ component }) => component === 'shop/order.list');
  expect(page).toMatchObject({ parentId: 'p1', menuType: 1, name: '订单' });
  expect(entries.find(({ perms }) => perms === 'shop:order:add')).toMatchObject({ parentId: page?.['id'] });
  expect(entries.find(({ perms }) => perms === 'shop:sum')).toMatchObject({ parentId: 'p1' });
  const granted = String(saved.at(-1)?.['permissionIds']).split(',');
  expect(granted[0]).toBe('old');
  expect(granted).toHaveLength(entries.length);
  expect(granted).not.toContain('p1');
  expect(saved.at(-1)).toMatchObject({ roleId: 'r1', lastpermissionIds: 'old' });
  expect(lines.at(-1)).toContain('“销售”');
});

test.each([
  [{ parent: '业物', roles: [] }, '是不是“业务”'],
  [{ parent: undefined, roles: ['sale'] }, '是不是“sales”'],
])('%o is refused with the nearest name, and nothing is made', async (wish, expected) => {
  const { backend, saved } = backendWith([{ id: 'p1', name: '业务', children: null }]);
  await expect(pointsThere(backend, pagesOfShop(shop()), { isCreated: true, ...wish })).rejects.toThrow(expected);
  expect(saved).toEqual([]);
});
