import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { readTenants, type TenantInfo } from './tenant-rows.ts';

/**
 * Returns the tenant of a request: the requested one if the user belongs to it; 0 or none means the user's first. Users
 * without a tenant get none (0), whatever the request contains (docs/security.md, Tokens, tenants, attempts).
 * @throws Refusal (401) if the user belongs only to other tenants.
 */
export async function chooseTenant(
  database: DynamicKysely,
  ids: string | null,
  wanted: string | undefined,
): Promise<number> {
  if (!ids) return 0;
  const own = await readTenants(database, ids);
  const any = wanted === undefined || wanted === '' || wanted === '0';
  const chosen = any ? own[0] : own.find(({ id }) => String(id) === wanted);
  if (!chosen) throw new Refusal(say('用户租户信息变更,请重新登陆!'), { status: 401, code: 401 });
  return chosen.id;
}

export async function readOwnTenants(database: DynamicKysely, userId: string): Promise<TenantInfo[]> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('rel_tenant_ids');
  const user = await users.where('id', '=', userId).executeTakeFirst();
  return readTenants(database, user?.rel_tenant_ids ?? null);
}
