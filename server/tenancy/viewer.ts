import { sql, type Expression, type SqlBool } from 'kysely';

import { hasTenant, isMember } from '../database/index.ts';
import { text } from '../locale/index.ts';

/** Who looks: the tenant that he works for (0 for none), and whether he looks after those of all tenants. */
export interface Viewer {
  tenantId: number;
  platform?: boolean | undefined;
  /**
   * The data rules of a person, as a condition on the `id` of a table of the server; none where nothing narrows it.
   * Only what the server reads for itself is read by a viewer without it.
   */
  shown?: ((table: string) => Expression<SqlBool> | undefined) | undefined;
}

/**
 * Returns the condition for rows of a layered table that the viewer sees: those of their tenant, and the shared ones
 * beneath.
 */
export function seenBy(viewer: Viewer, table: string): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, table, hasTenant(`${table}.tenant_id`, platform ? undefined : [0, tenantId]));
}

/** Rows of a table kept apart that he sees: his tenant's. */
export function ownOf(viewer: Viewer, table: string): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, table, hasTenant(`${table}.tenant_id`, platform ? undefined : [tenantId]));
}

/** Users that he sees: those who work for his tenant. @param column of the users' tenants. */
export function memberOf(viewer: Viewer, column = 'rel_tenant_ids'): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, 'sys_user', platform ? hasTenant(column, undefined) : isMember(column, tenantId));
}

/**
 * Adds the viewer's data rules to the condition of a tenant's rows. Queries outside the record engine all pass here.
 */
function shownTo({ shown }: Viewer, table: string, rows: Expression<SqlBool>): Expression<SqlBool> {
  const narrowed = shown?.(table);
  return narrowed ? sql<SqlBool>`(${rows} and ${narrowed})` : rows;
}

/** Whether he may change what is of that tenant. */
export function mayChange({ tenantId, platform }: Viewer, owner: number): boolean {
  return platform === true || owner === tenantId;
}

/** Whether he may change a user of these tenants: one who works for his own tenant alone. */
export function mayChangeMember({ tenantId, platform }: Viewer, tenants: string | null | undefined): boolean {
  const all = (tenants ?? '').split(',').filter((id) => id !== '');
  return (
    platform === true ||
    (tenantId === 0 ? all.length === 0 : all.every((id) => id === String(tenantId)) && all.length > 0)
  );
}

/** The refusal of a change of what all tenants share. */
export const platformOnly = text('这是各租户共用的，只有平台管理员才能修改；请联系平台管理员。');

/** The refusal of a change of a user who works for others too. */
export const severalTenants = text('这个用户还属于别的租户，只有平台管理员才能修改；请联系平台管理员。');
