import type { DynamicKysely } from '../database/index.ts';
import { defineRoute, listOf, notFound, Refusal, requiredText, success, type Call, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import {
  departmentLevel,
  departmentNodes,
  departmentsBelow,
  departmentTree,
  readDepartmentRows,
  type DepartmentNode,
} from './department-tree.ts';
import { ledDepartments } from './department-users.ts';

/**
 * Look-ups of departments for pickers and cells; open to all who are signed in (docs/jeecgboot.md, Menus, data rules,
 * departments).
 */
export function departmentLookupRoutes(database: DynamicKysely): Route[] {
  const read = (path: string, handler: Route['handler']): Route =>
    defineRoute({ method: 'GET', path: `/sys/sysDepart/${path}`, permission: 'signed-in', handler });
  const rows = ({ person }: Call) => readDepartmentRows(database, person());
  return [
    read('queryTreeList', async (call) => {
      const { query } = call;
      const [all, ids] = [await rows(call), listOf(query['ids'])];
      return success(departmentTree(ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all), { code: 0 });
    }),
    read('queryDepartTreeSync', async (call) => {
      const { query } = call;
      const level = departmentLevel(await rows(call), query['pid'] ?? '');
      const ids = listOf(query['ids']);
      return success(ids.length > 0 ? level.filter(({ id }) => ids.includes(id)) : level, { code: 0 });
    }),
    read('queryIdTree', async (call) => success(departmentTree(await rows(call)).map(idNode), { code: 0 })),
    read('queryMyDeptTreeList', async (call) => {
      const led = await ledDepartments(database, call.person());
      if (led.length === 0) return success(null, { message: '1', code: 0 });
      const below = new Set(await departmentsBelow(database, led, call.person()));
      return success(departmentTree((await rows(call)).filter(({ id }) => below.has(id))), { message: '2', code: 0 });
    }),
    read('searchBy', async (call) => {
      const text = requiredText(call.query, 'keyWord', 100).trim();
      const own =
        call.query['myDeptSearch'] === '1'
          ? new Set(await departmentsBelow(database, await ledDepartments(database, call.person()), call.person()))
          : undefined;
      const found = (await rows(call)).filter(
        ({ id, depart_name: name }) => name.includes(text) && (own?.has(id) ?? true),
      );
      if (found.length === 0) throw new Refusal(say('未查询匹配数据！'));
      return success(departmentTree(found), { code: 0 });
    }),
    read('queryAllParentId', async (call) => {
      const { query } = call;
      const all = departmentNodes(await rows(call));
      const [ids, codes] = [listOf(query['departId']), listOf(query['orgCode'])];
      const wanted = codes.length > 0 && ids.length === 0 ? codes : ids;
      const find = (key: string) => all.find((node) => (ids.length > 0 ? node.id : node.orgCode) === key);
      return success(Object.fromEntries(wanted.map((key) => [key, parentsOf(all, find(key))])), { code: 0 });
    }),
    read('listAll', async (call) => {
      const ids = listOf(call.query['id']);
      const all = departmentNodes(await rows(call)).toSorted((a, b) => (a.orgCode < b.orgCode ? -1 : 1));
      return success(ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all, { code: 0 });
    }),
    read('getDepartName', async (call) => {
      const code = requiredText(call.query, 'orgCode', 100);
      const found = departmentNodes(await rows(call)).find(({ orgCode }) => orgCode === code);
      if (!found) throw notFound();
      return success(found, { code: 0 });
    }),
  ];
}

interface IdNode {
  key: string;
  value: string;
  title: string;
  code: string;
  children: IdNode[] | null;
}

function idNode({ id, departName, orgCode, children }: DepartmentNode): IdNode {
  return { key: id, value: id, title: departName, code: orgCode, children: children?.map(idNode) ?? null };
}

function parentsOf(all: readonly DepartmentNode[], node: DepartmentNode | undefined) {
  const byId = new Map(all.map((each) => [each.id, each]));
  const parents: DepartmentNode[] = [];
  for (let at = node; at && !parents.includes(at); at = byId.get(at.parentId)) parents.unshift(at);
  return {
    parentIds: parents.map(({ id }) => id),
    parentMap: Object.fromEntries(parents.map((each) => [each.id, each])),
  };
}
