/** The keys in the browser's storages (docs/requirements.md, Constants), the same as in JeecgBoot's front ends. */
export const sessionKeys = {
  token: 'Access-Token',
  username: 'Login_Username',
  user: 'Login_Userinfo',
  tenant: 'Login_Tenant',
  tenantId: 'TENANT_ID',
  dictionaries: 'UI_CACHE_DB_DICT_DATA',
  logout: 'pagewright.logout',
  isBrief: 'pagewright.brief',
} as const;

/** The keys in sessionStorage: the user's permissions, and all permissions that are controlled. */
export const authorityKeys = { auth: 'LOGIN_USER_BUTTON_AUTH', allAuth: 'SYS_BUTTON_AUTH' } as const;

/** Not cleared by a sign-out, so that the sign-in page can name the tenant. */
export const lastTenantKey = 'pagewright.last-tenant';

/** The sentence of the server about the end of the last session, which stays until the next sign-in. */
export const endReasonKey = 'pagewright.end-reason';

export const lastUsernameKey = 'pagewright.last-username';
