import type { DynamicKysely, PermissionSchema } from '../../database/index.ts';
import type { HeldRule } from './role-reach.ts';

export async function rulesInForce(
  database: DynamicKysely,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldRule>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission_data_rule')
    .innerJoin('sys_permission', 'sys_permission.id', 'sys_permission_data_rule.permission_id')
    .select([
      'sys_permission_data_rule.id',
      'permission_id',
      'rule_name',
      'rule_column',
      'rule_conditions',
      'rule_value',
      'perms',
    ])
    .where('sys_permission_data_rule.id', 'in', [...new Set(ids)])
    .where('sys_permission_data_rule.status', '=', '1')
    .where('sys_permission.del_flag', '=', 0)
    .orderBy('sys_permission_data_rule.id')
    .execute();
  return new Map(rows.map(({ perms, ...rule }) => [rule.id, { ...rule, perms: perms ?? '' }]));
}
