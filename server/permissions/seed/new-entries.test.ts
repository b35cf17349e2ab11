import { describe, expect, test } from 'vitest';

import type { PermissionRow } from '../../database/index.ts';
import { newEntries, type StoredEntry } from './new-entries.ts';

const blank = {
  component_name: null,
  redirect: null,
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
};
const group = (id: string, name: string): PermissionRow => {
  return { ...blank, id, name, parent_id: null, menu_type: 0, url: `/${id}`, component: 'layouts/RouteView' };
};
const page = (parent: string, component: string): PermissionRow => {
  return {
    ...blank,
    id: `${parent} ${component}`,
    name: component,
    parent_id: parent,
    menu_type: 1,
    url: '/',
    component,
  };
};
const kept = (row: PermissionRow, more: Partial<StoredEntry> = {}): StoredEntry => ({ ...row, del_flag: 0, ...more });
const places = (rows: readonly PermissionRow[]) => rows.map((row) => [row.component, row.parent_id, row.sort_no]);

const wanted = [group('m1', '基础资料'), page('m1', 'a.list'), page('m1', 'b.list'), page('m1', 'c.list')];

describe('pages of a newer version', () => {
  test('come to the end of their group, once', () => {
    const stored = [kept(group('g', '基础资料')), kept(page('g', 'a.list'), { sort_no: 7 })];
    const added = newEntries(wanted, stored);
    expect(places(added)).toEqual([
      ['b.list', 'g', 8],
      ['c.list', 'g', 9],
    ]);
    expect(newEntries(wanted, [...stored, ...added.map((row) => kept(row))])).toEqual([]);
  });

  test('follow their neighbours where the group has another name', () => {
    const stored = [kept(group('g', '我的资料')), kept(page('g', 'a.list')), kept(page('g', 'b.list'))];
    expect(places(newEntries(wanted, stored))).toEqual([['c.list', 'g', 2]]);
  });

  test('are not made again where somebody moved or deleted them', () => {
    const elsewhere = [kept(group('g', '基础资料')), kept(group('h', '别处'))];
    const moved = [kept(page('h', 'a.list')), kept(page('h', 'b.list'), { del_flag: 1 }), kept(page('g', 'c.list'))];
    expect(newEntries(wanted, [...elsewhere, ...moved])).toEqual([]);
  });

  test('come with their group where it is new, after the groups that are there, once', () => {
    const stored = [kept(group('g', '系统管理'), { sort_no: 4 }), kept(page('g', 'z.list'))];
    const added = newEntries(wanted, stored);
    expect(places(added)).toEqual([
      ['layouts/RouteView', null, 5],
      ['a.list', added[0]?.id, 1],
      ['b.list', added[0]?.id, 2],
      ['c.list', added[0]?.id, 3],
    ]);
    expect(newEntries(wanted, [...stored, ...added.map((row) => kept(row))])).toEqual([]);
    // A group that was renamed since is still the group of its pages.
    const renamed = added.map((row) => kept(row, { name: row.name === '基础资料' ? '我的资料' : row.name }));
    expect(newEntries(wanted, [...stored, ...renamed])).toEqual([]);
  });

  test('wait for the administrator where their group was deleted', () => {
    const gone = [kept(group('g', '基础资料'), { del_flag: 1 }), kept(page('g', 'a.list'), { del_flag: 1 })];
    expect(newEntries(wanted, gone)).toEqual([]);
    const alone = { ...page('', 'd.list'), parent_id: null };
    expect(newEntries([alone], [kept(group('g', '基础资料'))])).toEqual([]);
  });
});
