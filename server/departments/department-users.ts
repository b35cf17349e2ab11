import type { AccountSchema, DepartmentSchema, DynamicKysely } from '../database/index.ts';
import { listOf, type Person } from '../http/index.ts';

/**
 * Removes all users from deleted departments. Users who had one as their current department have none until they choose
 * another.
 */
export async function leaveDepartments(database: DynamicKysely, ids: readonly string[]): Promise<void> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  await db.deleteFrom('sys_user_depart').where('dep_id', 'in', ids).execute();
  const gone = db.selectFrom('sys_depart').select('org_code').where('id', 'in', ids);
  await db.updateTable('sys_user').set({ org_code: null }).where('org_code', 'in', gone).execute();
}

export async function ledDepartments(database: DynamicKysely, { id }: Person): Promise<string[]> {
  const db = database.withTables<AccountSchema>();
  const user = await db
    .selectFrom('sys_user')
    .select(['user_identity', 'depart_ids'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.user_identity === 2 ? listOf(user.depart_ids ?? '') : [];
}
