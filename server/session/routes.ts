import type { JsonObject } from '../../src/schema/json/index.ts';
import {
  defineRoute,
  optionalText,
  Refusal,
  requiredText,
  success,
  unauthenticated,
  type Call,
  type Route,
} from '../http/index.ts';
import { say } from '../locale/index.ts';
import { changePassword, type PasswordChange } from './passwords/index.ts';
import { chooseDepartment, type LoginParts } from './sign-in/begin-session.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { smsRoutes, type SmsSender } from './sms/index.ts';
import { readDepartments, readUserInfo } from './users.ts';

/** Routes for signing in and for one's own account (docs/jeecgboot.md, Sign-in and account). */
export function sessionRoutes(parts: LoginParts & { sms: SmsSender }): Route[] {
  const { database, dictionaries } = parts;
  return [
    ...signInRoutes(parts),
    ...smsRoutes(parts),
    defineRoute({
      method: 'GET',
      path: '/sys/user/getUserInfo',
      permission: 'signed-in',
      async handler(call) {
        const [userInfo, sysAllDictItems] = await Promise.all([
          readUserInfo(database, call.person().id),
          dictionaries.all(call.person().tenantId),
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
        return success(null, { message: say('密码重置成功!') });
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
      servedOnFullDisk: true,
      async handler(call) {
        const { id } = call.person();
        const orgCode = call.body((body) => requiredText(body, 'orgCode', 100));
        const own = await readDepartments(database, id);
        if (!own.some((department) => department.orgCode === orgCode))
          throw new Refusal(say('您不在这个部门，请重新选择。'));
        await chooseDepartment(database, id, orgCode);
        return success({ userInfo: await readUserInfo(database, id) });
      },
    }),
  ];
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
