import type { DynamicKysely } from '../../database/index.ts';
import {
  defineRoute,
  listOf,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Person,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import {
  changeWithin,
  holderName,
  refuseAdministrators,
  refuseGreaterRights,
  type PermissionParts,
} from '../../permissions/index.ts';
import { nameRecords } from '../../records/index.ts';
import { touchUsers } from '../change-users.ts';
import { userModel } from '../user-model.ts';

export interface UserGroup {
  holder: 'role' | 'department';
  key: string;
  paths: { add: string; take: string; takeSeveral: string };
  add(database: DynamicKysely, groupId: string, userIds: readonly string[]): Promise<void>;
  take(database: DynamicKysely, groupId: string, userIds: readonly string[]): Promise<void>;
  givesRights(database: DynamicKysely, groupId: string, userIds: readonly string[]): Promise<readonly string[]>;
  /** Throws a Refusal if the caller may not change the group. */
  refuse?(database: DynamicKysely, person: Person, groupId: string): Promise<void>;
}

/**
 * Only administrators may add or remove administrators, and nobody may change the rights of users with greater rights
 * (docs/jeecgboot.md, Users and roles).
 */
export function groupMemberRoutes({ database, engine, grants }: PermissionParts, group: UserGroup): Route[] {
  const permission = 'system:user:edit';
  const change = async (call: Call, how: 'add' | 'take', groupId: string, userIds: readonly string[]) => {
    if (userIds.length === 0) throw new Refusal(say('请选择用户。'));
    await group.refuse?.(database, call.person(), groupId);
    await refuseAdministrators(database, call.person(), userIds, 'tenant');
    await refuseGreaterRights(database, call.person(), await group.givesRights(database, groupId, userIds));
    const name = await holderName(database, group.holder, groupId);
    await nameRecords(call, { engine, model: userModel, choice: { ids: [...userIds] }, group: name });
    await changeWithin(database, call.person(), (db) => group[how](db, groupId, userIds));
    await touchUsers(database, userIds, call.person().username);
    grants.refresh();
    return success(null, { message: how === 'add' ? say('添加成功!') : say('删除成功!') });
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

function readUserIds(value: unknown): string[] {
  const isList = Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '' && id.length <= 64);
  if (!isList) throw new Refusal(say('参数 userIdList 应是用户编号的数组。'));
  if (value.length === 0) throw new Refusal(say('请选择用户。'));
  if (value.length > 1_000) throw new Refusal(say('一次最多选择 1000 个用户。'));
  return [...new Set(value.map(String))];
}
