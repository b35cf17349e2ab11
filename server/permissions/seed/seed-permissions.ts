import type { CatalogueState } from '../../catalogue/index.ts';
import {
  idOf,
  inTransaction,
  type DynamicKysely,
  type DynamicTransaction,
  type PermissionRow,
  type PermissionSchema,
} from '../../database/index.ts';
import { spoken } from '../../locale/index.ts';
import { newEntries } from './new-entries.ts';
import { menuRows, permissionPoints } from './permission-rows.ts';

/** The role with all permissions, including those that are not stored yet. */
export const administratorRole = 'admin';

/**
 * Stores the permissions of the documents. The menu is stored on the first start; afterwards only new pages of its
 * groups are added to the administrator's menu. New permission points are always added; points without a parent move
 * below their page once it exists.
 */
export async function seedPermissions(database: DynamicKysely, state: CatalogueState): Promise<void> {
  // The names are stored for everybody, so they do not depend on the language of the publisher.
  await spoken(() => seed(database, state));
}

async function seed(database: DynamicKysely, state: CatalogueState): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema>();
    const stored = await db
      .selectFrom('sys_permission')
      .select(['id', 'parent_id', 'name', 'perms', 'component', 'menu_type', 'sort_no', 'del_flag'])
      .execute();
    const hasMenu = stored.some((row) => row.menu_type !== 2);
    const wanted = menuRows(state);
    const menu = hasMenu ? newEntries(wanted, stored) : wanted;
    const known = new Set(stored.map((row) => row.id));
    const points = permissionPoints(state, [...stored, ...menu]);
    await insertPermissions(transaction, [...menu, ...points.filter(({ id }) => !known.has(id))]);
    const loose = new Set(stored.filter((row) => row.menu_type === 2 && row.parent_id === null).map((row) => row.id));
    for (const { id, parent_id } of points.filter((point) => point.parent_id !== null && loose.has(point.id)))
      await db.updateTable('sys_permission').set({ parent_id }).where('id', '=', id).execute();
    await db
      .insertInto('sys_role')
      .values({
        id: idOf('role admin'),
        role_name: '管理员',
        role_code: administratorRole,
        description: '拥有全部权限',
      })
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  });
}

async function insertPermissions(transaction: DynamicTransaction, rows: readonly PermissionRow[]): Promise<void> {
  const db = transaction.withTables<PermissionSchema>();
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500);
    await db
      .insertInto('sys_permission')
      .values(batch)
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  }
}

/** A role and its permissions by name; `sales:*` for all with that prefix. */
export interface RoleSeed {
  code: string;
  name: string;
  grants: readonly string[];
}

export async function seedRole(database: DynamicKysely, { code, name, grants }: RoleSeed): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<PermissionSchema>();
    const id = idOf(`role ${code}`);
    const role = db.insertInto('sys_role').values({ id, role_name: name, role_code: code, description: null });
    const made = await role
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    const rows = await db.selectFrom('sys_permission').select(['id', 'parent_id', 'perms']).execute();
    const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
    const granted = new Set<string>();
    for (const row of rows.filter(({ perms }) => perms !== null && matches(grants, perms))) {
      for (let at: string | null | undefined = row.id; at; at = parents.get(at)) granted.add(at);
    }
    const links = [...granted].map((permission) => {
      return { id: idOf(`${id} ${permission}`), role_id: id, permission_id: permission, data_rule_ids: null };
    });
    if (links.length > 0) await db.insertInto('sys_role_permission').values(links).execute();
  });
}

function matches(grants: readonly string[], name: string): boolean {
  return grants.some((grant) => (grant.endsWith('*') ? name.startsWith(grant.slice(0, -1)) : name === grant));
}
