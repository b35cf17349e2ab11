import type { AccountSchema, DepartmentSchema, DynamicKysely } from '../database/index.ts';
import { seenBy, type Viewer } from '../tenancy/index.ts';

export async function userDepartments(database: DynamicKysely, userIds: readonly string[], viewer: Viewer) {
  if (userIds.length === 0) return [];
  return database
    .withTables<AccountSchema & DepartmentSchema>()
    .selectFrom('sys_user_depart')
    .innerJoin('sys_depart', 'sys_depart.id', 'sys_user_depart.dep_id')
    .select(['sys_user_depart.user_id', 'sys_depart.id', 'sys_depart.depart_name'])
    .where('sys_user_depart.user_id', 'in', userIds)
    .where('sys_depart.del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_depart'))
    .orderBy('sys_depart.org_code')
    .execute();
}
