import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';

export async function removeDepartmentGrants(database: DynamicKysely, departmentIds: readonly string[]): Promise<void> {
  const db = database.withTables<PermissionSchema>();
  const roles = await db.selectFrom('sys_depart_role').select('id').where('depart_id', 'in', departmentIds).execute();
  await removeRoleGrants(
    database,
    roles.map(({ id }) => id),
  );
  await db.updateTable('sys_depart_role').set({ del_flag: 1 }).where('depart_id', 'in', departmentIds).execute();
  await db.deleteFrom('sys_depart_permission').where('depart_id', 'in', departmentIds).execute();
}

export async function removeRoleGrants(database: DynamicKysely, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const db = database.withTables<PermissionSchema>();
  await db.deleteFrom('sys_depart_role_permission').where('role_id', 'in', roleIds).execute();
  await db.deleteFrom('sys_depart_role_user').where('role_id', 'in', roleIds).execute();
}

export async function takeFromRoles(database: DynamicKysely, departmentId: string): Promise<void> {
  const db = database.withTables<PermissionSchema>();
  const roles = db.selectFrom('sys_depart_role').select('id').where('depart_id', '=', departmentId);
  const held = db.selectFrom('sys_depart_permission').select('permission_id').where('depart_id', '=', departmentId);
  await db
    .deleteFrom('sys_depart_role_permission')
    .where('role_id', 'in', roles)
    .where('permission_id', 'not in', held)
    .execute();
}
