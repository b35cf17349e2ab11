import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';

import { menuToRoutes } from '../../../src/engine/menu/index.ts';
import { openCatalogue } from '../../catalogue/index.ts';
import { createSchemaFolder } from '../../catalogue/testing/folder.ts';
import { withOwnMenu } from './own-menu.ts';


const trip = {
  title: '出差',
  label: 'reason',
  fields: [{ name: 'reason', title: '事由', type: 'string', maxLength: 20 }],
};
const folder = createSchemaFolder({
  'app.app': {
    title: '样品',
    home: '/home',
    menu: [{ title: '样品', document: 'hr/trip.model' }],
  },
  'hr/menu.app': {
    title: '人事',
    menu: [
      { title: '系统管理', children: [{ document: 'hr/trip.model' }, { title: '招聘', document: 'hr/job.model' }] },
      { title: '外面', href: 'https://example.com' },
    ],
  },
  'hr/trip.model': trip,
  'hr/job.model': { ...trip, title: '职位' },
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const state = openCatalogue([folder]).current();

const there = [
  {
    path: '/system',
    component: 'layouts/default/index',
    meta: { title: '系统管理' },
    children: [{ path: '/system/user', component: 'system/user/index', meta: { title: '用户' } }],
  },
];
const titles = (nodes: any): unknown[] =>
  nodes.map(({ meta, children }: any) => (children ? [meta.title, titles(children)] : meta.title));
const all = new Set(['hr:trip:list', 'hr:job:list']);

test('entries of a manifest come into the folder of their title, or after the others', () => {
  expect(titles(withOwnMenu(there, state, all))).toEqual([['系统管理', ['用户', '出差', '招聘']], '外面']);
});

test('a page whose point is not held, or that the menu has already, is not added', () => {
  expect(titles(withOwnMenu(there, state, new Set(['hr:job:list'])))).toEqual([['系统管理', ['用户', '招聘']], '外面']);
  const placed = [...there, { path: '/mine', component: 'hr/trip.model', meta: { title: '我的出差' } }];
  expect(titles(withOwnMenu(placed, state, all))).toEqual([['系统管理', ['用户', '招聘']], '我的出差', '外面']);
});

test('a page of the first level that a JeecgBoot hides for its hidden child is shown with the title of its document', () => {
  const below = [{ path: '/online/cgformList/1', component: '1', hidden: true, meta: { title: '在线' } }];
  const stripped = { hidden: true, meta: { hideMenu: true }, children: below };
  const menu = [
    { ...stripped, path: '/job', component: 'hr/job.model' },
    { ...stripped, path: '/trip', component: 'hr/TripList' },
    { ...stripped, path: '/folder', component: 'layouts/RouteView' },
    { ...stripped, path: '/other', component: 'hr/job.model', meta: { hideMenu: true, title: '藏起来的' } },
  ];
  const components = [{ component: 'hr/TripList', document: 'hr/trip.model' }];
  const { items, routes } = menuToRoutes(withOwnMenu(menu, state, new Set(), components));
  expect(items.map(({ title, path }) => [title, path])).toEqual([
    ['职位', '/job'],
    ['出差', '/trip'],
    ['外面', expect.any(String)],
  ]);
  expect(routes.map(({ path }) => path)).toContain('/online/cgformList/1');
});

test('the menu of the product’s own manifest is not laid over that of a back end', () => {
  expect(JSON.stringify(withOwnMenu([], state, all))).not.toContain('样品');
});
