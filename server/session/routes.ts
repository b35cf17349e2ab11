import type { JsonObject } from '../../src/schema/json/index.ts';
import type { DynamicKysely } from '../database/dynamic-schema.ts';
import type { Dictionaries } from '../dictionaries/index.ts';
import {
  type Call,
  defineRoute,
  optionalText,
  Refusal,
  requiredText,
  type Route,
  success,
  unauthenticated,
} from '../http/index.ts';
import { changePassword, type PasswordChange } from './change-password.ts';
import { chooseDepartment, type Credentials, logIn } from './login.ts';
import { endSession } from './sessions.ts';
import { readDepartments, readUserInfo } from './users.ts';

/** Login and one's own account (jeecg-contract.md 2). The captcha of `/sys/login` is not asked for yet. */
export function sessionRoutes(database: DynamicKysely, dictionaries: Dictionaries): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/login',
      permission: 'open',
      async handler(call) {
        const result = await logIn(database, dictionaries, call.body(readCredentials), call.address);
        return success(result, { message: '登录成功' });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/mLogin',
      permission: 'open',
      async handler(call) {
        const { token, userInfo, multi_depart } = await logIn(
          database,
          dictionaries,
          call.body(readCredentials),
          call.address,
        );
        if (multi_depart === 0) {
          await endSession(database, token);
          throw new Refusal('用户暂未归属部门,不可登录!');
        }
        return success({ userInfo, token }, { message: '登录成功' });
      },
    }),
    defineRoute({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      path: '/sys/logout',
      permission: 'open',
      async handler({ token }) {
        if (token === undefined) throw new Refusal('退出登录失败！');
        if (!(await endSession(database, token))) throw new Refusal('Token无效!');
        return success(null, { message: '退出登录成功！' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/getUserInfo',
      permission: 'signed-in',
      async handler(call) {
        const [userInfo, sysAllDictItems] = await Promise.all([
          readUserInfo(database, call.person().id),
          dictionaries.all(),
        ]);
        return success({ userInfo, sysAllDictItems });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/user/updatePassword',
      permission: 'signed-in',
      async handler(call) {
        const { address } = call;
        await changePassword(database, call.body(readPasswordChange), {
          person: call.person(),
          token: tokenOf(call),
          address,
        });
        return success(null, { message: '密码重置成功!' });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/getCurrentUserDeparts',
      permission: 'signed-in',
      async handler(call) {
        const { id, orgCode } = call.person();
        return success({ list: await readDepartments(database, id), orgCode });
      },
    }),
    defineRoute({
      method: ['PUT', 'POST'],
      path: '/sys/selectDepart',
      permission: 'signed-in',
      async handler(call) {
        const { id } = call.person();
        const orgCode = call.body((body) => requiredText(body, 'orgCode', 100));
        const own = await readDepartments(database, id);
        if (!own.some((department) => department.orgCode === orgCode))
          throw new Refusal('您不在这个部门，请重新选择。');
        await chooseDepartment(database, id, orgCode);
        return success({ userInfo: await readUserInfo(database, id) });
      },
    }),
  ];
}

function readCredentials(body: JsonObject): Credentials {
  return { username: requiredText(body, 'username', 100), password: requiredText(body, 'password', 200) };
}

function readPasswordChange(body: JsonObject): PasswordChange {
  return {
    username: requiredText(body, 'username', 100),
    oldPassword: optionalText(body, 'oldpassword', 200) ?? '',
    password: optionalText(body, 'password', 200) ?? '',
    confirmation: optionalText(body, 'confirmpassword', 200) ?? '',
  };
}

function tokenOf({ token }: Call): string {
  if (token === undefined) throw unauthenticated();
  return token;
}
