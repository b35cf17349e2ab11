import type { DynamicKysely } from '../database/dynamic-schema.ts';
import { administratorRole } from './seed-permissions.ts';
import type { PermissionRow, PermissionSchema } from './tables.ts';

/** What a user's roles come to. */
export interface Grants {
  roles: readonly string[];
  administrator: boolean;
  permissions: { has(name: string): boolean };
}

/** How long a change of roles may take to be felt, in milliseconds: a few seconds, in every process. */
const freshness = 3_000;

/** Who may what, kept in memory for moments. */
export interface GrantReader {
  of(userId: string): Promise<Grants>;
  /** Forgets everything; call after roles changed. */
  refresh(): void;
}

export function openGrants(database: DynamicKysely): GrantReader {
  const known = new Map<string, { at: number; grants: Promise<Grants> }>();
  return {
    of(userId) {
      const found = known.get(userId);
      if (found && Date.now() - found.at < freshness) return found.grants;
      if (known.size > 5_000) known.clear();
      const grants = readGrants(database, userId);
      known.set(userId, { at: Date.now(), grants });
      grants.catch(() => known.delete(userId));
      return grants;
    },
    refresh: () => known.clear(),
  };
}

async function readGrants(database: DynamicKysely, userId: string): Promise<Grants> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_user_role')
    .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
    .select(['sys_role.role_code'])
    .where('sys_user_role.user_id', '=', userId)
    .execute();
  const roles = rows.map((row) => row.role_code);
  const administrator = roles.includes(administratorRole);
  if (administrator) return { roles, administrator, permissions: { has: () => true } };
  const granted = await grantedRows(database, userId);
  const names = granted.flatMap((row) => row.perms?.split(',') ?? []).map((name) => name.trim());
  return { roles, administrator, permissions: new Set(names.filter((name) => name !== '')) };
}

/** The rows that a user's roles hold, in the order of the menu. */
export async function grantedRows(database: DynamicKysely, userId: string): Promise<PermissionRow[]> {
  const db = database.withTables<PermissionSchema>();
  const ids = db
    .selectFrom('sys_role_permission')
    .innerJoin('sys_user_role', 'sys_user_role.role_id', 'sys_role_permission.role_id')
    .select('sys_role_permission.permission_id')
    .where('sys_user_role.user_id', '=', userId);
  return db
    .selectFrom('sys_permission')
    .select(columns)
    .where('del_flag', '=', 0)
    .where('id', 'in', ids)
    .orderBy('sort_no')
    .orderBy('id')
    .execute();
}

/** All rows, in the order of the menu. */
export async function allRows(database: DynamicKysely): Promise<PermissionRow[]> {
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
] as const;
