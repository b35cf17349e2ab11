import { inTransaction, type DynamicKysely, type PermissionSchema } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { difference, linkRows } from './link-rows.ts';

/** Returns the ids of the data rules, as a comma list, that a person who changes a role passes on with a permission. */
export type OwnRules = (permissionId: string) => string | null;

export const holders = {
  role: { table: 'sys_role_permission', column: 'role_id' },
  department: { table: 'sys_depart_permission', column: 'depart_id' },
  departmentRole: { table: 'sys_depart_role_permission', column: 'role_id' },
} as const;

export type Holder = keyof typeof holders;

export async function heldPermissions(database: DynamicKysely, holder: Holder, id: string): Promise<string[]> {
  const { table, column } = holders[holder];
  const rows = await database.selectFrom(table).select('permission_id').where(column, '=', id).execute();
  return rows.map((row) => String(row['permission_id']));
}

export interface PermissionChange {
  id: string;
  permissionIds: readonly string[];
  /** The permissions that the client showed; by default the current ones. */
  lastIds: readonly string[] | undefined;
}

/**
 * Adds and removes only the differences to what the client showed, so that two people who save at the same time do not
 * undo each other's changes.
 * @param allow throws for permissions that must not be given.
 * @param ownRules the data rules of the added permissions.
 */
export async function changePermissions(
  database: DynamicKysely,
  holder: Holder,
  { id, permissionIds, lastIds }: PermissionChange,
  allow: (added: readonly string[], db: DynamicKysely) => Promise<void>,
  ownRules: OwnRules,
): Promise<void> {
  const { table, column } = holders[holder];
  const { added, removed } = difference(lastIds ?? (await heldPermissions(database, holder, id)), permissionIds);
  await allow(added, database);
  await refuseUnknown(database, added);
  await inTransaction(database, async (db) => {
    if (removed.length > 0)
      await db.deleteFrom(table).where(column, '=', id).where('permission_id', 'in', removed).execute();
    const rows = linkRows(
      added.map((permission) => ({ [column]: id, permission_id: permission, data_rule_ids: ownRules(permission) })),
    );
    if (rows.length === 0) return;
    await db
      .insertInto(table)
      .values(rows)
      .onConflict((on) => on.columns([column, 'permission_id']).doNothing())
      .execute();
  });
}

async function refuseUnknown(database: DynamicKysely, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const db = database.withTables<PermissionSchema>();
  const found = await db
    .selectFrom('sys_permission')
    .select('id')
    .where('id', 'in', ids)
    .where('del_flag', '=', 0)
    .execute();
  if (found.length < ids.length) throw new Refusal(say('有的菜单或权限已被删除，请刷新后重新勾选。'));
}

export async function heldRuleIds(
  database: DynamicKysely,
  holder: Holder,
  place: { id: string; permissionId: string },
): Promise<string | undefined> {
  const { table, column } = holders[holder];
  const row = await database
    .selectFrom(table)
    .select('data_rule_ids')
    .where(column, '=', place.id)
    .where('permission_id', '=', place.permissionId)
    .executeTakeFirst();
  return row && String(row['data_rule_ids'] ?? '');
}

/** Sets the data rules of a holder's permission. Returns `false` if it does not have the permission. */
export async function changeRuleIds(
  database: DynamicKysely,
  holder: Holder,
  place: { id: string; permissionId: string; ruleIds: readonly string[] },
): Promise<boolean> {
  const { table, column } = holders[holder];
  const own = await database
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission_data_rule')
    .select('id')
    .where('permission_id', '=', place.permissionId)
    .execute();
  const known = new Set(own.map((row) => row.id));
  if (!place.ruleIds.every((id) => known.has(id))) throw new Refusal(say('有的数据规则已被删除，请刷新后重新勾选。'));
  const changed = await database
    .updateTable(table)
    .set({ data_rule_ids: place.ruleIds.join(',') })
    .where(column, '=', place.id)
    .where('permission_id', '=', place.permissionId)
    .returning('id')
    .execute();
  return changed.length > 0;
}
