import { expect, test } from 'vitest';

import { menuToRoutes } from '../../engine/menu/index.ts';
import { matchPage, splitPath } from './match-page.ts';
import { menuEntries, menuPages } from './menu-entries.ts';
import { pageRoutes } from './page-routes.ts';

const entry = (path: string, component: string, hidden = false) => ({
  id: path,
  path,
  component,
  hidden,
  meta: { title: path },
});
const { routes, items } = menuToRoutes([
  entry('/online/cgformList/:id', 'super/online/AutoList', true),
  entry('/online/cgreport/:code', 'super/online/ReportList', true),
  entry('/online/cgformList/d351', '1'),
  entry('/online/cgreport/1590?sex=1', 'layouts/RouteView'),
  entry('/online/named/abcd', 'super/online/AutoList'),
]);
const context = {
  home: '/home',
  apiBase: '/jeecg-boot',
  token: 't',
  components: [
    { component: 'super/online/AutoList', document: 'cgform/{code}.model' },
    { component: 'super/online/ReportList', document: 'cgreport/{code}.model' },
  ],
};
const pages = pageRoutes(routes, context);
const targetOf = (path: string) => matchPage(pages, path)?.page.target;

test('the route of online forms makes the document of the form that the path names', () => {
  expect(targetOf('/online/cgformList/5687')).toEqual({
    kind: 'made',
    document: 'cgform/{code}.model',
    parameter: 'id',
  });
  expect(splitPath(pages, '/online/cgformList/5687/r1')).toEqual({ path: '/online/cgformList/5687', record: 'r1' });
});

test('an entry of one form or report opens it, whatever component it names', () => {
  expect(targetOf('/online/cgformList/d351')).toEqual({
    kind: 'document',
    document: 'cgform/d351.model',
    isMade: true,
  });
  expect(targetOf('/online/cgreport/1590')).toMatchObject({ kind: 'made', document: 'cgreport/{code}.model' });
  expect(targetOf('/online/named/abcd')).toEqual({ kind: 'document', document: 'cgform/abcd.model', isMade: true });
  const listed = menuPages(menuEntries(items, pages, context)).map(({ path }) => path);
  expect(listed).toEqual(['/home', '/online/cgformList/d351', '/online/cgreport/1590?sex=1', '/online/named/abcd']);
});
