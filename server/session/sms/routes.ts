import { translated } from '../../../src/locale/index.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';
import { defineRoute, optionalText, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { finishSignIn } from '../factors/index.ts';
import { countOpenQuestion, noteAttempt } from '../limits/index.ts';
import { hashPassword, readNewPassword, storePassword } from '../passwords/index.ts';
import { endSessionsOf } from '../sessions.ts';
import type { LoginParts } from '../sign-in/begin-session.ts';
import { inLoginQueue } from '../sign-in/login.ts';
import { checkCode, dropCode, newCode } from './codes.ts';
import { checkPhone, isTaken, userOfPhone } from './phone-users.ts';
import type { SmsPurpose, SmsSender } from './sender.ts';

const purposes: Readonly<Record<string, SmsPurpose>> = { 0: 'login', 1: 'register', 2: 'password' };

/**
 * Routes with codes sent by SMS: signing in, a forgotten password (docs/jeecgboot.md, Sign-in and account). They are
 * open, because their callers have no token yet.
 */
export function smsRoutes(parts: LoginParts & { sms: SmsSender }): Route[] {
  const { database, sms } = parts;
  const open = (method: Route['method'], path: string, handler: Route['handler']) =>
    defineRoute({ method, path, permission: 'open', handler });
  return [
    open('POST', '/sys/sms', async (call) => {
      const { mobile, purpose } = call.body(readSmsRequest);
      await countOpenQuestion(database, call.address);
      if (purpose === 'register') {
        if (await isTaken(database, 'phone', mobile)) throw new Refusal(say(' 手机号已经注册，请直接登录！'));
      } else if (!(await userOfPhone(database, mobile))) throw new Refusal(say('该用户不存在或未绑定手机号'));
      const code = await newCode(database, { phone: mobile, purpose }, call.address);
      try {
        const notice = await sms({ phone: mobile, code, purpose });
        return notice === undefined ? success(null) : success({ reason: 'told' }, { message: translated(notice) });
      } catch (error) {
        call.request.log.warn({ err: error }, '短信验证码没有发送');
        await dropCode(database, { phone: mobile, purpose });
        throw new Refusal(say('短信验证码发送失败,请稍后重试'));
      }
    }),
    open('POST', '/sys/phoneLogin', async (call) => {
      const { mobile, captcha } = call.body((body) => ({
        mobile: requiredText(body, 'mobile', 20),
        captcha: optionalText(body, 'captcha', 20) ?? '',
      }));
      const answer = await inLoginQueue(async () => {
        const attempt = await noteAttempt(database, mobile, call.address);
        const state = await checkCode(database, { phone: mobile, purpose: 'login', code: captcha });
        if (state !== 'right') throw new Refusal(say('手机验证码错误'));
        await attempt.succeed();
        const user = await userOfPhone(database, mobile);
        if (!user) throw new Refusal(say('该用户不存在或未绑定手机号'));
        if (user.status !== 1) throw new Refusal(say('该用户已冻结'));
        return finishSignIn(parts, user.id, originOf(call));
      });
      return success(answer, { message: say('登录成功') });
    }),
    open('POST', '/sys/user/phoneVerification', async (call) => {
      const { phone, smscode } = call.body(readCode);
      const state = await checkCode(database, { phone, purpose: 'password', code: smscode }, { keep: true });
      if (state === 'gone') throw new Refusal(say('手机验证码失效，请重新获取'));
      if (state === 'wrong') throw new Refusal(say('手机验证码错误'));
      const user = await userOfPhone(database, phone);
      if (!user) throw new Refusal(say('未找到用户！'));
      return success({ username: user.username, smscode });
    }),
    // JeecgBoot's clients put the password into the address; a body keeps it out of logs.
    open(['GET', 'POST'], '/sys/user/passwordChange', async (call) => {
      await resetPassword(parts, call.request.method === 'POST' ? call.body((body) => body) : call.query);
      return success(null, { message: say('密码重置完成！') });
    }),
  ];
}

async function resetPassword({ database }: LoginParts, source: JsonObject | Call['query']): Promise<void> {
  const [username, phone] = [optionalText(source, 'username', 100), optionalText(source, 'phone', 20)];
  const [password, code] = [optionalText(source, 'password', 200), optionalText(source, 'smscode', 20)];
  if (!username || !phone || !password || !code) throw new Refusal(say('重置密码失败！'));
  const hash = await hashPassword(readNewPassword(password));
  const state = await checkCode(database, { phone, purpose: 'password', code });
  if (state === 'gone') throw new Refusal(say('短信验证码失效！'));
  if (state === 'wrong') throw new Refusal(say('短信验证码不匹配！'));
  const user = await userOfPhone(database, phone);
  if (!user || user.username !== username) throw new Refusal(say('未找到用户！'));
  await storePassword(database, user.id, hash);
  await endSessionsOf(database, [user.id]);
}

function readSmsRequest(body: JsonObject): { mobile: string; purpose: SmsPurpose } {
  const mobile = optionalText(body, 'mobile', 20)?.trim() ?? '';
  if (mobile === '') throw new Refusal(say('手机号不允许为空！'));
  const mode = optionalText(body, 'smsmode', 1) ?? '0';
  const purpose = Object.hasOwn(purposes, mode) ? purposes[mode] : undefined;
  if (!purpose) throw new Refusal(say('参数 smsmode 应是 0（登录）、1（注册）或 2（找回密码）。'));
  return { mobile: checkPhone(mobile), purpose };
}

function readCode(body: JsonObject): { phone: string; smscode: string } {
  return { phone: requiredText(body, 'phone', 20), smscode: optionalText(body, 'smscode', 20) ?? '' };
}
