import type { JsonObject } from '../../src/schema/json/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, type Route, success } from '../http/index.ts';
import { refuse } from '../records/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import {
  checkCode,
  checkPhone,
  countOpenQuestion,
  hashPassword,
  isTaken,
  readNewPassword,
  storePassword,
  inLoginQueue,
} from '../session/index.ts';
import { say } from '../locale/index.ts';
import { userModel } from './models.ts';

/**
 * Self-registration (docs/jeecgboot.md, Sign-in and account), open where the setting REGISTER allows it. New users have
 * no role and no department; an administrator assigns them.
 */
export function registerRoute({ database, engine }: PermissionParts, isOpen: boolean): Route {
  return defineRoute({
    method: 'POST',
    path: '/sys/user/register',
    permission: 'open',
    async handler(call) {
      if (!isOpen) throw new Refusal(say('没有开放注册，请联系管理员开通账号。'));
      const { smscode, password, ...user } = call.body(readRegistration);
      const { phone, email } = user;
      await countOpenQuestion(database, call.address);
      await inLoginQueue(async () => {
        if (await isTaken(database, 'username', user.username)) throw new Refusal(say('用户名已注册'));
        if (await isTaken(database, 'phone', phone)) throw new Refusal(say('该手机号已注册'));
        if (email !== undefined && (await isTaken(database, 'email', email))) throw new Refusal(say('邮箱已被注册'));
        const state = await checkCode(database, { phone, purpose: 'register', code: smscode }, { keep: true });
        if (state === 'gone') throw new Refusal(say('手机验证码失效，请重新获取'));
        if (state === 'wrong') throw new Refusal(say('手机验证码错误'));
        const hash = await hashPassword(readNewPassword(password));
        const themselves = { id: '', username: user.username, orgCode: null, tenantId: 0 };
        const context = { user: themselves, permissions: { has: () => false } };
        await engine
          .add(userModel, { ...user, realname: user.username, status: 1 }, context, (db, saved) =>
            storePassword(db, String(saved['id']), hash),
          )
          .catch(refuse);
        await checkCode(database, { phone, purpose: 'register', code: smscode });
      });
      return success(null, { message: say('注册成功') });
    },
  });
}

function readRegistration(body: JsonObject) {
  const email = optionalText(body, 'email', 100)?.trim();
  return {
    username: requiredText(body, 'username', 100).trim(),
    password: optionalText(body, 'password', 200) ?? '',
    phone: checkPhone(requiredText(body, 'phone', 20).trim()),
    email: email === '' ? undefined : email,
    smscode: optionalText(body, 'smscode', 20) ?? '',
  };
}
