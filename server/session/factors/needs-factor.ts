import type { PermissionSchema } from '../../database/index.ts';
import type { LoginParts } from '../sign-in/begin-session.ts';

export async function needsFactor(
  { database, secondFactorRoles }: Pick<LoginParts, 'database' | 'secondFactorRoles'>,
  userId: string,
): Promise<boolean> {
  if (secondFactorRoles.length === 0) return false;
  const db = database.withTables<PermissionSchema>();
  const held = db
    .selectFrom('sys_user_role')
    .innerJoin('sys_role', 'sys_role.id', 'sys_user_role.role_id')
    .select('sys_role.id')
    .where('sys_user_role.user_id', '=', userId)
    .where('sys_role.del_flag', '=', 0)
    .where('sys_role.role_code', 'in', secondFactorRoles);
  return (await held.executeTakeFirst()) !== undefined;
}
