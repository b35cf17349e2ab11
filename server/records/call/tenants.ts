import { sql, type Expression, type SqlBool } from 'kysely';

import { hasTenant } from '../../database/index.ts';
import { memberOf, ownersOf, type Viewer } from '../../tenancy/index.ts';
import type { StoredModel } from '../tables/index.ts';
import type { RecordContext, UnitOfWork } from './record-context.ts';

type Seeing = Pick<UnitOfWork, 'context' | 'tenancy'>;

export function viewerOf({ home, user, platform }: RecordContext): Viewer {
  return { tenantId: home ?? user.tenantId, platform };
}

/**
 * Returns the tenant whose records of a model a save changes: the caller's own, or 0 for records that all tenants
 * share.
 */
export function tenantOf({ context, tenancy }: Seeing, { model, table }: StoredModel): number {
  if (!model.shared) return context.user.tenantId;
  const kind = tenancy(table);
  return kind === 'layered' || kind === 'apart' ? viewerOf(context).tenantId : 0;
}

/** Returns a condition for the records of the tenants that the caller sees. */
export function inSight(unit: Seeing, stored: StoredModel): Expression<SqlBool> {
  const { context, tenancy } = unit;
  const kind = stored.model.shared ? tenancy(stored.table) : undefined;
  const own = tenantOf(unit, stored);
  if (kind === 'layered') return hasTenant('tenant_id', context.everywhere ? undefined : [0, own]);
  return hasTenant('tenant_id', kind === 'apart' && context.everywhere ? undefined : [own]);
}

/** Like `inSight`, but restricts users to members of the caller's tenant. */
export function inReach(unit: Seeing, stored: StoredModel): Expression<SqlBool>[] {
  const isMember = unit.tenancy(stored.table) === 'members';
  return [inSight(unit, stored), ...(isMember ? [memberOf(viewerOf(unit.context))] : [])];
}

export function inNames(unit: Seeing, stored: StoredModel): Expression<SqlBool> {
  const viewer = viewerOf(unit.context);
  const isMember = unit.tenancy(stored.table) === 'members' && !viewer.platform && viewer.tenantId !== 0;
  if (!isMember) return inSight(unit, stored);
  return sql<SqlBool>`${inSight(unit, stored)} and (${memberOf(viewer)} or ${memberOf({ tenantId: 0 })})`;
}

export function inTenant(unit: UnitOfWork, tenantId: number): UnitOfWork {
  const { context } = unit;
  return { ...unit, context: { ...context, home: tenantId, user: { ...context.user, tenantId } } };
}

/**
 * Returns the units of work for these records, each in the tenant of its records, because platform administrators
 * change those of all tenants. Shared records come last, because others may depend on them.
 */
export async function byTenant(
  unit: UnitOfWork,
  stored: StoredModel,
  ids: readonly string[],
): Promise<{ unit: UnitOfWork; ids: readonly string[] }[]> {
  if (!changesAll(unit, stored)) return [{ unit, ids }];
  const groups = new Map<number, string[]>();
  const known = await tenantsIn(unit, stored.table, ids);
  for (const id of ids) {
    const tenant = known.get(id) ?? unit.context.user.tenantId;
    groups.set(tenant, [...(groups.get(tenant) ?? []), id]);
  }
  if (groups.size === 0) return [{ unit, ids }];
  return [...groups]
    .toSorted(([a], [b]) => b - a)
    .map(([tenant, some]) => ({ unit: inTenant(unit, tenant), ids: some }));
}

/** Returns the unit of work for a changed or new record, in the tenant of the record that it is a part of. */
export async function forRecord(
  unit: UnitOfWork,
  stored: StoredModel,
  input: Readonly<Record<string, unknown>>,
): Promise<UnitOfWork> {
  if (!changesAll(unit, stored)) return unit;
  const { id } = input;
  const owner = ownersOf[stored.table];
  const part = [...stored.columns.values()].find(({ name }) => name === owner?.column);
  const [table, key] =
    typeof id === 'string' && id !== '' ? [stored.table, id] : [owner?.table, part && input[part.field]];
  if (table === undefined || typeof key !== 'string') return unit;
  const tenant = (await tenantsIn(unit, table, [key])).get(key);
  return tenant === undefined ? unit : inTenant(unit, tenant);
}

function changesAll({ context, tenancy }: Seeing, { table }: StoredModel): boolean {
  return context.platform === true && tenancy(table) === 'layered';
}

export async function tenantsIn(
  { db }: Pick<UnitOfWork, 'db'>,
  table: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = ids.filter((id) => !id.includes('\0'));
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'tenant_id']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [String(row['id']), Number(row['tenant_id'])]));
}
