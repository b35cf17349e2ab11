import { sql } from 'kysely';

import type { AccountSchema, DynamicKysely, PermissionSchema } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import { refuseAdministrators, refuseGreaterRights } from '../permissions/index.ts';
import { memberOf, type Viewer } from '../tenancy/index.ts';

export async function userIdOf(database: DynamicKysely, username: string, viewer: Viewer): Promise<string | undefined> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('id');
  const user = users.where('username', '=', username).where('del_flag', '=', 0);
  return (await user.where(memberOf(viewer)).executeTakeFirst())?.id;
}

/** Returns `true` if the viewer can see the user, deleted or not. */
export async function isMemberOf(database: DynamicKysely, id: string, viewer: Viewer): Promise<boolean> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('id').where('id', '=', id);
  return (await users.where(memberOf(viewer)).executeTakeFirst()) !== undefined;
}

/**
 * Returns `true` if a user other than `id` has the value. User names are compared with those of all users, other values
 * only with those of users that the viewer can see.
 */
export async function isTakenByAnother(
  database: DynamicKysely,
  column: 'username' | 'phone' | 'email',
  value: string,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<boolean> {
  const all = database.withTables<AccountSchema>().selectFrom('sys_user').select('id').where(column, '=', value);
  const users = column === 'username' ? all : all.where(memberOf(viewer));
  return (await users.where('id', '!=', id).executeTakeFirst()) !== undefined;
}

/**
 * Activates (1) or freezes (2) users.
 * @param by the name of the caller.
 */
export async function setUserStatus(
  database: DynamicKysely,
  ids: readonly string[],
  status: 1 | 2,
  by: string,
): Promise<void> {
  const db = database.withTables<AccountSchema>();
  await db.updateTable('sys_user').set({ status }).where('id', 'in', ids).execute();
  await touchUsers(database, ids, by);
}

/** Increments the version of changed users, so that a save based on an earlier read is detected as a conflict. */
export async function touchUsers(database: DynamicKysely, ids: readonly string[], by: string): Promise<void> {
  await database
    .withTables<AccountSchema>()
    .updateTable('sys_user')
    .set((builder) => ({
      version: builder('version', '+', 1),
      update_by: by,
      update_time: sql<string>`localtimestamp(0)`,
    }))
    .where('id', 'in', ids)
    .execute();
}

/** @throws Refusal if the person may not change how these users sign in, as `guardUsers` does for changed records. */
export async function refuseAccounts(
  database: DynamicKysely,
  person: Person,
  userIds: readonly string[],
): Promise<void> {
  await refuseAdministrators(database, person, userIds);
  await refuseGreaterRights(database, person, userIds);
}

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
