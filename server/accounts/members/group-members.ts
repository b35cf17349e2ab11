import type { DynamicKysely, DynamicTransaction } from '../../database/index.ts';
import {
  type Call,
  defineRoute,
  listOf,
  optionalText,
  type Person,
  Refusal,
  requiredText,
  type Route,
  success,
} from '../../http/index.ts';
import { type PermissionParts, refuseAdministrators } from '../../permissions/index.ts';
import type { AccountSchema } from '../tables.ts';
import { readUserIds } from './read-user-ids.ts';

/** What users are put into and taken out of: a role, a department. */
export interface UserGroup {
  /** What the group's id is called in calls. */
  key: string;
  /** Below `/sys/user/`: puts users in, takes one out, takes several out. */
  paths: { add: string; take: string; takeSeveral: string };
  add(database: DynamicKysely, groupId: string, userIds: readonly string[]): Promise<void>;
  take(database: DynamicKysely, groupId: string, userIds: readonly string[]): Promise<void>;
  /** Says no to who may not put anybody in or take anybody out. */
  refuse?(database: DynamicKysely, person: Person, groupId: string): Promise<void>;
}

/** The calls that change who is in a group (jeecg-contract.md 5.1). Who is no administrator moves no administrator. */
export function groupMemberRoutes({ database, grants }: PermissionParts, group: UserGroup): Route[] {
  const permission = 'system:user:edit';
  const change = async (call: Call, how: 'add' | 'take', groupId: string, userIds: readonly string[]) => {
    if (userIds.length === 0) throw new Refusal('请选择用户。');
    await group.refuse?.(database, call.person(), groupId);
    await refuseAdministrators(database, call.person(), userIds);
    await group[how](database, groupId, userIds);
    grants.refresh();
    return success(null, { message: how === 'add' ? '添加成功!' : '删除成功!' });
  };
  const take = (call: Call, userIds: readonly string[]) =>
    change(call, 'take', requiredText(call.query, group.key, 64), userIds);
  return [
    defineRoute({
      method: 'POST',
      path: `/sys/user/${group.paths.add}`,
      permission,
      handler(call) {
        const { groupId, userIds } = call.body((body) => ({
          groupId: requiredText(body, group.key, 64),
          userIds: readUserIds(body['userIdList']),
        }));
        return change(call, 'add', groupId, userIds);
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: `/sys/user/${group.paths.take}`,
      permission,
      handler: (call) => take(call, [requiredText(call.query, 'userId', 64)]),
    }),
    defineRoute({
      method: 'DELETE',
      path: `/sys/user/${group.paths.takeSeveral}`,
      permission,
      handler: (call) => take(call, listOf(optionalText(call.query, 'userIds', 60_000))),
    }),
  ];
}

/** @throws Refusal where one of these users is not there any more. */
export async function requireUsers(transaction: DynamicTransaction, userIds: readonly string[]): Promise<void> {
  const db = transaction.withTables<AccountSchema>();
  const users = db.selectFrom('sys_user').select('id').where('id', 'in', userIds).where('del_flag', '=', 0);
  if ((await users.execute()).length < userIds.length) throw new Refusal('有的用户已被删除，请刷新后重新选择。');
}
