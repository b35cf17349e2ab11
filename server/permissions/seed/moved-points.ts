import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { oncePerState, type CatalogueState } from '../../catalogue/index.ts';
import {
  grantTables,
  type DynamicKysely,
  type DynamicTransaction,
  type PermissionRow,
  type PermissionSchema,
} from '../../database/index.ts';
import type { ModelFollower, StateChange } from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { menuPageId, permissionPoints, pointId } from './permission-rows.ts';

const holders = grantTables
  .filter(({ columns }) => columns.some(({ name }) => name === 'permission_id'))
  .map(({ name }) => name);

const namesOf = oncePerState(
  (state: CatalogueState): ReadonlySet<string> =>
    new Set(permissionPoints(state, []).flatMap(({ perms }) => (perms === null ? [] : [perms]))),
);

/**
 * Returns the permissions of a renamed model that are renamed together with their grants: those that nothing else uses
 * before or after the change.
 * @returns a refusal if one of the new names is granted already, because its holders would gain a right.
 */
export async function permissionsMoved(
  db: DynamicKysely,
  change: StateChange,
  { before, after }: { before: ResolvedModel; after: ResolvedModel },
): Promise<ReadonlyMap<string, string> | { refused: string }> {
  const [was, is] = [namesOf(change.before), namesOf(change.after)];
  const moved = new Map<string, string>();
  if (before.permission === after.permission) return moved;
  for (const name of was) {
    if (!name.startsWith(`${before.permission}:`)) continue;
    const to = after.permission + name.slice(before.permission.length);
    if (is.has(name) || was.has(to)) return new Map();
    if (is.has(to)) moved.set(name, to);
  }
  const names = new Set(moved.values());
  const left = (await rowsOf(db)).filter(({ perms }) => partsOf(perms).some((name) => names.has(name)));
  for (const { id, perms } of left)
    if (await isGranted(db, id))
      return {
        refused: say(
          '权限 {perms} 已经授权给别人，模型 {from} 不能改用它；请先收回，或在模型里用 permission 写 {permission}',
          {
            perms: perms ?? '',
            from: before.id,
            permission: before.permission,
          },
        ),
      };
  return moved;
}

export const followPermissions: ModelFollower = {
  async follow(transaction, { permissions, pages, keys }) {
    const db = transaction.withTables<PermissionSchema>();
    const names = new Set(permissions.values());
    for (const { id, perms, menu_type: type } of await rowsOf(transaction))
      if (type === 2 && partsOf(perms).some((name) => names.has(name)))
        await db.deleteFrom('sys_permission').where('id', '=', id).execute();
    for (const row of await rowsOf(transaction)) {
      const perms = partsOf(row.perms).map((name) => permissions.get(name) ?? name);
      const url = pages.get(row.url ?? '') ?? row.url;
      const isChanged = perms.join() !== (row.perms ?? '') || url !== row.url;
      if (isChanged)
        await db
          .updateTable('sys_permission')
          .set({ perms: row.perms === null ? null : perms.join(), url })
          .where('id', '=', row.id)
          .execute();
    }
    // The ids of these rows are derived from their names, so that a later model of the former name gets other rows.
    for (const [from, to] of permissions) await moveId(transaction, pointId(from), pointId(to));
    for (const [from, to] of keys) await moveId(transaction, menuPageId(from), menuPageId(to));
  },
};

type Row = Pick<PermissionRow, 'id' | 'perms' | 'url' | 'menu_type'>;

function rowsOf(db: DynamicKysely): Promise<Row[]> {
  return db
    .withTables<PermissionSchema>()
    .selectFrom('sys_permission')
    .select(['id', 'perms', 'url', 'menu_type'])
    .execute();
}

function partsOf(perms: string | null): string[] {
  return perms === null ? [] : perms.split(',');
}

async function isGranted(db: DynamicKysely, id: string): Promise<boolean> {
  for (const table of holders) {
    const row = await db.selectFrom(table).select('id').where('permission_id', '=', id).limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function moveId(transaction: DynamicTransaction, from: string, to: string): Promise<void> {
  const taken = await transaction.selectFrom('sys_permission').select('id').where('id', '=', to).executeTakeFirst();
  if (taken) return;
  await transaction.updateTable('sys_permission').set({ id: to }).where('id', '=', from).execute();
  await transaction.updateTable('sys_permission').set({ parent_id: to }).where('parent_id', '=', from).execute();
  for (const table of holders)
    await transaction.updateTable(table).set({ permission_id: to }).where('permission_id', '=', from).execute();
}
