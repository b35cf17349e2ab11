import {
  inTransaction,
  type DynamicKysely,
  type DynamicTransaction,
  type PermissionSchema,
} from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { marksIn, namesOf, ruleMark, type RoleReach } from '../reach/role-reach.ts';
import type { Holder, OwnRules } from './grant-holders.ts';
import { keyOf, ownReach, reachOfHolders } from './reach-of-holders.ts';

/**
 * Makes a change of roles, their members, menus or data rules in one transaction. The change is rolled back if it
 * extends the rights of a role or department beyond those of the person, or if it frees the person of a data rule.
 * Administrators are not restricted.
 * @param change gets the person's data rules, which apply to the permissions that it adds.
 * @throws Refusal for such a change.
 */
export async function changeWithin<Result>(
  database: DynamicKysely,
  person: Person,
  change: (db: DynamicTransaction, ownRules: OwnRules) => Promise<Result>,
): Promise<Result> {
  if (person.administrator) return inTransaction(database, (db) => change(db, () => null));
  return inTransaction(database, async (db) => {
    const before = await reachOfHolders(db);
    const own = await ownReach(db, before, person);
    const result = await change(db, await ownRulesOf(db, own, person));
    const after = await reachOfHolders(db);
    for (const [key, reach] of after) {
      for (const name of reach.permissions) {
        const known = before.get(key);
        const isSame = known?.permissions.has(name) && isWithin(marksIn(known, name), marksIn(reach, name));
        if (!isSame) await refuseFurther(db, person, reach, name);
      }
    }
    await refuseOwnLoss(db, person, { before: own, after: await ownReach(db, after, person) });
    return result;
  });
}

export async function refuseFurtherRoles(
  database: DynamicKysely,
  person: Person,
  holder: Holder,
  ids: readonly string[],
): Promise<void> {
  if (person.administrator || ids.length === 0) return;
  const all = await reachOfHolders(database);
  for (const id of ids) {
    const reach = all.get(keyOf(holder, id));
    for (const name of reach?.permissions ?? []) if (reach) await refuseFurther(database, person, reach, name);
  }
}

/** @throws Refusal if the person would be free of a data rule without these roles. */
export async function refuseLosing(database: DynamicKysely, person: Person, roleIds: readonly string[]): Promise<void> {
  if (person.administrator) return;
  const all = await reachOfHolders(database);
  const left = new Map(all);
  for (const id of roleIds) for (const holder of ['role', 'departmentRole'] as const) left.delete(keyOf(holder, id));
  const [before, after] = [await ownReach(database, all, person), await ownReach(database, left, person)];
  await refuseOwnLoss(database, person, { before, after });
}

function isWithin(least: ReadonlySet<string>, marks: ReadonlySet<string>): boolean {
  return [...least].every((mark) => marks.has(mark));
}

async function refuseFurther(db: DynamicKysely, person: Person, reach: RoleReach, name: string): Promise<void> {
  if (!person.permissions.has(name))
    throw new Refusal(say('您没有“{name}”的权限，不能授予别人。', { name: await titleOf(db, name) }));
  const sets = person.ruleSets?.(name) ?? [];
  if (sets.length > 0 && !sets.some((set) => isWithin(set, marksIn(reach, name))))
    throw new Refusal(say('您的“{name}”受数据规则限制，不能给出更大的范围。', { name: await titleOf(db, name) }));
}

async function refuseOwnLoss(
  db: DynamicKysely,
  { ruleSets }: Person,
  { before, after }: Record<'before' | 'after', readonly RoleReach[]>,
): Promise<void> {
  const isHeld = (name: string) => after.some(({ permissions }) => permissions.has(name));
  const lost = before
    .flatMap(({ permissions }) => [...permissions])
    .find((name) => (ruleSets?.(name) ?? []).length > 0 && !isHeld(name));
  if (lost !== undefined)
    throw new Refusal(say('您的“{name}”受数据规则限制，不能从自己的角色里去掉它。', { name: await titleOf(db, lost) }));
}

async function titleOf(database: DynamicKysely, name: string): Promise<string> {
  const db = database.withTables<PermissionSchema>();
  const rows = await db.selectFrom('sys_permission').select(['name', 'perms']).where('del_flag', '=', 0).execute();
  return rows.find(({ perms }) => namesOf(perms).includes(name))?.name ?? name;
}

async function ownRulesOf(db: DynamicKysely, own: readonly RoleReach[], person: Person): Promise<OwnRules> {
  const rows = await db.withTables<PermissionSchema>().selectFrom('sys_permission').select(['id', 'perms']).execute();
  const perms = new Map(rows.map((row) => [row.id, namesOf(row.perms)]));
  const rules = [...new Map(own.flatMap((reach) => reach.rules).map((rule) => [rule.id, rule])).values()];
  return (permissionId) => {
    const marks = new Set((perms.get(permissionId) ?? []).flatMap((name) => [...(person.ruleSets?.(name)[0] ?? [])]));
    const passed = rules.filter((rule) => rule.permission_id === permissionId && marks.has(ruleMark(rule)));
    return passed.length > 0 ? passed.map(({ id }) => id).join(',') : null;
  };
}
