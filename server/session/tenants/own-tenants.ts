import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import { Refusal } from '../../http/index.ts';
import type { SessionSchema } from '../tables.ts';

/** A tenant as JeecgBoot sends it. */
export interface TenantInfo {
  id: number;
  name: string;
  beginDate: string | null;
  endDate: string | null;
  status: number;
}

/** The tenants of a user that are not frozen, in the order of their numbers. @param ids comma separated. */
export async function readTenants(database: DynamicKysely, ids: string | null): Promise<TenantInfo[]> {
  const wanted = (ids ?? '').split(',').filter((id) => id !== '');
  if (wanted.length === 0) return [];
  const db = database.withTables<SessionSchema>();
  const rows = await db
    .selectFrom('sys_tenant')
    .select(['id', 'name', 'begin_date', 'end_date', 'status'])
    .where('id', 'in', wanted)
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .execute();
  const tenants = rows.map(({ id, name, status, ...row }) => ({
    ...{ id: Number(id), name, status },
    ...{ beginDate: row.begin_date?.slice(0, 19) ?? null, endDate: row.end_date?.slice(0, 19) ?? null },
  }));
  return tenants.toSorted((a, b) => a.id - b.id);
}

/**
 * The tenant that a request works for: the one it names, if it is the user's own; 0 or none means his first. Who belongs
 * to no tenant works for none (0), whatever the request names (security.md 4).
 * @throws Refusal (401) where the user belongs to tenants, but not, or no longer, to that one.
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
  if (!chosen) throw new Refusal('用户租户信息变更,请重新登陆!', { status: 401, code: 401 });
  return chosen.id;
}
