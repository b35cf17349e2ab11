/** Names in the browser's storages (docs/requirements.md, Constants), as JeecgBoot's front ends have them. */
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

/** Names in sessionStorage: what the person may do, and all that is under control. */
export const authorityKeys = { auth: 'LOGIN_USER_BUTTON_AUTH', allAuth: 'SYS_BUTTON_AUTH' } as const;

/** Outlives a sign-out, so that the sign-in page knows the names. */
export const lastTenantKey = 'pagewright.last-tenant';

/** Outlives a sign-out, so that the sign-in page knows the name. */
export const lastUsernameKey = 'pagewright.last-username';
