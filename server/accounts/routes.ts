import type { JsonObject } from '../../src/schema/json/index.ts';
import {
  defineRoute,
  deletionRoutes,
  listOf,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../http/index.ts';
import { say, text } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { contextOf, nameRecords, refuse } from '../records/index.ts';
import { endFactor, endSessionsOf, hashPassword, readNewPassword, storePassword } from '../session/index.ts';
import { userBinRoutes } from './bin-routes.ts';
import { isMemberOf, refuseAccounts, setUserStatus, userIdOf } from './change-users.ts';
import { checkOnlyUserRoute } from './check-only-user.ts';
import { userChoiceRoutes } from './choice/choice-routes.ts';
import { userListRoutes } from './list-routes.ts';
import { departmentMemberRoutes, roleMemberRoutes, rolesOf } from './members/index.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { userRecordRoutes } from './record-routes.ts';
import { registerRoute } from './register-routes.ts';
import { saveUser } from './save-user.ts';
import { userModel } from './user-model.ts';

/**
 * Routes of users besides those of their model (docs/jeecgboot.md, Users and roles). `guardUsers` decides which changes
 * of accounts are allowed; nobody may assign roles with permissions that they lack.
 * @param canRegister `true`: self-registration is open.
 */
export function accountRoutes(parts: PermissionParts, { canRegister }: { canRegister: boolean }): Route[] {
  const { database, engine } = parts;

  const nameUsers = (call: Call, ids: string[]) => nameRecords(call, { engine, model: userModel, choice: { ids } });
  const remove = async (call: Call, ids: string[]): Promise<void> => {
    await nameUsers(call, ids);
    await engine.removeBatch(userModel, ids, contextOf(call)).catch(refuse);
  };

  return [
    registerRoute(parts, canRegister),
    ...ownAccountRoutes(parts),
    checkOnlyUserRoute(parts, canRegister),
    ...userListRoutes(parts),
    ...userRecordRoutes(parts),
    ...userBinRoutes(parts),
    ...roleMemberRoutes(parts),
    ...departmentMemberRoutes(parts),
    ...userChoiceRoutes(database),
    defineRoute({
      method: 'POST',
      path: '/sys/user/add',
      permission: 'system:user:add',
      async handler(call) {
        const user = call.body((body) => body);
        const hash = await hashPassword(readNewPassword(optionalText(user, 'password', 200) ?? ''));
        return success(await saveUser(parts, call, user, hash), { message: say('添加成功！') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/user/edit',
      permission: 'system:user:edit',
      async handler(call) {
        const saved = await saveUser(
          parts,
          call,
          call.body((body) => body),
        );
        return success(saved, { message: say('修改成功!') });
      },
    }),
    ...deletionRoutes('/sys/user', 'system:user:delete', remove, {
      one: text('删除用户成功'),
      several: text('批量删除用户成功'),
      none: text('参数不识别！'),
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/user/frozenBatch',
      permission: 'system:user:edit',
      async handler(call) {
        const { ids, status } = call.body(readFreeze);
        const person = call.person();
        if (status === 2 && ids.includes(person.id)) throw new Refusal(say('不能冻结自己的账号。'));
        await refuseAccounts(database, person, ids);
        await nameUsers(call, ids);
        await setUserStatus(database, ids, status, person.username);
        if (status === 2) await endSessionsOf(database, ids, 'account-frozen');
        return success(null, { message: say('操作成功!') });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/user/changePassword',
      permission: 'system:user:password',
      async handler(call) {
        const change = call.body((body) => ({
          username: requiredText(body, 'username', 100),
          password: readNewPassword(optionalText(body, 'password', 200) ?? ''),
          confirmation: optionalText(body, 'confirmpassword', 200) ?? '',
        }));
        if (change.password !== change.confirmation) throw new Refusal(say('两次输入密码不一致!'));
        const id = await userIdOf(database, change.username, call.person());
        if (id === undefined) throw new Refusal(say('用户不存在！'));
        await refuseAccounts(database, call.person(), [id]);
        await nameUsers(call, [id]);
        await storePassword(database, id, await hashPassword(change.password));
        await endSessionsOf(database, [id], 'password-reset');
        return success(null, { message: say('密码修改成功!') });
      },
    }),
    // This route is not in JeecgBoot: it is for users who lost both their telephone and their recovery codes.
    defineRoute({
      method: 'POST',
      path: '/sys/user/resetSecondFactor',
      permission: 'system:user:password',
      async handler(call) {
        const username = call.body((body) => requiredText(body, 'username', 100));
        const id = await userIdOf(database, username, call.person());
        if (id === undefined) throw new Refusal(say('用户不存在！'));
        await refuseAccounts(database, call.person(), [id]);
        await nameUsers(call, [id]);
        await endFactor(database, id);
        await endSessionsOf(database, [id], 'second-factor-reset');
        return success(null, { message: say('两步验证已重置！') });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryUserRole',
      permission: 'system:user:list',
      async handler({ query, person }) {
        const userId = requiredText(query, 'userid', 64);
        const isSeen = await isMemberOf(database, userId, person());
        const roles = isSeen ? await rolesOf(database, userId, person()) : [];
        if (roles.length === 0) throw new Refusal(say('未找到用户相关角色信息'));
        return success(roles);
      },
    }),
  ];
}

function readFreeze(body: JsonObject): { ids: string[]; status: 1 | 2 } {
  const ids = listOf(requiredText(body, 'ids', 20_000));
  if (ids.length === 0) throw new Refusal(say('参数不识别！'));
  const status = requiredText(body, 'status', 1);
  if (status !== '1' && status !== '2') throw new Refusal(say('参数 status 应是 1（正常）或 2（冻结）。'));
  return { ids, status: status === '1' ? 1 : 2 };
}
