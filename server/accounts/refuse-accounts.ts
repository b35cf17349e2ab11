import type { DynamicKysely } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import { type PermissionSchema, refuseAdministrators, refuseGreaterRights } from '../permissions/index.ts';

/** @throws Refusal where the person may not change how these users sign in, as `guardUsers` does where records change. */
export async function refuseAccounts(
  database: DynamicKysely,
  person: Person,
  userIds: readonly string[],
): Promise<void> {
  await refuseAdministrators(database, person, userIds);
  await refuseGreaterRights(database, person, userIds);
}

/** Those of these users who have roles within these departments. */
export async function holdersWithin(
  database: DynamicKysely,
  departmentIds: readonly string[],
  userIds: readonly string[],
): Promise<string[]> {
  if (departmentIds.length === 0 || userIds.length === 0) return [];
  const rows = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_depart_role_user')
    .innerJoin('sys_depart_role', 'sys_depart_role.id', 'sys_depart_role_user.role_id')
    .select('sys_depart_role_user.user_id')
    .distinct()
    .where('sys_depart_role.depart_id', 'in', departmentIds)
    .where('sys_depart_role.del_flag', '=', 0)
    .where('sys_depart_role_user.user_id', 'in', userIds)
    .execute();
  return rows.map(({ user_id: id }) => id);
}
