// covers: route-guard, route-menu-fetch, route-root
import { expect, test } from 'vitest';

import { encodedRecord, matchPage, splitPath } from './match-page.ts';
import type { PageRoute } from './page-route.ts';

function page(path: string): PageRoute {
  return { path, title: path, target: { kind: 'home' } };
}

const routes = [page('/online/:code'), page('/online/list'), page('/a b')];

test.each<[string, string | undefined, Record<string, string>]>([
  ['/online/list', '/online/list', {}],
  ['/online/x%2Fy', '/online/:code', { code: 'x/y' }],
  ['/online/list/more', undefined, {}],
  ['/', undefined, {}],
])('%s shows %s', (path, pattern, params) => {
  const match = matchPage(routes, path);
  expect(match?.page.path).toBe(pattern);
  expect(match?.params ?? {}).toEqual(params);
});

const listed = (path: string, document: `${string}.list` | `${string}.form`): PageRoute => {
  return { path, title: path, target: { kind: 'document', document } };
};
const withRecords = [
  listed('/sales/order', 'sales/order.list'),
  listed('/sales/form', 'sales/a.form'),
  page('/sales/order/tree'),
];

test.each<[string, { path: string; record: string }]>([
  ['/sales/order', { path: '/sales/order', record: '' }],
  ['/sales/order/SO1', { path: '/sales/order', record: 'SO1' }],
  ['/sales/order/SO1/edit', { path: '/sales/order', record: 'SO1/edit' }],
  [`/sales/order/${encodeURIComponent('甲 1')}`, { path: '/sales/order', record: '甲 1' }],
  ['/sales/order/%', { path: '/sales/order', record: '%' }],
  ['/sales/order/tree', { path: '/sales/order/tree', record: '' }],
  ['/sales/order/a/b/c', { path: '/sales/order/a/b/c', record: '' }],
  ['/sales/form/SO1', { path: '/sales/form/SO1', record: '' }],
  ['/nothing', { path: '/nothing', record: '' }],
])('%s is a page and what stands behind it', (path, parts) => {
  expect(splitPath(withRecords, path)).toEqual(parts);
});

test('a record stands behind a path as the browser has it', () => {
  expect([encodedRecord(''), encodedRecord('甲/edit')]).toEqual(['', `/${encodeURIComponent('甲')}/edit`]);
});
