import { builtInRules } from '../../src/engine/rules/index.ts';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, success, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { refuse } from '../records/index.ts';
import {
  checkCode,
  countOpenQuestion,
  hashPassword,
  inLoginQueue,
  isTaken,
  readNewPassword,
  storePassword,
} from '../session/index.ts';
import { userModel } from './user-model.ts';

/**
 * Self-registration (docs/jeecgboot.md, Sign-in and account), open if the setting REGISTER allows it. New users have no
 * role and no department; an administrator assigns them. The values follow docs/requirements.md, Validation, which are
 * stricter than those of accounts that an administrator creates.
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
    username: checked('username', requiredText(body, 'username', 100).trim()),
    password: optionalText(body, 'password', 200) ?? '',
    phone: checked('mobile', requiredText(body, 'phone', 20).trim()),
    email: email ? checked('email', email) : undefined,
    smscode: optionalText(body, 'smscode', 20) ?? '',
  };
}

function checked(rule: 'username' | 'mobile' | 'email', value: string): string {
  const problem = builtInRules.get(rule)?.check(value);
  if (problem !== undefined) throw new Refusal(problem);
  return value;
}
