import { groupBy, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { listOf, type Person } from '../../http/index.ts';
import { namesOf, type RoleReach } from '../reach/role-reach.ts';
import { rulesInForce } from '../reach/rules-in-force.ts';
import { holders, type Holder } from './grant-holders.ts';

export type ReachByHolder = ReadonlyMap<string, RoleReach>;

export const keyOf = (holder: Holder, id: string): string => `${holder} ${id}`;

export async function reachOfHolders(database: DynamicKysely): Promise<ReachByHolder> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db.selectFrom('sys_permission').select(['id', 'perms']).where('del_flag', '=', 0).execute();
  const perms = new Map(rows.map((row) => [row.id, namesOf(row.perms)]));
  const found = new Map<string, RoleReach>();
  for (const holder of ['role', 'department', 'departmentRole'] as const) {
    const { table, column } = holders[holder];
    const held = await database.selectFrom(table).select([column, 'permission_id', 'data_rule_ids']).execute();
    const idsOf = (row: (typeof held)[number]): string[] => listOf(String(row['data_rule_ids'] ?? ''));
    const rules = await rulesInForce(database, held.flatMap(idsOf));
    for (const [id, some] of groupBy(held, (row) => String(row[column])))
      found.set(keyOf(holder, id), {
        permissions: new Set(some.flatMap((row) => perms.get(String(row['permission_id'])) ?? [])),
        rules: [...new Set(some.flatMap(idsOf))].flatMap((ruleId) => rules.get(ruleId) ?? []),
      });
  }
  return found;
}

export async function ownReach(database: DynamicKysely, all: ReachByHolder, { id }: Person): Promise<RoleReach[]> {
  const db = database.withTables<PermissionSchema>();
  const roles = db.selectFrom('sys_user_role').innerJoin('sys_role', 'sys_role.id', 'role_id');
  const inDepartments = db
    .selectFrom('sys_depart_role_user')
    .innerJoin('sys_depart_role', 'sys_depart_role.id', 'role_id');
  const own = await roles.select('role_id').where('user_id', '=', id).where('del_flag', '=', 0).execute();
  const within = await inDepartments.select('role_id').where('user_id', '=', id).where('del_flag', '=', 0).execute();
  const keys = [
    ...own.map((row) => keyOf('role', row.role_id)),
    ...within.map((row) => keyOf('departmentRole', row.role_id)),
  ];
  return keys.flatMap((key) => all.get(key) ?? []);
}
