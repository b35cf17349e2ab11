import { sql, type Expression, type SqlBool } from 'kysely';

import { hasTenant, isMember } from '../database/index.ts';
import { text } from '../locale/index.ts';

export interface Viewer {
  tenantId: number;
  platform?: boolean | undefined;
  /**
   * Returns the data rules of a person, as a condition on the `id` of a table of the server; undefined if nothing
   * restricts it. Only the server itself reads without it.
   */
  shown?: ((table: string) => Expression<SqlBool> | undefined) | undefined;
}

/**
 * Returns the condition for rows of a layered table that the viewer sees: those of their tenant, and the shared ones.
 */
export function seenBy(viewer: Viewer, table: string): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, table, hasTenant(`${table}.tenant_id`, platform ? undefined : [0, tenantId]));
}

/** Returns the condition for rows of an `apart` table that the viewer sees: those of their tenant. */
export function ownOf(viewer: Viewer, table: string): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, table, hasTenant(`${table}.tenant_id`, platform ? undefined : [tenantId]));
}

/**
 * Returns the condition for users that the viewer sees: members of their tenant.
 * @param column the column with the users' tenants.
 */
export function memberOf(viewer: Viewer, column = 'rel_tenant_ids'): Expression<SqlBool> {
  const { tenantId, platform } = viewer;
  return shownTo(viewer, 'sys_user', platform ? hasTenant(column, undefined) : isMember(column, tenantId));
}

/** Adds the viewer's data rules to the condition of a tenant's rows. All queries outside the record engine use it. */
function shownTo({ shown }: Viewer, table: string, rows: Expression<SqlBool>): Expression<SqlBool> {
  const narrowed = shown?.(table);
  return narrowed ? sql<SqlBool>`(${rows} and ${narrowed})` : rows;
}

export function mayChange({ tenantId, platform }: Viewer, owner: number): boolean {
  return platform === true || owner === tenantId;
}

export function mayChangeMember({ tenantId, platform }: Viewer, tenants: string | null | undefined): boolean {
  const all = (tenants ?? '').split(',').filter((id) => id !== '');
  return (
    platform === true ||
    (tenantId === 0 ? all.length === 0 : all.every((id) => id === String(tenantId)) && all.length > 0)
  );
}

/** The refusal of a change to rows that all tenants share. */
export const platformOnly = text('这是各租户共用的，只有平台管理员才能修改；请联系平台管理员。');

export const severalTenants = text('这个用户还属于别的租户，只有平台管理员才能修改；请联系平台管理员。');
