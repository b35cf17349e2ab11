import {
  inTransaction,
  type AccountSchema,
  type DepartmentSchema,
  type DynamicKysely,
  type DynamicTransaction,
  type PermissionSchema,
} from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { difference, linkRows } from '../../permissions/index.ts';
import { seenBy, type Viewer } from '../../tenancy/index.ts';
import { userDepartments } from '../user-departments.ts';

export async function rolesOf(database: DynamicKysely, userId: string, viewer: Viewer): Promise<string[]> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_user_role')
    .select('role_id')
    .where('user_id', '=', userId)
    .where('role_id', 'in', db.selectFrom('sys_role').select('id').where(seenBy(viewer, 'sys_role')))
    .execute();
  return rows.map((row) => row.role_id);
}

/**
 * Sets the roles of a user; roles that the viewer cannot see stay unchanged.
 * @throws Refusal for a role that is deleted or that the viewer cannot see.
 */
export async function setRoles(
  database: DynamicKysely,
  userId: string,
  roleIds: readonly string[],
  viewer: Viewer,
): Promise<void> {
  const db = database.withTables<PermissionSchema>();
  const { added, removed } = difference(await rolesOf(database, userId, viewer), roleIds);
  if (removed.length > 0)
    await db.deleteFrom('sys_user_role').where('user_id', '=', userId).where('role_id', 'in', removed).execute();
  if (added.length === 0) return;
  const known = await db
    .selectFrom('sys_role')
    .select('id')
    .where('id', 'in', added)
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_role'))
    .execute();
  if (known.length < added.length) throw new Refusal(say('有的角色已被删除，请刷新后重新选择。'));
  await db
    .insertInto('sys_user_role')
    .values(linkRows(added.map((role) => ({ user_id: userId, role_id: role }))))
    .onConflict((on) => on.columns(['user_id', 'role_id']).doNothing())
    .execute();
}

/**
 * Sets the departments of a user; departments that the viewer cannot see stay unchanged. The current department stays
 * if it is among them.
 * @throws Refusal for a department that the viewer cannot see.
 */
export async function setDepartments(
  database: DynamicKysely,
  userId: string,
  departmentIds: readonly string[],
  viewer: Viewer,
): Promise<void> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  const held = await userDepartments(database, [userId], viewer);
  const before = held.map((department) => department.id);
  const { added, removed } = difference(before, departmentIds);
  if (removed.length > 0)
    await db.deleteFrom('sys_user_depart').where('user_id', '=', userId).where('dep_id', 'in', removed).execute();
  const wanted = departmentIds.length === 0 ? [''] : departmentIds;
  const departments = db
    .selectFrom('sys_depart')
    .select('org_code')
    .where('id', 'in', wanted)
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_depart'));
  const known = await departments.orderBy('org_code').execute();
  if (known.length < departmentIds.length) throw new Refusal(say('有的部门已被删除，请刷新后重新选择。'));
  if (added.length > 0)
    await db
      .insertInto('sys_user_depart')
      .values(linkRows(added.map((department) => ({ user_id: userId, dep_id: department }))))
      .onConflict((on) => on.columns(['user_id', 'dep_id']).doNothing())
      .execute();
  const codes = known.map((row) => row.org_code);
  const user = await db.selectFrom('sys_user').select('org_code').where('id', '=', userId).executeTakeFirst();
  if (!codes.includes(user?.org_code ?? ''))
    await db
      .updateTable('sys_user')
      .set({ org_code: codes[0] ?? null })
      .where('id', '=', userId)
      .execute();
}

export async function removeLinks(database: DynamicKysely, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema & AccountSchema>();
    for (const table of ['sys_user_role', 'sys_user_depart', 'sys_depart_role_user'] as const)
      await db.deleteFrom(table).where('user_id', 'in', userIds).execute();
  });
}

/** @throws Refusal if one of these users was deleted. */
export async function requireUsers(transaction: DynamicTransaction, userIds: readonly string[]): Promise<void> {
  const db = transaction.withTables<AccountSchema>();
  const users = db.selectFrom('sys_user').select('id').where('id', 'in', userIds).where('del_flag', '=', 0);
  if ((await users.execute()).length < userIds.length) throw new Refusal(say('有的用户已被删除，请刷新后重新选择。'));
}
