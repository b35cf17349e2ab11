import { memberOf, type Viewer } from '../tenancy/index.ts';
import { sql } from 'kysely';
import type { DynamicKysely } from '../database/index.ts';
import type { AccountSchema } from './tables.ts';

/** The id of the user with that name, unless the user was deleted or works for other tenants only. */
export async function userIdOf(database: DynamicKysely, username: string, viewer: Viewer): Promise<string | undefined> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('id');
  const user = users.where('username', '=', username).where('del_flag', '=', 0);
  return (await user.where(memberOf(viewer)).executeTakeFirst())?.id;
}

/** Whether he sees the user, deleted or not. */
export async function isMemberOf(database: DynamicKysely, id: string, viewer: Viewer): Promise<boolean> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('id').where('id', '=', id);
  return (await users.where(memberOf(viewer)).executeTakeFirst()) !== undefined;
}

/** Whether another user than the one of this id has the value: of a name all users count, otherwise those he sees. */
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

/** Lets users sign in again (1) or no longer (2). @param by the name of the caller. */
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

/** Makes new versions of users of whom something was changed, so that a save of what was read before is noticed. */
export async function touchUsers(database: DynamicKysely, ids: readonly string[], by: string): Promise<void> {
  await database
    .withTables<AccountSchema>()
    .updateTable('sys_user')
    .set((builder) => ({
      ...{ version: builder('version', '+', 1), update_by: by, update_time: sql<string>`localtimestamp(0)` },
    }))
    .where('id', 'in', ids)
    .execute();
}
