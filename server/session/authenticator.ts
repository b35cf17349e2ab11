import type { DynamicKysely } from '../database/dynamic-schema.ts';
import type { Authenticator } from '../http/index.ts';
import type { GrantReader } from '../permissions/index.ts';
import { userOfSession } from './sessions.ts';

/** Finds the person of a token in the database: a session ended anywhere is ended at once, everywhere. */
export function sessionAuthenticator(database: DynamicKysely, grants: GrantReader): Authenticator {
  return async (token) => {
    const user = await userOfSession(database, token);
    if (!user) return undefined;
    const { permissions, administrator } = await grants.of(user.id);
    const { id, username, realname, org_code: orgCode } = user;
    return { id, username, realname, orgCode, tenantId: 0, permissions, administrator };
  };
}
