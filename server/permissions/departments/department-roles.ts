import type { DynamicKysely } from '../../database/index.ts';
import {
  type Call,
  defineRoute,
  deletionRoutes,
  listOf,
  optionalText,
  Refusal,
  requiredText,
  type Route,
  success,
} from '../../http/index.ts';
import { contextOf, refuse } from '../../records/index.ts';
import { difference, linkRows, refuseAdministrators, refuseForeignPermissions } from '../grants/index.ts';
import type { PermissionParts } from '../parts.ts';
import type { PermissionSchema } from '../tables.ts';
import { removeRoleGrants } from './remove-grants.ts';

/** The model whose records roles within departments are, where the documents have it. */
export const departmentRoleModel = 'system/depart-role';

/** Roles within departments beside the calls of their model, and who has them (jeecg-contract.md 6.4). */
export function departmentRoleRoutes(parts: PermissionParts): Route[] {
  const { database, engine, grants, catalogue } = parts;
  if (!catalogue.current().models.has(departmentRoleModel)) return [];
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    const first = (db: DynamicKysely) => removeRoleGrants(db, ids);
    await engine.removeBatch(departmentRoleModel, ids, contextOf(call), first).catch(refuse);
    grants.refresh();
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/list',
      permission: 'system:departRole:list',
      async handler(call) {
        const { deptId, ...query } = call.query;
        const params = deptId === undefined ? query : { ...query, departId: deptId };
        return success(await engine.list(departmentRoleModel, params, contextOf(call)).catch(refuse), { code: 0 });
      },
    }),
    ...deletionRoutes('/sys/sysDepartRole', 'system:departRole:delete', remove, {
      one: '删除成功!',
      several: '批量删除成功！',
      none: '参数不识别！',
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/getDeptRoleList',
      permission: 'system:departRole:list',
      handler: async ({ query }) => success(await rolesOf(database, requiredText(query, 'departId', 64)), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/sysDepartRole/getDeptRoleByUserId',
      permission: 'system:departRole:list',
      async handler({ query }) {
        const links = await linksOf(database, requiredText(query, 'userId', 64), optionalText(query, 'departId', 64));
        return success(
          links.map(({ id, user_id: userId, role_id: droleId, depart_id: departId }) => ({
            id,
            departId,
            userId,
            droleId,
          })),
          { code: 0 },
        );
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/sysDepartRole/deptRoleUserAdd',
      permission: 'system:departRole:authorize',
      async handler(call) {
        const change = call.body((body) => ({
          userId: requiredText(body, 'userId', 64),
          wanted: listOf(optionalText(body, 'newRoleId', 20_000)),
          shown: listOf(optionalText(body, 'oldRoleId', 20_000)),
        }));
        const { added, removed } = difference(change.shown, change.wanted);
        await refuseAdministrators(database, call.person(), [change.userId]);
        await refuseForeignPermissions(database, call.person(), await heldBy(database, [...added, ...removed]));
        await changeRoles(database, change.userId, { added, removed });
        grants.refresh();
        return success(null, { message: '添加成功！' });
      },
    }),
  ];
}

async function rolesOf(database: DynamicKysely, departmentId: string) {
  const rows = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_depart_role')
    .selectAll()
    .where('depart_id', '=', departmentId)
    .where('del_flag', '=', 0)
    .orderBy('role_code')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, departId: row.depart_id, roleName: row.role_name, roleCode: row.role_code },
    ...{ description: row.description, createBy: row.create_by, createTime: row.create_time },
    ...{ updateBy: row.update_by, updateTime: row.update_time },
  }));
}

function linksOf(database: DynamicKysely, userId: string, departmentId: string | undefined) {
  const links = database
    .withTables<PermissionSchema>()
    .selectFrom('sys_depart_role_user')
    .innerJoin('sys_depart_role', 'sys_depart_role.id', 'sys_depart_role_user.role_id')
    .select(['sys_depart_role_user.id', 'user_id', 'role_id', 'depart_id'])
    .where('user_id', '=', userId)
    .where('del_flag', '=', 0);
  return (departmentId === undefined ? links : links.where('depart_id', '=', departmentId)).execute();
}

async function heldBy(database: DynamicKysely, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_depart_role_permission')
    .select('permission_id')
    .where('role_id', 'in', roleIds)
    .execute();
  return rows.map((row) => row.permission_id);
}

/** @throws Refusal for a role that there is not. */
async function changeRoles(
  database: DynamicKysely,
  userId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<PermissionSchema>();
    if (removed.length > 0)
      await db
        .deleteFrom('sys_depart_role_user')
        .where('user_id', '=', userId)
        .where('role_id', 'in', removed)
        .execute();
    if (added.length === 0) return;
    const known = db.selectFrom('sys_depart_role').select('id').where('id', 'in', added).where('del_flag', '=', 0);
    if ((await known.execute()).length < added.length) throw new Refusal('有的部门角色已被删除，请刷新后重新选择。');
    await db
      .insertInto('sys_depart_role_user')
      .values(linkRows(added.map((role) => ({ role_id: role, user_id: userId }))))
      .onConflict((on) => on.columns(['role_id', 'user_id']).doNothing())
      .execute();
  });
}
