import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';
import { seenBy, type Viewer } from '../../tenancy/index.ts';
import { administratorRole } from '../seed/index.ts';

export interface RoleInfo {
  id: string;
  roleName: string;
  roleCode: string;
  description: string | null;
  createBy: string | null;
  createTime: string;
  updateBy: string | null;
  updateTime: string | null;
}

export async function readRoles(database: DynamicKysely, viewer: Viewer): Promise<RoleInfo[]> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_role')
    .selectAll()
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_role'))
    .orderBy('create_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    roleName: row.role_name,
    roleCode: row.role_code,
    description: row.description,
    createBy: row.create_by,
    createTime: row.create_time.slice(0, 19),
    updateBy: row.update_by,
    updateTime: row.update_time?.slice(0, 19) ?? null,
  }));
}

/**
 * Returns `true` if no other role of the tenant has the code.
 * @param id the id of the role itself, which may have the code.
 */
export async function isCodeFree(
  database: DynamicKysely,
  code: string,
  { id = '', tenantId }: { id: string | undefined; tenantId: number },
): Promise<boolean> {
  const db = database.withTables<PermissionSchema>();
  const others = db.selectFrom('sys_role').select('id').where('role_code', '=', code).where('del_flag', '=', 0);
  return (await others.where('tenant_id', '=', tenantId).where('id', '!=', id).executeTakeFirst()) === undefined;
}

export async function isAdministratorRole(database: DynamicKysely, id: string): Promise<boolean> {
  const db = database.withTables<PermissionSchema>();
  const role = await db
    .selectFrom('sys_role')
    .select(['role_code', 'tenant_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return role?.role_code === administratorRole && role.tenant_id === 0;
}
