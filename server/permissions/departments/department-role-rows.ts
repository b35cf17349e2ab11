import { inTransaction, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { seenBy, type Viewer } from '../../tenancy/index.ts';
import { linkRows } from '../grants/index.ts';

export async function rolesOf(database: DynamicKysely, departmentId: string, viewer: Viewer) {
  const rows = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_depart_role')
    .selectAll()
    .where('depart_id', '=', departmentId)
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_depart_role'))
    .orderBy('role_code')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    departId: row.depart_id,
    roleName: row.role_name,
    roleCode: row.role_code,
    description: row.description,
    createBy: row.create_by,
    createTime: row.create_time,
    updateBy: row.update_by,
    updateTime: row.update_time,
  }));
}

export function linksOf(
  database: DynamicKysely,
  { userId, departmentId }: { userId: string; departmentId: string | undefined },
  viewer: Viewer,
) {
  const links = database
    .withTables<PermissionSchema>()
    .selectFrom('sys_depart_role_user')
    .innerJoin('sys_depart_role', 'sys_depart_role.id', 'sys_depart_role_user.role_id')
    .select(['sys_depart_role_user.id', 'user_id', 'role_id', 'depart_id'])
    .where('user_id', '=', userId)
    .where(seenBy(viewer, 'sys_depart_role'))
    .where('del_flag', '=', 0);
  return (departmentId === undefined ? links : links.where('depart_id', '=', departmentId)).execute();
}

export async function heldBy(database: DynamicKysely, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_depart_role_permission')
    .select('permission_id')
    .where('role_id', 'in', roleIds)
    .execute();
  return rows.map((row) => row.permission_id);
}

/**
 * Assigns roles within departments to a user, and removes others.
 * @throws Refusal for a role that does not exist or that the viewer cannot see.
 */
export async function changeRoles(
  database: DynamicKysely,
  userId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
  viewer: Viewer,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema>();
    const seen = db.selectFrom('sys_depart_role').select('id').where(seenBy(viewer, 'sys_depart_role'));
    if (removed.length > 0)
      await db
        .deleteFrom('sys_depart_role_user')
        .where('user_id', '=', userId)
        .where('role_id', 'in', removed)
        .where('role_id', 'in', seen)
        .execute();
    if (added.length === 0) return;
    const known = seen.where('id', 'in', added).where('del_flag', '=', 0);
    if ((await known.execute()).length < added.length)
      throw new Refusal(say('有的部门角色已被删除，请刷新后重新选择。'));
    await db
      .insertInto('sys_depart_role_user')
      .values(linkRows(added.map((role) => ({ role_id: role, user_id: userId }))))
      .onConflict((on) => on.columns(['role_id', 'user_id']).doNothing())
      .execute();
  });
}

/**
 * Returns the department of a role.
 * @throws Refusal for a role that does not exist or that the viewer cannot see.
 */
export async function departmentOf(database: DynamicKysely, roleId: string, viewer: Viewer): Promise<string> {
  const db = database.withTables<PermissionSchema>();
  const role = db.selectFrom('sys_depart_role').select('depart_id').where('id', '=', roleId).where('del_flag', '=', 0);
  const found = await role.where(seenBy(viewer, 'sys_depart_role')).executeTakeFirst();
  if (!found) throw new Refusal(say('这个部门角色已被删除，请刷新后再试。'));
  return found.depart_id;
}
