import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SavedViewSchema } from './tables.ts';

export async function readDefaults(database: DynamicKysely, person: Person, roles: readonly string[]) {
  if (roles.length === 0) return [];
  const rows = await database
    .withTables<SavedViewSchema>()
    .selectFrom('sys_saved_view_default')
    .innerJoin('sys_saved_view', 'sys_saved_view.id', 'sys_saved_view_default.view_id')
    .select(['sys_saved_view.id', 'sys_saved_view.title', 'sys_saved_view.content', 'sys_saved_view.place'])
    .select(['sys_saved_view.user_id', 'sys_saved_view.create_by', 'sys_saved_view_default.role_id'])
    .where('sys_saved_view_default.tenant_id', '=', person.tenantId)
    .where('sys_saved_view_default.role_id', 'in', roles)
    .where('sys_saved_view.is_shared', '=', 1)
    .execute();
  const byRole = rows.toSorted((left, right) => roles.indexOf(right.role_id) - roles.indexOf(left.role_id));
  const first = new Map(byRole.map((row) => [row.place, row]));
  return [...first.values()].map(({ user_id: user, create_by: createBy, role_id: _role, ...view }) => {
    return { ...view, shared: true, own: user === person.id, createBy };
  });
}

/**
 * Makes a shared view the default of exactly these roles at its page.
 * @param known ids of the existing roles.
 * @throws Refusal if the view or a role does not exist.
 */
export async function setDefaultRoles(
  database: DynamicKysely,
  person: Person,
  { id, roles, known }: { id: string; roles: readonly string[]; known: readonly string[] },
): Promise<void> {
  const { tenantId } = person;
  await database
    .withTables<SavedViewSchema>()
    .transaction()
    .execute(async (db) => {
      const view = await db
        .selectFrom('sys_saved_view')
        .select('place')
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'view')
        .where('is_shared', '=', 1)
        .executeTakeFirst();
      if (!view) throw new Refusal(say('只有共享的视图才能作为角色的默认视图，请先共享它。'));
      const chosen = new Set(roles);
      if (![...chosen].every((role) => known.includes(role)))
        throw new Refusal(say('有的角色已经不在了，请刷新后重新选择。'));
      await db.deleteFrom('sys_saved_view_default').where('view_id', '=', id).execute();
      if (roles.length === 0) return;
      const place = { tenant_id: tenantId, place: view.place };
      await db
        .insertInto('sys_saved_view_default')
        .values([...chosen].map((role) => ({ id: nanoid(), ...place, role_id: role, view_id: id })))
        .onConflict((conflict) => conflict.columns(['tenant_id', 'place', 'role_id']).doUpdateSet({ view_id: id }))
        .execute();
    });
}
