import {
  inTransaction,
  type AccountSchema,
  type DepartmentSchema,
  type DynamicKysely,
  type PermissionSchema,
} from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { linkRows } from '../../permissions/index.ts';
import { requireUsers } from './user-links.ts';

type Schema = AccountSchema & DepartmentSchema & PermissionSchema;

/**
 * Adds users to a department. It becomes the current department of users without one.
 * @throws Refusal if the department or a user does not exist.
 */
export async function addToDepartment(
  database: DynamicKysely,
  departmentId: string,
  userIds: readonly string[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<Schema>();
    const found = db.selectFrom('sys_depart').select('org_code').where('id', '=', departmentId);
    const department = await found.where('del_flag', '=', 0).executeTakeFirst();
    if (!department) throw new Refusal(say('这个部门已被删除，请刷新后再试。'));
    await requireUsers(transaction, userIds);
    await db
      .insertInto('sys_user_depart')
      .values(linkRows(userIds.map((user) => ({ user_id: user, dep_id: departmentId }))))
      .onConflict((on) => on.columns(['user_id', 'dep_id']).doNothing())
      .execute();
    await db
      .updateTable('sys_user')
      .set({ org_code: department.org_code })
      .where('id', 'in', userIds)
      .where('org_code', 'is', null)
      .execute();
  });
}

/**
 * Removes users from a department and from its roles. Users who had it as their current department have none until they
 * choose one.
 * @throws Refusal if none of them was in it.
 */
export async function takeFromDepartment(
  database: DynamicKysely,
  departmentId: string,
  userIds: readonly string[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<Schema>();
    const taken = await db
      .deleteFrom('sys_user_depart')
      .where('dep_id', '=', departmentId)
      .where('user_id', 'in', userIds)
      .returning('user_id')
      .execute();
    const roles = db.selectFrom('sys_depart_role').select('id').where('depart_id', '=', departmentId);
    await db.deleteFrom('sys_depart_role_user').where('role_id', 'in', roles).where('user_id', 'in', userIds).execute();
    const code = db.selectFrom('sys_depart').select('org_code').where('id', '=', departmentId);
    await db
      .updateTable('sys_user')
      .set({ org_code: null })
      .where('id', 'in', userIds)
      .where('org_code', 'in', code)
      .execute();
    if (taken.length === 0) throw new Refusal(say('当前选中部门与用户无关联关系!'));
  });
}
