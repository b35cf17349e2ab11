import { sql } from 'kysely';
import { nanoid } from 'nanoid';

import {
  inTransaction,
  type DynamicKysely,
  type DynamicTransaction,
  type PermissionRow,
  type PermissionSchema,
} from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { VersionCheck } from '../../records/index.ts';
import { ruledPermissions } from '../data-rules/index.ts';
import { allRows } from '../grants/index.ts';
import { namesOf } from '../reach/role-reach.ts';
import { entryNode, type EntryNode } from './menu-tree.ts';

type Entry = Omit<PermissionRow, 'id'> & { id: string | undefined; version?: unknown };

/**
 * Saves a menu entry or permission point within a transaction; nothing is written if it throws. The version of a changed
 * entry is checked with `checkVersion`.
 * @throws Refusal if its parent is invalid; RecordRefusal if it is based on another version.
 */
export async function writeEntry(
  transaction: DynamicTransaction,
  { id, version, ...entry }: Entry,
  { username, checkVersion }: { username: string; checkVersion?: VersionCheck },
): Promise<void> {
  const db = transaction.withTables<PermissionSchema>();
  const rows = await db
    .selectFrom('sys_permission')
    .select(['id', 'parent_id', 'menu_type'])
    .where('del_flag', '=', 0)
    .forUpdate()
    .execute();
  refuseMisplaced({ id, ...entry }, rows);
  refuseLockedOut(entry);
  if (id !== undefined && version !== undefined && checkVersion) {
    const current = await currentEntry(transaction, id);
    if (current) await checkVersion(transaction, { title: say('菜单'), current, version });
  }
  if (id === undefined) {
    await db
      .insertInto('sys_permission')
      .values({ id: nanoid(), ...entry, create_by: username })
      .execute();
  } else {
    const stamp = { update_by: username, update_time: sql<string>`localtimestamp(0)` };
    await db
      .updateTable('sys_permission')
      .set((builder) => ({ ...entry, ...stamp, version: builder('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
}

async function currentEntry(transaction: DynamicTransaction, id: string): Promise<EntryNode | undefined> {
  const rows = await allRows(transaction);
  const current = rows.find((row) => row.id === id);
  const isLeaf = !rows.some((row) => row.parent_id === id);
  return current && entryNode(current, await ruledPermissions(transaction), isLeaf);
}

/** The points without which nobody could switch a point on again. */
const own = ['system:permission:list', 'system:permission:edit'];

function refuseLockedOut({ perms, status }: Pick<PermissionRow, 'perms' | 'status'>): void {
  if (status === '0' && namesOf(perms).some((name) => own.includes(name)))
    throw new Refusal(say('菜单管理自己的权限不能停用，停用后就没有人能再启用它。'));
}

function refuseMisplaced(
  { id, parent_id: above, menu_type: type }: Entry,
  rows: readonly Pick<PermissionRow, 'id' | 'parent_id' | 'menu_type'>[],
): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (id !== undefined && !byId.has(id)) throw new Refusal(say('未找到菜单信息'));
  const parent = above === null ? undefined : byId.get(above);
  if (above !== null && !parent) throw new Refusal(say('上级菜单已被删除，请重新选择。'));
  if (parent?.menu_type === 2) throw new Refusal(say('按钮下面不能再有菜单或按钮，请重新选择上级菜单。'));
  const seen = new Set<string>();
  for (let at = above; at !== null && at !== '' && !seen.has(at); at = byId.get(at)?.parent_id ?? null) {
    if (at === id) throw new Refusal(say('上级菜单不能是自己或自己的下级。'));
    seen.add(at);
  }
  if (type === 2 && id !== undefined && rows.some((row) => row.parent_id === id))
    throw new Refusal(say('它下面还有菜单或按钮，不能改成按钮；请先把它们移走。'));
}

/**
 * Deletes menu entries with all entries below them, and takes them from all holders. Permission points of documents
 * stay marked as deleted, so that the next start does not create them again.
 * @returns the entries, those of `ids` first.
 * @throws Refusal if one was already deleted.
 */
export async function removeEntries(
  database: DynamicKysely,
  ids: readonly string[],
  username: string,
): Promise<Pick<PermissionRow, 'id' | 'name'>[]> {
  return inTransaction(database, async (transaction) => {
    const db = transaction.withTables<PermissionSchema>();
    const rows = await db
      .selectFrom('sys_permission')
      .select(['id', 'parent_id', 'name'])
      .where('del_flag', '=', 0)
      .execute();
    const known = new Set(rows.map((row) => row.id));
    if (!ids.every((id) => known.has(id))) throw new Refusal(say('未找到菜单信息'));
    const doomed = new Set(ids);
    for (let size = -1; size !== doomed.size;) {
      size = doomed.size;
      for (const row of rows) if (row.parent_id && doomed.has(row.parent_id)) doomed.add(row.id);
    }
    const all = [...doomed];
    const stamp = { del_flag: 1, update_by: username, update_time: sql<string>`localtimestamp(0)` };
    await db.updateTable('sys_permission').set(stamp).where('id', 'in', all).execute();
    await db.deleteFrom('sys_role_permission').where('permission_id', 'in', all).execute();
    await db.deleteFrom('sys_depart_permission').where('permission_id', 'in', all).execute();
    await db.deleteFrom('sys_depart_role_permission').where('permission_id', 'in', all).execute();
    await db.deleteFrom('sys_permission_data_rule').where('permission_id', 'in', all).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return all.flatMap((id) => byId.get(id) ?? []);
  });
}
