import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import {
  type Call,
  defineRoute,
  listOf,
  optionalText,
  Refusal,
  requiredText,
  type Route,
  success,
} from '../../http/index.ts';
import {
  administratorRole,
  linkRows,
  type PermissionParts,
  type PermissionSchema,
  refuseAdministrators,
  refuseForeignRoles,
} from '../../permissions/index.ts';
import type { SessionSchema } from '../tables.ts';
import { readUserIds } from './read-user-ids.ts';
import { pageOfUsers } from './user-rows.ts';

/** Who holds a role, seen from the role's side (jeecg-contract.md 5.1). */
export function roleMemberRoutes({ database, grants }: PermissionParts): Route[] {
  const take = async (call: Call, userIds: string[]) => {
    if (userIds.length === 0) throw new Refusal('请选择用户。');
    const role = requiredText(call.query, 'roleId', 64);
    await refuseAdministrators(database, call.person(), userIds);
    await refuseForeignRoles(database, call.person(), [role]);
    await removeMembers(database, role, userIds);
    grants.refresh();
    return success(null, { message: '删除成功!' });
  };
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/userRoleList',
      permission: 'system:user:list',
      async handler({ query }) {
        const roleId = requiredText(query, 'roleId', 64);
        const { username, realname } = query;
        return success(await pageOfUsers(database, { roleId, username, realname }, query), { code: 0 });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/user/addSysUserRole',
      permission: 'system:user:edit',
      async handler(call) {
        const { roleId, userIds } = call.body((body) => ({
          roleId: requiredText(body, 'roleId', 64),
          userIds: readUserIds(body['userIdList']),
        }));
        await refuseForeignRoles(database, call.person(), [roleId]);
        await refuseAdministrators(database, call.person(), userIds);
        await addMembers(database, roleId, userIds);
        grants.refresh();
        return success(null, { message: '添加成功!' });
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/user/deleteUserRole',
      permission: 'system:user:edit',
      handler: (call) => take(call, [requiredText(call.query, 'userId', 64)]),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/sys/user/deleteUserRoleBatch',
      permission: 'system:user:edit',
      handler: (call) => take(call, listOf(optionalText(call.query, 'userIds', 60_000))),
    }),
  ];
}

/** @throws Refusal for a role or a user that there is not. */
async function addMembers(database: DynamicKysely, roleId: string, userIds: readonly string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<PermissionSchema & SessionSchema>();
    const role = db.selectFrom('sys_role').select('id').where('id', '=', roleId).where('del_flag', '=', 0);
    if (!(await role.executeTakeFirst())) throw new Refusal('这个角色已被删除，请刷新后再试。');
    const users = db.selectFrom('sys_user').select('id').where('id', 'in', userIds).where('del_flag', '=', 0);
    if ((await users.execute()).length < userIds.length) throw new Refusal('有的用户已被删除，请刷新后重新选择。');
    await db
      .insertInto('sys_user_role')
      .values(linkRows(userIds.map((user) => ({ user_id: user, role_id: roleId }))))
      .onConflict((on) => on.columns(['user_id', 'role_id']).doNothing())
      .execute();
  });
}

/** @throws Refusal where nobody would hold the role of administrators any more. */
async function removeMembers(database: DynamicKysely, roleId: string, userIds: readonly string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<PermissionSchema & SessionSchema>();
    await db.deleteFrom('sys_user_role').where('role_id', '=', roleId).where('user_id', 'in', userIds).execute();
    const role = await db.selectFrom('sys_role').select('role_code').where('id', '=', roleId).executeTakeFirst();
    if (role?.role_code !== administratorRole) return;
    const left = db.selectFrom('sys_user_role').innerJoin('sys_user', 'sys_user.id', 'sys_user_role.user_id');
    const living = left.where('sys_user.del_flag', '=', 0).where('sys_user.status', '=', 1);
    const one = await living.select('sys_user.id').where('role_id', '=', roleId).limit(1).executeTakeFirst();
    if (!one) throw new Refusal('至少要留一位管理员，请先把管理员角色授予别人。');
  });
}
