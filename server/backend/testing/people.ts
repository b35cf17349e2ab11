/** The user who is signed in with a token, e.g. `admin`, or `clerk-7,8` of the tenants 7 and 8. */
export interface DoublePerson {
  id: string;
  username: string;
  realname: string;
  relTenantIds: string;
}

/** Returns the user of a token; `holder:<role>-7` has a role. */
export function personOfToken(token: string): DoublePerson & { roles: string[]; points: string[] } {
  const [name = '', relTenantIds = ''] = token.split('-');
  const [username = '', role] = name.split(':');
  return {
    id: username === 'admin' ? 'u0' : `id-${username}`,
    username,
    realname: username === 'admin' ? '管理员' : username,
    relTenantIds,
    roles: role === undefined ? [] : [role],
    points: username === 'sharing' ? ['system:savedView:share'] : [],
  };
}
