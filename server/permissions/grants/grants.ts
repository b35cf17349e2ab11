import { createHash } from 'node:crypto';

import { switchedOff } from '../../../src/engine/permission/index.ts';
import {
  groupBy,
  type AccountSchema,
  type DepartmentSchema,
  type DynamicKysely,
  type PermissionRow,
  type PermissionSchema,
  type SavedPermissionRow,
} from '../../database/index.ts';
import { listOf, type Person } from '../../http/index.ts';
import { seenBy } from '../../tenancy/index.ts';
import { namesOf, type RoleReach } from '../reach/role-reach.ts';
import { rulesInForce } from '../reach/rules-in-force.ts';
import { administratorRole } from '../seed/index.ts';

export interface Grants {
  roles: readonly string[];
  administrator: boolean;
  permissions: { has(name: string): boolean };
  names: readonly string[];
  mark: string;
  /** The permissions and data rules of each role; empty if no data rule restricts anything. */
  reach: readonly RoleReach[];
  /** The codes of the user's departments, if rules may need them. */
  orgCodes: readonly string[];
}

export interface GrantReader {
  of(userId: string, tenantId: number): Promise<Grants>;
  refresh(): void;
  onRefresh(listener: () => void): void;
}

export type RuleMeeting = 'any' | 'all';

/**
 * Opens the reader of permissions.
 * @param freshness the milliseconds for which changes of other processes may go unnoticed.
 */
export function openGrants(database: DynamicKysely, freshness: number, meeting: RuleMeeting = 'any'): GrantReader {
  const known = new Map<string, { at: number; grants: Promise<Grants> }>();
  const listeners: (() => void)[] = [];
  return {
    of(userId, tenantId) {
      const key = `${tenantId} ${userId}`;
      const found = known.get(key);
      if (found && Date.now() - found.at < freshness) return found.grants;
      if (known.size > 5_000) known.clear();
      const grants = readGrants(database, { id: userId, tenantId }, meeting);
      known.set(key, { at: Date.now(), grants });
      grants.catch(() => known.delete(key));
      return grants;
    },
    refresh() {
      known.clear();
      for (const listener of listeners) listener();
    },
    onRefresh: (listener) => void listeners.push(listener),
  };
}

export type Worker = Pick<Person, 'id' | 'tenantId'>;

export async function readGrants(
  database: DynamicKysely,
  worker: Worker,
  meeting: RuleMeeting = 'any',
): Promise<Grants> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_user_role')
    .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
    .select(['sys_role.role_code'])
    .select('sys_role.tenant_id')
    .where('sys_user_role.user_id', '=', worker.id)
    .where('sys_role.del_flag', '=', 0)
    .where(countsIn('sys_role', worker))
    .execute();
  const roles = rows.map((row) => row.role_code);
  // A tenant's role may have the same code; it does not have all rights.
  const administrator = rows.some((row) => row.role_code === administratorRole && row.tenant_id === 0);
  const all = await allRows(database);
  const off = offIn(all);
  if (administrator) {
    const permissions = { has: (name: string) => !off.has(name) };
    const mark = markOf(['all', ...off]);
    return { roles, administrator, permissions, names: [], mark, reach: [], orgCodes: [] };
  }
  const held = await grantsOf(database, worker).execute();
  const granted = rowsHeld(all, held);
  const permissions = new Set(granted.flatMap(({ perms }) => namesOf(perms)).filter((name) => !off.has(name)));
  const reach = met(await reachOf(database, held, granted), meeting);
  return {
    roles,
    administrator,
    permissions,
    names: [...permissions],
    mark: markOf([granted.map(({ id, perms, url }) => [id, perms, url]), [...off], reach.map(({ rules }) => rules)]),
    reach,
    orgCodes: reach.length > 0 ? await orgCodesOf(database, worker.id) : [],
  };
}

function offIn(rows: readonly PermissionRow[]): ReadonlySet<string> {
  return switchedOff(
    rows.map(({ perms, perms_type: type, status }) => ({ action: perms ?? '', type: type ?? '1', status })),
  );
}

function markOf(held: unknown): string {
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url');
}

function grantsOf(database: DynamicKysely, worker: Worker) {
  const db = database.withTables<PermissionSchema & AccountSchema & DepartmentSchema>();
  const ofRoles = db
    .selectFrom('sys_role_permission')
    .innerJoin('sys_user_role', 'sys_user_role.role_id', 'sys_role_permission.role_id')
    .innerJoin('sys_role', 'sys_role.id', 'sys_role_permission.role_id')
    .select(['sys_role_permission.role_id', 'sys_role_permission.permission_id', 'sys_role_permission.data_rule_ids'])
    .where('sys_user_role.user_id', '=', worker.id)
    .where(countsIn('sys_role', worker))
    .where('sys_role.del_flag', '=', 0);
  const ofDepartmentRoles = db
    .selectFrom('sys_depart_role_permission')
    .innerJoin('sys_depart_role_user', 'sys_depart_role_user.role_id', 'sys_depart_role_permission.role_id')
    .innerJoin('sys_depart_role', 'sys_depart_role.id', 'sys_depart_role_permission.role_id')
    .innerJoin('sys_depart', 'sys_depart.id', 'sys_depart_role.depart_id')
    .select([
      'sys_depart_role_permission.role_id',
      'sys_depart_role_permission.permission_id',
      'sys_depart_role_permission.data_rule_ids',
    ])
    .where('sys_depart_role_user.user_id', '=', worker.id)
    .where(countsIn('sys_depart_role', worker))
    .where('sys_depart_role.del_flag', '=', 0)
    .where('sys_depart.del_flag', '=', 0);
  return ofRoles.union(ofDepartmentRoles);
}

/** Roles of no tenant count everywhere, those of a tenant only in it. */
function countsIn(table: 'sys_role' | 'sys_depart_role', { tenantId }: Worker) {
  return seenBy({ tenantId }, table);
}

export async function grantedRows(database: DynamicKysely, worker: Worker): Promise<PermissionRow[]> {
  return rowsHeld(await allRows(database), await grantsOf(database, worker).execute());
}

type HeldRow = { role_id: string; permission_id: string; data_rule_ids: string | null };

function rowsHeld(all: readonly PermissionRow[], held: readonly HeldRow[]): PermissionRow[] {
  const ids = new Set(held.map((row) => row.permission_id));
  return all.filter((row) => ids.has(row.id));
}

async function reachOf(
  database: DynamicKysely,
  held: readonly HeldRow[],
  granted: readonly PermissionRow[],
): Promise<RoleReach[]> {
  const rules = await rulesInForce(
    database,
    held.flatMap((row) => listOf(row.data_rule_ids ?? '')),
  );
  if (rules.size === 0) return [];
  const perms = new Map(granted.map((row) => [row.id, namesOf(row.perms)]));
  return [...groupBy(held, (row) => row.role_id).values()].map((rows) => ({
    permissions: new Set(rows.flatMap((row) => perms.get(row.permission_id) ?? [])),
    rules: [...new Set(rows.flatMap((row) => listOf(row.data_rule_ids ?? '')))].flatMap((id) => rules.get(id) ?? []),
  }));
}

/** If all rules must hold, the roles are merged into one. */
function met(roles: readonly RoleReach[], meeting: RuleMeeting): readonly RoleReach[] {
  if (meeting === 'any' || roles.length === 0) return roles;
  const rules = roles.flatMap((role) => role.rules);
  return [
    {
      permissions: new Set(roles.flatMap((role) => [...role.permissions])),
      rules: [...new Map(rules.map((rule) => [rule.id, rule])).values()],
    },
  ];
}

async function orgCodesOf(database: DynamicKysely, userId: string): Promise<string[]> {
  const rows = await database
    .withTables<AccountSchema & DepartmentSchema>()
    .selectFrom('sys_depart')
    .innerJoin('sys_user_depart', 'sys_user_depart.dep_id', 'sys_depart.id')
    .select('sys_depart.org_code')
    .where('sys_user_depart.user_id', '=', userId)
    .where('sys_depart.del_flag', '=', 0)
    .execute();
  return rows.map((row) => row.org_code);
}

export async function allRows(database: DynamicKysely): Promise<SavedPermissionRow[]> {
  const db = database.withTables<PermissionSchema>();
  return db
    .selectFrom('sys_permission')
    .select(columns)
    .where('del_flag', '=', 0)
    .orderBy('sort_no')
    .orderBy('id')
    .execute();
}

const columns = [
  ...(['id', 'parent_id', 'name', 'url', 'component', 'component_name', 'redirect', 'menu_type', 'perms'] as const),
  ...(['perms_type', 'icon', 'sort_no', 'is_route', 'keep_alive', 'hidden', 'hide_tab', 'always_show'] as const),
  ...(['internal_or_external', 'status', 'description'] as const),
  ...(['version', 'create_by', 'create_time', 'update_by', 'update_time'] as const),
] as const;
