import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { ruleSetsOf } from '../reach/role-reach.ts';
import { readGrants, type Grants, type Worker } from './grants.ts';

/**
 * Refuses a change of how users sign in unless the person has all rights of these users: with the change the person
 * could sign in as them.
 * @throws Refusal naming the first of these users who has a permission that the person lacks, or sees records that a
 * data rule hides from the person.
 */
export async function refuseGreaterRights(
  database: DynamicKysely,
  person: Worker,
  userIds: readonly string[],
): Promise<void> {
  const message = await greaterRights(database, person, userIds);
  if (message !== undefined) throw new Refusal(message);
}

export async function greaterRights(
  database: DynamicKysely,
  person: Worker,
  userIds: readonly string[],
): Promise<string | undefined> {
  const others = userIds.filter((id) => id !== person.id);
  if (others.length === 0) return undefined;
  const own = await readGrants(database, { id: person.id, tenantId: person.tenantId });
  if (own.administrator) return undefined;
  const users = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select(['id', 'realname', 'rel_tenant_ids'])
    .where('id', 'in', others)
    .execute();
  for (const { id, realname, rel_tenant_ids: tenants } of users)
    for (const tenantId of tenantsOf(tenants))
      if (exceeds(await readGrants(database, { id, tenantId }), own))
        return say('“{realname}”有您没有的权限，您不能修改其登录信息、状态和角色，请联系管理员。', { realname });
  return undefined;
}

function tenantsOf(ids: string | null): number[] {
  const all = (ids ?? '').split(',').filter((id) => id !== '');
  return all.length === 0 ? [0] : all.map(Number);
}

function exceeds(rights: Grants, others: Grants): boolean {
  if (rights.administrator) return true;
  if (!rights.names.every((name) => others.permissions.has(name))) return true;
  const [sets, limits] = [ruleSetsOf(rights.reach), ruleSetsOf(others.reach)];
  return rights.names.some((name) => {
    const [own, least] = [sets(name), limits(name)];
    const isWithin = (marks: ReadonlySet<string>) => least.some((limit) => [...limit].every((mark) => marks.has(mark)));
    return least.length > 0 && (own.length === 0 || !own.every(isWithin));
  });
}
