import type { DynamicKysely } from '../database/index.ts';
import type { Authenticator, Person } from '../http/index.ts';
import { conditionsOf, type GrantReader, platformPermission, reasonsOf } from '../permissions/index.ts';
import { userOfSession } from './sessions.ts';
import { chooseTenant } from '../tenants/index.ts';

/** Finds the person of a token in the database, so that an ended session is ended in all processes at once. */
export function sessionAuthenticator(database: DynamicKysely, grants: GrantReader): Authenticator {
  return (token, tenant) => personOfSession(database, grants, { token }, tenant);
}

/** The person of a living session. @throws Refusal as `chooseTenant`. */
export async function personOfSession(
  database: DynamicKysely,
  grants: GrantReader,
  session: { token: string } | { id: string },
  tenant: string | undefined,
): Promise<Person | undefined> {
  const user = await userOfSession(database, session);
  if (!user) return undefined;
  const tenantId = await chooseTenant(database, user.rel_tenant_ids, tenant);
  const { permissions, administrator, mark, rules, orgCodes } = await grants.of(user.id, tenantId);
  const { id, username, realname, org_code: orgCode } = user;
  return {
    ...{ id, username, realname, orgCode, tenantId, permissions, administrator, sessionId: user.session_id, mark },
    platform: permissions.has(platformPermission),
    ...(rules.length > 0 && {
      conditions: conditionsOf(rules, { username, realname, orgCode, orgCodes }),
      dataRules: reasonsOf(rules),
    }),
  };
}
