import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import type { Authenticator, Person } from '../http/index.ts';
import { conditionsOf, platformPermission, reasonsOf, ruleSetsOf, type GrantReader } from '../permissions/index.ts';
import { chooseTenant } from '../tenants/index.ts';
import { userOfSession } from './sessions.ts';

/** Finds the person of a token in the database, so that an ended session is immediately ended in all processes. */
export function sessionAuthenticator(database: DynamicKysely, grants: GrantReader): Authenticator {
  return (token, tenant) => personOfSession(database, grants, { token }, tenant);
}

/**
 * Returns the person of an active session.
 * @throws Refusal as `chooseTenant`.
 */
export async function personOfSession(
  database: DynamicKysely,
  grants: GrantReader,
  session: { token: string } | { id: string },
  tenant: string | undefined,
): Promise<Person | undefined> {
  const user = await userOfSession(database, session);
  if (!user) return undefined;
  const tenantId = await chooseTenant(database, user.rel_tenant_ids, tenant);
  return { ...(await personWorking(grants, user, tenantId)), sessionId: user.session_id };
}

export async function personOfUser(
  database: DynamicKysely,
  grants: GrantReader,
  userId: string,
  tenantId: number,
): Promise<Person | undefined> {
  const user = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select(['id', 'username', 'realname', 'org_code', 'rel_tenant_ids'])
    .where('id', '=', userId)
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
  if (!user) return undefined;
  const tenant = tenantId === 0 ? await chooseTenant(database, user.rel_tenant_ids, undefined) : tenantId;
  return personWorking(grants, user, tenant);
}

type User = { id: string; username: string; realname: string; org_code: string | null };

async function personWorking(grants: GrantReader, user: User, tenantId: number): Promise<Person> {
  const { permissions, administrator, mark, reach, orgCodes } = await grants.of(user.id, tenantId);
  const { id, username, realname, org_code: orgCode } = user;
  return {
    id,
    username,
    realname,
    orgCode,
    tenantId,
    permissions,
    administrator,
    mark,
    platform: permissions.has(platformPermission),
    ...(reach.length > 0 && {
      conditions: conditionsOf(reach, { username, realname, orgCode, orgCodes }),
      dataRules: reasonsOf(reach),
      ruleSets: ruleSetsOf(reach),
    }),
  };
}
