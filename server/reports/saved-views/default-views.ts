import { nanoid } from 'nanoid';
import type { DynamicKysely } from '../../database/index.ts';
import { type Person, Refusal } from '../../http/index.ts';
import type { PermissionSchema } from '../../permissions/index.ts';
import { seenBy, type Viewer } from '../../tenancy/index.ts';
import { say } from '../../locale/index.ts';
import type { SavedViewSchema } from './tables.ts';

type Schema = SavedViewSchema & PermissionSchema;

/** The default views of a person, one for each page; of several roles the first by code wins. */
export async function readDefaults(database: DynamicKysely, person: Person) {
  const rows = await database
    .withTables<Schema>()
    .selectFrom('sys_saved_view_default')
    .innerJoin('sys_user_role', 'sys_user_role.role_id', 'sys_saved_view_default.role_id')
    .innerJoin('sys_role', 'sys_role.id', 'sys_saved_view_default.role_id')
    .innerJoin('sys_saved_view', 'sys_saved_view.id', 'sys_saved_view_default.view_id')
    .select(['sys_saved_view.id', 'sys_saved_view.title', 'sys_saved_view.content', 'sys_saved_view.place'])
    .select(['sys_saved_view.user_id', 'sys_saved_view.create_by'])
    .where('sys_saved_view_default.tenant_id', '=', person.tenantId)
    .where('sys_user_role.user_id', '=', person.id)
    .where('sys_role.del_flag', '=', 0)
    .where(seenBy({ tenantId: person.tenantId }, 'sys_role'))
    .where('sys_saved_view.is_shared', '=', 1)
    .orderBy('sys_role.role_code')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [row.place, row]));
  return [...first.values()].map(({ user_id: user, create_by: createBy, ...view }) => {
    return { ...view, shared: true, own: user === person.id, createBy };
  });
}

/**
 * Makes a shared view the default of exactly these roles at its page.
 * @throws Refusal where the view or a role does not exist.
 */
export async function setDefaultRoles(
  database: DynamicKysely,
  person: Person,
  { id, roles }: { id: string; roles: readonly string[] },
): Promise<void> {
  const { tenantId } = person;
  await database
    .withTables<Schema>()
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
      const known = roles.length === 0 ? [] : await rolesOf(db, roles, person);
      if (known.length < new Set(roles).size) throw new Refusal(say('有的角色已经不在了，请刷新后重新选择。'));
      await db.deleteFrom('sys_saved_view_default').where('view_id', '=', id).execute();
      if (roles.length === 0) return;
      const place = { tenant_id: tenantId, place: view.place };
      await db
        .insertInto('sys_saved_view_default')
        .values(known.map((role) => ({ id: nanoid(), ...place, role_id: role.id, view_id: id })))
        .onConflict((conflict) => conflict.columns(['tenant_id', 'place', 'role_id']).doUpdateSet({ view_id: id }))
        .execute();
    });
}

/** The roles that a view may be the default of, of those that he sees. */
export async function readRoleChoices(
  database: DynamicKysely,
  viewer: Viewer,
): Promise<{ value: string; text: string }[]> {
  const rows = await database
    .withTables<Schema>()
    .selectFrom('sys_role')
    .select(['id', 'role_name'])
    .where('del_flag', '=', 0)
    .where(seenBy(viewer, 'sys_role'))
    .orderBy('role_code')
    .execute();
  return rows.map((row) => ({ value: row.id, text: row.role_name }));
}

function rolesOf(db: ReturnType<typeof schemaOf>, ids: readonly string[], viewer: Viewer) {
  const roles = db.selectFrom('sys_role').select('id').where('id', 'in', ids).where('del_flag', '=', 0);
  return roles.where(seenBy(viewer, 'sys_role')).execute();
}

function schemaOf(database: DynamicKysely) {
  return database.withTables<Schema>();
}
