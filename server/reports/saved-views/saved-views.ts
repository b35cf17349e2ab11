import type { Selectable } from 'kysely';
import { nanoid } from 'nanoid';

import { chineseOrder, type DynamicKysely } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SavedViewSchema } from './tables.ts';

export const sharePermission = 'system:savedView:share';

const most = 100;

export interface Place {
  place: string;
  kind: string;
}

export interface NewView extends Place {
  title: string;
  /** JSON of an object or array. */
  content: string;
  shared: boolean;
}

/**
 * Returns a person's own views of a page, then those shared by others, sorted by title, with the roles whose default
 * they are.
 */
export async function readViews(database: DynamicKysely, person: Person, { place, kind }: Place) {
  const db = database.withTables<SavedViewSchema>();
  const defaults = await db
    .selectFrom('sys_saved_view_default')
    .select(['view_id', 'role_id'])
    .where('tenant_id', '=', person.tenantId)
    .where('place', '=', place)
    .execute();
  const rows = await db
    .selectFrom('sys_saved_view')
    .select(['id', 'user_id', 'create_by', 'title', 'content', 'is_shared'])
    .where('tenant_id', '=', person.tenantId)
    .where('place', '=', place)
    .where('kind', '=', kind)
    .where((test) => test.or([test('user_id', '=', person.id), test('is_shared', '=', 1)]))
    .orderBy(chineseOrder('title'))
    .orderBy('id')
    .limit(10 * most)
    .execute();
  const views = rows.map((row) => {
    const roles = defaults.filter((one) => one.view_id === row.id).map((one) => one.role_id);
    return { ...viewOf(row, person), ...(roles.length > 0 && { defaultRoles: roles }) };
  });
  return views.toSorted((left, right) => Number(right.own) - Number(left.own));
}

export async function readView(database: DynamicKysely, person: Person, id: string) {
  const row = await database
    .withTables<SavedViewSchema>()
    .selectFrom('sys_saved_view')
    .select(['id', 'user_id', 'create_by', 'title', 'content', 'is_shared'])
    .where('id', '=', id)
    .where('tenant_id', '=', person.tenantId)
    .where((test) => test.or([test('user_id', '=', person.id), test('is_shared', '=', 1)]))
    .executeTakeFirst();
  if (!row) throw new Refusal(say('链接里的视图已经删除，或者没有共享给您。请向给您链接的人确认。'));
  return viewOf(row, person);
}

type ViewRow = Pick<
  Selectable<SavedViewSchema['sys_saved_view']>,
  'id' | 'user_id' | 'title' | 'content' | 'is_shared' | 'create_by'
>;

function viewOf({ id, title, content, ...row }: ViewRow, person: Person) {
  return { id, title, content, shared: row.is_shared === 1, own: row.user_id === person.id, createBy: row.create_by };
}

export async function saveView(database: DynamicKysely, person: Person, view: NewView): Promise<string> {
  const db = database.withTables<SavedViewSchema>();
  const { place, kind, title, content } = view;
  const mine = { tenant_id: person.tenantId, user_id: person.id, place, kind };
  const kept = await db
    .selectFrom('sys_saved_view')
    .select(['id', 'title'])
    .where((test) => test.and(mine))
    .execute();
  if (kept.length >= most && !kept.some((one) => one.title === title))
    throw new Refusal(say('一个页面最多保存 {most} 个，请先删除不用的。', { most }));
  const saved = await db
    .insertInto('sys_saved_view')
    .values({ id: nanoid(), ...mine, title, content, is_shared: Number(view.shared), create_by: person.username })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'place', 'kind', 'title'])
        .doUpdateSet({ content, is_shared: Number(view.shared), update_by: person.username }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!view.shared) await forgetDefaults(database, saved.id);
  return saved.id;
}

export async function renameView(
  database: DynamicKysely,
  person: Person,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const db = database.withTables<SavedViewSchema>();
  const mine = { tenant_id: person.tenantId, user_id: person.id };
  const view = await db
    .selectFrom('sys_saved_view')
    .select(['place', 'kind'])
    .where((test) => test.and({ ...mine, id }))
    .executeTakeFirst();
  if (!view) throw new Refusal(say('它已经删除，或者是别人共享的，不能由您改名。'));
  const namesake = await db
    .selectFrom('sys_saved_view')
    .select('id')
    .where((test) => test.and({ ...mine, place: view.place, kind: view.kind, title }))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (namesake) throw new Refusal(say('{title} 已存在，请换一个名称。', { title }));
  await db
    .updateTable('sys_saved_view')
    .set({ title, update_by: person.username })
    .where((test) => test.and({ ...mine, id }))
    .execute();
}

/**
 * Deletes a view of the person; administrators can also delete shared views of others.
 * @throws Refusal if it does not exist.
 */
export async function removeView(database: DynamicKysely, person: Person, id: string): Promise<void> {
  const { numDeletedRows } = await database
    .withTables<SavedViewSchema>()
    .deleteFrom('sys_saved_view')
    .where('id', '=', id)
    .where('tenant_id', '=', person.tenantId)
    .where((test) =>
      person.administrator
        ? test.or([test('user_id', '=', person.id), test('is_shared', '=', 1)])
        : test('user_id', '=', person.id),
    )
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal(say('它已经删除，或者是别人共享的，不能由您删除。'));
  await forgetDefaults(database, id);
}

async function forgetDefaults(database: DynamicKysely, view: string): Promise<void> {
  const db = database.withTables<SavedViewSchema>();
  await db.deleteFrom('sys_saved_view_default').where('view_id', '=', view).execute();
}
