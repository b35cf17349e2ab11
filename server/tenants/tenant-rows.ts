import { likePattern, type AccountSchema, type DynamicKysely, type TenantSchema } from '../database/index.ts';
import { notFound, pageOf, readPage, type Query } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { Viewer } from '../tenancy/index.ts';

export interface TenantInfo {
  [key: string]: string | number | null;
  id: number;
  name: string;
  beginDate: string | null;
  endDate: string | null;
  status: number;
  status_dictText: string;
  shortName: string | null;
  footContent: string | null;
  createBy: string | null;
  createTime: string;
  updateBy: string | null;
  updateTime: string | null;
  version: number;
}

/**
 * Reads the tenants of a user that are not frozen, in the order of their numbers.
 * @param ids A comma-separated list.
 */
export async function readTenants(database: DynamicKysely, ids: string | null): Promise<TenantInfo[]> {
  const wanted = (ids ?? '').split(',').filter((id) => id !== '');
  if (wanted.length === 0) return [];
  const rows = await tenants(database).where('id', 'in', wanted).where('status', '=', 1).execute();
  return rows.map(infoOf).toSorted((a, b) => a.id - b.id);
}

export async function readTenant(database: DynamicKysely, id: string, viewer: Viewer): Promise<TenantInfo> {
  const row = await seenTenants(database, viewer).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return infoOf(row);
}

/** Returns a page of the tenants that the viewer may see, optionally filtered by a part of the name and the state. */
export async function pageOfTenants(database: DynamicKysely, query: Query, viewer: Viewer) {
  const name = (query['name'] ?? '').replaceAll('*', '');
  let found = seenTenants(database, viewer);
  if (name !== '') found = found.where('name', 'like', likePattern(name));
  if (query['status'] === '0' || query['status'] === '1') found = found.where('status', '=', Number(query['status']));
  const all = (await found.execute()).map(infoOf).toSorted((a, b) => a.id - b.id);
  const page = readPage(query);
  const start = (page.pageNo - 1) * page.pageSize;
  return pageOf(all.slice(start, start + page.pageSize), all.length, page);
}

export async function isUsed(database: DynamicKysely, id: string): Promise<boolean> {
  const rows = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select('rel_tenant_ids')
    .where('rel_tenant_ids', 'like', likePattern(id))
    .where('del_flag', '=', 0)
    .execute();
  return rows.some((row) => row.rel_tenant_ids?.split(',').includes(id) ?? false);
}

function seenTenants(database: DynamicKysely, { tenantId, platform }: Viewer) {
  return platform ? tenants(database) : tenants(database).where('id', '=', String(tenantId));
}

function tenants(database: DynamicKysely) {
  return database
    .withTables<TenantSchema>()
    .selectFrom('sys_tenant')
    .select([
      'id',
      'name',
      'begin_date',
      'end_date',
      'status',
      'short_name',
      'foot_content',
      'create_by',
      'create_time',
      'update_by',
      'update_time',
      'version',
    ])
    .where('del_flag', '=', 0);
}

type Row = Awaited<ReturnType<ReturnType<typeof tenants>['execute']>>[number];

function infoOf({ id, name, status, ...row }: Row): TenantInfo {
  return {
    id: Number(id),
    name,
    status,
    status_dictText: status === 1 ? say('正常') : say('冻结'),
    beginDate: row.begin_date?.slice(0, 19) ?? null,
    endDate: row.end_date?.slice(0, 19) ?? null,
    createBy: row.create_by,
    createTime: row.create_time.slice(0, 19),
    version: row.version,
    shortName: row.short_name,
    footContent: row.foot_content,
    updateBy: row.update_by,
    updateTime: row.update_time?.slice(0, 19) ?? null,
  };
}
