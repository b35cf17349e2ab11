import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import {
  type Call,
  contextOf,
  defineRoute,
  Refusal,
  refuse,
  requiredText,
  type Route,
  success,
} from '../../http/index.ts';
import { listOf, type PermissionParts } from '../../permissions/index.ts';
import { accountModels } from '../models.ts';
import type { SessionSchema } from '../tables.ts';
import { departmentLevel, departmentsBelow, departmentTree, readDepartmentRows } from './department-tree.ts';

/** Departments in trees, as choosers ask for them, and their deletion with all below (jeecg-contract.md 6.3). */
export function departmentRoutes({ database, engine, grants }: PermissionParts): Route[] {
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    if (ids.length === 0) throw new Refusal('参数不识别！');
    const all = await departmentsBelow(database, ids);
    if (!ids.every((id) => all.includes(id))) throw new Refusal('未找到对应实体');
    await engine.removeBatch(accountModels.sys_depart, all, contextOf(call)).catch(refuse);
    await leaveDepartments(database, all);
    grants.refresh();
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepart/queryTreeList',
      permission: 'signed-in',
      async handler({ query }) {
        const rows = await readDepartmentRows(database);
        const ids = listOf(query['ids']);
        return success(departmentTree(ids.length > 0 ? rows.filter(({ id }) => ids.includes(id)) : rows), { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepart/queryDepartTreeSync',
      permission: 'signed-in',
      async handler({ query }) {
        const level = departmentLevel(await readDepartmentRows(database), query['pid'] ?? '');
        const ids = listOf(query['ids']);
        return success(ids.length > 0 ? level.filter(({ id }) => ids.includes(id)) : level, { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepart/searchBy',
      permission: 'signed-in',
      async handler({ query }) {
        const text = requiredText(query, 'keyWord', 100).trim();
        const rows = await readDepartmentRows(database);
        const hits = departmentTree(rows.filter(({ depart_name: name }) => name.includes(text)));
        if (hits.length === 0) throw new Refusal('未查询匹配数据！');
        return success(hits, { code: 0 });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/sysDepart/delete',
      permission: 'system:depart:delete',
      async handler(call) {
        await remove(call, [requiredText(call.query, 'id', 64)]);
        return success(null, { message: '删除成功!' });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/sysDepart/deleteBatch',
      permission: 'system:depart:delete',
      async handler(call) {
        await remove(call, listOf(call.query['ids']));
        return success(null, { message: '删除成功!' });
      },
    }),
  ];
}

/** Nobody is in a department that is gone; who worked for one works for none until he chooses another. */
async function leaveDepartments(database: DynamicKysely, ids: readonly string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<SessionSchema>();
    await db.deleteFrom('sys_user_depart').where('dep_id', 'in', ids).execute();
    const gone = db.selectFrom('sys_depart').select('org_code').where('id', 'in', ids);
    await db.updateTable('sys_user').set({ org_code: null }).where('org_code', 'in', gone).execute();
  });
}
