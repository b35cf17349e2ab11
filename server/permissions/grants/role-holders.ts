import type { DynamicKysely } from '../../database/index.ts';
import { namesOf, type HeldRule } from '../reach/role-reach.ts';
import { rulesInForce } from '../reach/rules-in-force.ts';
import { administratorRole } from '../seed/index.ts';

export interface RoleHolder {
  title: string;
  permissions: ReadonlySet<string>;
  rules: readonly HeldRule[];
}

export async function roleHolders(database: DynamicKysely): Promise<RoleHolder[]> {
  const links = [...(await linksOf(database, 'sys_role')), ...(await linksOf(database, 'sys_depart_role'))];
  const rules = await rulesInForce(
    database,
    links.flatMap(({ ruleIds }) => ruleIds),
  );
  const holders = new Map<string, { title: string; permissions: Set<string>; rules: HeldRule[] }>();
  for (const { id, title, ruleIds, perms } of links) {
    const holder = holders.get(id) ?? { title, permissions: new Set(), rules: [] };
    for (const name of perms) holder.permissions.add(name);
    holder.rules.push(...ruleIds.flatMap((ruleId) => rules.get(ruleId) ?? []));
    holders.set(id, holder);
  }
  return [...holders.values()];
}

async function linksOf(database: DynamicKysely, table: 'sys_role' | 'sys_depart_role') {
  const rows = await database
    .selectFrom(`${table}_permission as link`)
    .innerJoin(`${table} as role`, 'role.id', 'link.role_id')
    .innerJoin('sys_permission as point', 'point.id', 'link.permission_id')
    .select(['role.id', 'role.role_name', 'role.role_code', 'role.tenant_id', 'link.data_rule_ids', 'point.perms'])
    .where('role.del_flag', '=', 0)
    .where('point.del_flag', '=', 0)
    .execute();
  const isAdministrators = (row: (typeof rows)[number]): boolean =>
    table === 'sys_role' && row['role_code'] === administratorRole && row['tenant_id'] === 0;
  return rows
    .filter((row) => !isAdministrators(row))
    .map((row) => ({
      id: `${table} ${String(row['id'])}`,
      title: String(row['role_name']),
      ruleIds: namesOf(textOf(row['data_rule_ids'])),
      perms: namesOf(textOf(row['perms'])),
    }));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
