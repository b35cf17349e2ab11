import type { AccountSchema, DynamicKysely, PermissionSchema } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import { mayChangeMember, memberOf, seenBy, severalTenants } from '../../tenancy/index.ts';
import { administratorRole } from '../seed/index.ts';
import { refuseFurtherRoles } from './change-within.ts';

/**
 * Only administrators may give permissions that they do not have themselves.
 * @param permissionIds rows of menus and permission points.
 * @throws Refusal naming the first permission that the person does not have.
 */
export async function refuseForeignPermissions(
  database: DynamicKysely,
  person: Person,
  permissionIds: readonly string[],
): Promise<void> {
  if (person.administrator || permissionIds.length === 0) return;
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_permission')
    .select(['name', 'perms'])
    .where('id', 'in', permissionIds)
    .execute();
  const foreign = rows.find(({ perms }) => !namesOf(perms).every((name) => person.permissions.has(name)));
  if (foreign) throw new Refusal(say('您没有“{name}”的权限，不能授予别人。', { name: foreign.name }));
}

/**
 * Works like `refuseForeignPermissions` for all permissions of these roles; only administrators may give the
 * administrator's role. The person's data rules must restrict the roles too.
 * @throws Refusal naming what the person may not give.
 */
export async function refuseForeignRoles(
  database: DynamicKysely,
  person: Person,
  roleIds: readonly string[],
): Promise<void> {
  if (person.administrator || roleIds.length === 0) return;
  const db = database.withTables<PermissionSchema>();
  const roles = await db
    .selectFrom('sys_role')
    .select(['role_code', 'role_name', 'tenant_id'])
    .where('id', 'in', roleIds)
    .where(seenBy(person, 'sys_role'))
    .execute();
  if (roles.length < new Set(roleIds).size) throw new Refusal(say('有的角色已被删除，请刷新后重新选择。'));
  const all = roles.find((role) => role.role_code === administratorRole && role.tenant_id === 0);
  if (all) throw new Refusal(say('只有管理员才能授予角色“{role_name}”。', { role_name: all.role_name }));
  const held = await db
    .selectFrom('sys_role_permission')
    .select('permission_id')
    .where('role_id', 'in', roleIds)
    .execute();
  const ids = held.map((row) => row.permission_id);
  await refuseForeignPermissions(database, person, ids);
  await refuseFurtherRoles(database, person, 'role', roleIds);
}

export function administrators(database: DynamicKysely): Promise<{ id: string; username: string }[]> {
  return database
    .withTables<PermissionSchema & AccountSchema>()
    .selectFrom('sys_user')
    .innerJoin('sys_user_role', 'sys_user_role.user_id', 'sys_user.id')
    .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
    .select(['sys_user.id', 'sys_user.username'])
    .where('sys_role.role_code', '=', administratorRole)
    .where('sys_role.tenant_id', '=', 0)
    .where('sys_role.del_flag', '=', 0)
    .execute();
}

/**
 * Only administrators may change administrators, and nobody may change users of other tenants.
 * @param within `tenant`: the change concerns only the person's tenant, such as the members of its roles, so users who
 * also work for other tenants are allowed.
 * @throws Refusal if one of these users is an administrator and the person is not, also works for other tenants, or is
 * not visible to the person.
 */
export async function refuseAdministrators(
  database: DynamicKysely,
  person: Person,
  userIds: readonly string[],
  within: 'account' | 'tenant' = 'account',
): Promise<void> {
  if (userIds.length === 0) return;
  await refuseStrangers(database, person, userIds, within);
  if (person.administrator) return;
  const all = await administrators(database);
  if (all.some(({ id }) => userIds.includes(id))) throw new Refusal(say(administratorsOnly));
}

/** Unknown users and users of other tenants are refused with the same message. */
async function refuseStrangers(
  database: DynamicKysely,
  person: Person,
  userIds: readonly string[],
  within: 'account' | 'tenant',
): Promise<void> {
  const users = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select('rel_tenant_ids')
    .where('id', 'in', userIds)
    .where(memberOf(person))
    .execute();
  if (users.length < new Set(userIds).size) throw new Refusal(say(strangers));
  if (within === 'account' && !users.every((user) => mayChangeMember(person, user.rel_tenant_ids)))
    throw new Refusal(say(severalTenants));
}

const strangers = text('有的用户已被删除，请刷新后重新选择。');

export const administratorsOnly = text('只有管理员才能修改管理员的账号。');

function namesOf(perms: string | null): string[] {
  return (perms ?? '').split(',').filter((name) => name !== '');
}
