import type { JsonObject } from '../../../src/schema/json/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { isCaptchaRight, newCaptcha } from '../captcha/captchas.ts';
import { isSuspicious } from '../limits/index.ts';
import { endSession } from '../sessions.ts';
import type { LoginParts } from './begin-session.ts';
import { logIn, type Credentials } from './login.ts';

export function signInRoutes(parts: LoginParts): Route[] {
  const { database, captcha } = parts;
  const open = (method: Route['method'], path: string, handler: Route['handler']) =>
    defineRoute({ method, path, permission: 'open', handler });
  return [
    open('POST', '/sys/login', async (call) =>
      success(await logIn(parts, call.body(readCredentials), originOf(call)), { message: say('登录成功') }),
    ),
    open('POST', '/sys/mLogin', async (call) => success(await mobileLogin(parts, call), { message: say('登录成功') })),
    open('GET', '/sys/randomImage/:key', async ({ params, address }) =>
      success(await newCaptcha(database, requiredText(params, 'key', 64), address), { code: 0 }),
    ),
    open('POST', '/sys/checkCaptcha', async (call) => {
      const { answer, checkKey } = call.body(readCaptcha);
      if (answer === '') throw new Refusal(say('验证码无效'));
      if (!(await isCaptchaRight(database, { checkKey, answer, keep: true }))) throw new Refusal(say('验证码错误'));
      return success(null);
    }),
    // This route is not in JeecgBoot: it lets a sign-in page show the picture before the first refusal.
    open('GET', '/sys/captcha', async ({ address }) => {
      const required = captcha === 'always' || (captcha === 'auto' && (await isSuspicious(database, address)));
      return success({ captchaRequired: required });
    }),
    open(['GET', 'POST', 'PUT', 'DELETE'], '/sys/logout', async ({ token }) => {
      if (token === undefined) throw new Refusal(say('退出登录失败！'));
      if (!(await endSession(database, token))) throw new Refusal(say('Token无效!'));
      return success(null, { message: say('退出登录成功！') });
    }),
  ];
}

async function mobileLogin(parts: LoginParts, call: Call) {
  const captcha = parts.captcha === 'off' ? 'off' : 'auto';
  const answer = await logIn({ ...parts, captcha }, call.body(readCredentials), originOf(call));
  const { token, userInfo, multi_depart } = answer;
  if (multi_depart > 0) return { userInfo, token };
  await endSession(parts.database, token);
  throw new Refusal(say('用户暂未归属部门,不可登录!'));
}

function readCredentials(body: JsonObject): Credentials {
  return {
    username: requiredText(body, 'username', 100),
    password: requiredText(body, 'password', 200),
    captcha: optionalText(body, 'captcha', 64),
    checkKey: optionalText(body, 'checkKey', 64),
  };
}

function readCaptcha(body: JsonObject): { answer: string; checkKey: string } {
  return { answer: optionalText(body, 'captcha', 64) ?? '', checkKey: optionalText(body, 'checkKey', 64) ?? '' };
}
