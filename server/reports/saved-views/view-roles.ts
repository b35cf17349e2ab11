import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';
import type { Call } from '../../http/index.ts';
import { seenBy } from '../../tenancy/index.ts';

export interface ViewRoles {
  /** The ids of the caller's roles, sorted by code. */
  ofCaller(call: Call): Promise<readonly string[]>;
  /** The roles that the caller may choose from, sorted by code. */
  choices(call: Call): Promise<readonly { value: string; text: string }[]>;
}

export function storedRoles(database: DynamicKysely): ViewRoles {
  const db = database.withTables<PermissionSchema>();
  return {
    async ofCaller(call) {
      const { id, tenantId } = call.person();
      const rows = await db
        .selectFrom('sys_user_role')
        .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
        .select('sys_role.id')
        .where('sys_user_role.user_id', '=', id)
        .where('sys_role.del_flag', '=', 0)
        .where(seenBy({ tenantId }, 'sys_role'))
        .orderBy('sys_role.role_code')
        .execute();
      return rows.map((row) => row.id);
    },
    async choices(call) {
      const rows = await db
        .selectFrom('sys_role')
        .select(['id', 'role_name'])
        .where('del_flag', '=', 0)
        .where(seenBy(call.person(), 'sys_role'))
        .orderBy('role_code')
        .execute();
      return rows.map((row) => ({ value: row.id, text: row.role_name }));
    },
  };
}
