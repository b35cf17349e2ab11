import { inTransaction, type AccountSchema, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { administratorRole, linkRows } from '../../permissions/index.ts';
import { requireUsers } from './user-links.ts';

/**
 * Gives a role to users.
 * @throws Refusal if the role or a user does not exist.
 */
export async function addToRole(database: DynamicKysely, roleId: string, userIds: readonly string[]): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema & AccountSchema>();
    const role = db.selectFrom('sys_role').select('id').where('id', '=', roleId).where('del_flag', '=', 0);
    if (!(await role.executeTakeFirst())) throw new Refusal(say('这个角色已被删除，请刷新后再试。'));
    await requireUsers(transaction, userIds);
    await db
      .insertInto('sys_user_role')
      .values(linkRows(userIds.map((user) => ({ user_id: user, role_id: roleId }))))
      .onConflict((on) => on.columns(['user_id', 'role_id']).doNothing())
      .execute();
  });
}

/**
 * Takes a role from users.
 * @throws Refusal if nobody would have the role of administrators any more.
 */
export async function takeFromRole(database: DynamicKysely, roleId: string, userIds: readonly string[]): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema & AccountSchema>();
    await db.deleteFrom('sys_user_role').where('role_id', '=', roleId).where('user_id', 'in', userIds).execute();
    const role = await db
      .selectFrom('sys_role')
      .select(['role_code', 'tenant_id'])
      .where('id', '=', roleId)
      .executeTakeFirst();
    if (role?.role_code !== administratorRole || role.tenant_id !== 0) return;
    const left = db.selectFrom('sys_user_role').innerJoin('sys_user', 'sys_user.id', 'sys_user_role.user_id');
    const living = left.where('sys_user.del_flag', '=', 0).where('sys_user.status', '=', 1);
    const one = await living.select('sys_user.id').where('role_id', '=', roleId).limit(1).executeTakeFirst();
    if (!one) throw new Refusal(say('至少要留一位管理员，请先把管理员角色授予别人。'));
  });
}
