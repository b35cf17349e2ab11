import { expect, test } from 'vitest';

import type { PermissionRow } from '../../database/index.ts';
import { permissionTree } from './permission-tree.ts';

const row = (id: string, parent: string | null, type: 0 | 1 | 2): PermissionRow => ({
  id,
  parent_id: parent,
  name: id,
  menu_type: type,
  url: null,
  component: null,
  component_name: null,
  redirect: null,
  perms: null,
  perms_type: null,
  icon: null,
  sort_no: 1,
  is_route: 0,
  keep_alive: 0,
  hidden: 0,
  hide_tab: 0,
  always_show: 0,
  internal_or_external: 0,
  status: '1',
  description: null,
});

test('rows that are not menu entries follow the menu, and none is lost', () => {
  const rows = [row('loose', null, 2), row('menu', null, 0), row('point', 'menu', 2), row('orphan', 'gone', 2)];
  const { treeList, ids } = permissionTree(rows, new Set(['menu']));
  expect(treeList.map(({ key }) => key)).toEqual(['menu', 'loose', 'orphan']);
  expect(treeList[0]).toMatchObject({ ruleFlag: 1, isLeaf: false, children: [{ key: 'point', isLeaf: true }] });
  expect(ids).toEqual(['loose', 'menu', 'point', 'orphan']);
});
