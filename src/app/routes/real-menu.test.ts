import { expect, test } from 'vitest';

import app from '../../../schemas/app.app.json' with { type: 'json' };
import { menuToRoutes } from '../../engine/menu/index.ts';
import { readSettings } from '../services/index.ts';
import { matchPage } from './match-page.ts';
import { menuEntries, menuPages } from './menu-entries.ts';
import { pageRoutes } from './page-routes.ts';
import { jeecgBootMenu, type JeecgBootEntry } from './testing/jeecgboot-menu.ts';

const menu = jeecgBootMenu();
const { routes, items } = menuToRoutes(menu);
const facts = {
  querySelector: (name: string) => (name.includes('"app"') ? { getAttribute: () => JSON.stringify(app) } : null),
};
const context = { ...readSettings(facts as Parameters<typeof readSettings>[0]), token: 'T1' };
const pages = pageRoutes(routes, context);

const addressed = (entries: readonly JeecgBootEntry[]): JeecgBootEntry[] =>
  entries.flatMap((entry) => [entry, ...addressed(entry.children ?? [])]);
const opening = (entry: JeecgBootEntry) => {
  const path = routes.find(({ path }) => path.endsWith(`/${entry.path.replace(/^\//, '')}`))?.path ?? entry.path;
  return matchPage(pages, path.replaceAll(/:(\w+)/g, 'x'))?.page;
};

test('the routes of a JeecgBoot’s menu open: ours as our pages, the rest in a sentence', () => {
  const asked = addressed(menu).filter(({ meta }) => !meta.internalOrExternal);
  const lost = asked.filter((entry) => opening(entry) === undefined).map(({ path }) => path);
  expect(asked.length).toBeGreaterThanOrEqual(97);
  expect(lost).toEqual(['/online/df/:table/:id']);
  const named = (kind: string) => asked.filter((entry) => opening(entry)?.target.kind === kind).map(({ path }) => path);
  expect(named('frame')).toEqual([
    '8a1d8dfe759ca380aa235d1824802481',
    '5f22d2592b01c9e964efe70040162b83',
    '10b80437abc6eee8c3e3daabb5e9f59e',
    'bfa89e563d9509fbc5c6503dd50faf2e',
  ]);
  expect(named('status')).toEqual(['/exception/403', '/exception/404', '/exception/500']);
  expect(named('designer')).toEqual(['/online/cgform', '/online/copyform/:code']);
  expect(named('refused')).toEqual([]);
  const known = new Set(app.components.map(({ component }) => component));
  const ours = asked.filter(({ component }) => known.has(component)).map(({ path }) => path);
  expect(named('document')).toEqual(['/dashboard/analysis', ...ours]);
});

test('a frame of the API is told the token, others are not', () => {
  const urls = pages.flatMap(({ target }) => (target.kind === 'frame' ? [target.url] : []));
  expect(urls).toEqual([
    '/jeecg-boot/big/screen/templat/index2',
    '/jeecg-boot/druid/?token=T1',
    '/jeecg-boot/doc.html',
    'http://www.baidu.com',
  ]);
});

test('each entry of the menu leads somewhere', () => {
  const entries = menuPages(menuEntries(items, pages, context));
  expect(entries.filter(({ path, href }) => href === undefined && !matchPage(pages, path ?? ''))).toEqual([]);
  const titles = entries.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['首页', '生产销售监控', '百度', '在线订单管理', '报表示例', '用户管理']),
  );
  expect(titles).not.toContain('个人中心');
});
