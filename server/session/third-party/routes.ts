import type { JsonObject } from '../../../src/schema/json/index.ts';
import {
  defineRoute,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Answer,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { browserCookie, type BrowserCookie } from '../browser/browser-cookie.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { finishSignIn } from '../factors/index.ts';
import { noteAttempt } from '../limits/index.ts';
import { verifyOwnPassword } from '../passwords/index.ts';
import type { LoginParts } from '../sign-in/begin-session.ts';
import { checkPassword, inLoginQueue } from '../sign-in/login.ts';
import { checkCode, userOfPhone } from '../sms/index.ts';
import { bindAccount, bindingsOf, boundUser, unbindAccount } from './accounts.ts';
import { ownPath } from './own-path.ts';
import { dropPass, keepPass, readPass, type Pass } from './passes.ts';
import type { Providers } from './providers.ts';
import { keepQuestion, takeQuestion } from './states.ts';

export type ThirdPartyOptions = LoginParts & {
  providers: Providers;
  publicUrl: string;
  apiBase: string;
};

type ThirdPartyParts = ThirdPartyOptions & { browser: BrowserCookie };

const landing = '/oauth2-app/login';

/** Routes for signing in with providers, and for binding their accounts (docs/jeecgboot.md, Sign-in and account). */
export function thirdPartyRoutes(options: ThirdPartyOptions): Route[] {
  const { database, providers, apiBase, publicUrl } = options;
  const cookie = { path: `${apiBase}/sys/thirdLogin`, isSecure: publicUrl.startsWith('https:') };
  const parts = { ...options, browser: browserCookie('pagewright-third', cookie) };
  const open = (method: Route['method'], path: string, handler: Route['handler']) =>
    defineRoute({ method, path: `/sys/thirdLogin${path}`, permission: 'open', handler });
  return [
    open('GET', '/render/:source', (call) => leave(parts, call)),
    open('GET', '/oauth2/:source/login', (call) => leave(parts, call)),
    open('GET', '/:source/callback', (call) => comeBack(parts, call)),
    open('GET', '/getLoginUser/:token/:thirdType', async (call) => {
      const { token = '', thirdType = '' } = call.params;
      const pass = await passOf(parts, call, token);
      if (pass.provider !== thirdType || pass.user_id === null) throw new Refusal(say('用户名不存在'));
      return success(await enter(parts, call, token, pass.user_id), { message: say('登录成功') });
    }),
    open('POST', '/user/checkPassword', async (call) => {
      const given = call.body(readBinding);
      const pass = await passOf(parts, call, given.uuid);
      const user = await inLoginQueue(() => checkPassword(database, given, call.address));
      return success(await bind(parts, call, { ticket: given.uuid, pass, userId: user.id }), {
        message: say('登录成功'),
      });
    }),
    open('POST', '/bindingThirdPhone', async (call) => {
      const given = call.body(readPhone);
      const pass = await passOf(parts, call, given.thirdUserUuid);
      const attempt = await noteAttempt(database, given.mobile, call.address);
      const state = await checkCode(database, { phone: given.mobile, purpose: 'login', code: given.captcha });
      if (state !== 'right') throw new Refusal(say('手机验证码错误'));
      await attempt.succeed();
      const user = await userOfPhone(database, given.mobile);
      if (!user) throw new Refusal(say('该用户不存在或未绑定手机号'));
      if (user.status !== 1) throw new Refusal(say('该用户已冻结'));
      const answer = await bind(parts, call, { ticket: given.thirdUserUuid, pass, userId: user.id });
      return success(answer, { message: say('登录成功') });
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/thirdLogin/bindings',
      permission: 'signed-in',
      async handler(call) {
        const rows = await bindingsOf(database, call.person().id);
        return success(rows.filter(({ provider }) => providers.has(provider)));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/thirdLogin/bind',
      permission: 'signed-in',
      async handler(call) {
        const given = call.body((body) => ({
          uuid: requiredText(body, 'uuid', 100),
          password: requiredText(body, 'password', 200),
        }));
        const pass = await passOf(parts, call, given.uuid);
        // A bound account can sign in: it must not be possible to bind one at an unattended page without the password.
        await inLoginQueue(() => verifyOwnPassword(database, call, given.password));
        await bindAccount(database, pass.provider, pass, call.person().id);
        await dropPass(database, given.uuid);
        return success(null, { message: say('绑定成功！') });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/thirdLogin/unbind',
      permission: 'signed-in',
      async handler(call) {
        await unbindAccount(
          database,
          call.person().id,
          call.body((body) => requiredText(body, 'id', 64)),
        );
        return success(null, { message: say('解除绑定成功！') });
      },
    }),
  ];
}

async function leave({ database, providers, browser }: ThirdPartyParts, call: Call): Promise<Answer> {
  const provider = requiredText(call.params, 'source', 40);
  const { address, question } = await providers.ask(provider);
  const { cookie, hash } = browser.make();
  await keepQuestion(database, question, { provider, redirect: ownPath(call.query['redirect']), browser_hash: hash });
  return redirect(address, { 'set-cookie': cookie });
}

async function comeBack(parts: ThirdPartyParts, call: Call): Promise<Answer> {
  const { database, providers, publicUrl, browser: cookie } = parts;
  const provider = requiredText(call.params, 'source', 40);
  const land = (query: Record<string, string>) => redirect(`${publicUrl}${landing}?${new URLSearchParams(query)}`);
  const hash = cookie.hash(call);
  const question = await takeQuestion(database, {
    state: call.query['state'] ?? '',
    provider,
    browser_hash: hash,
  });
  if (!question) return land({ error: 'expired' });
  const back: Record<string, string> = question.redirect === '' ? {} : { redirect: question.redirect };
  const search = call.request.url.slice(call.request.url.indexOf('?'));
  const identity = await providers.identify(provider, question.question, search).catch((error: unknown) => {
    call.request.log.warn({ err: error }, `第三方登录 ${provider} 的回答不可用`);
  });
  if (!identity) return land({ error: 'refused', ...back });
  const user = await boundUser(database, provider, identity.subject);
  if (user && user.status !== 1) return land({ error: 'frozen', ...back });
  const ticket = await keepPass(database, { provider, ...identity, user_id: user?.id ?? null }, hash);
  return land({ ...(user ? { oauth2LoginToken: ticket } : { bind: ticket }), thirdType: provider, ...back });
}

async function passOf({ database, browser }: ThirdPartyParts, call: Call, ticket: string): Promise<Pass> {
  const pass = await readPass(database, ticket, browser.hash(call));
  if (!pass) throw new Refusal(say('第三方登录已过期，请重新登录。'));
  return pass;
}

async function enter(parts: ThirdPartyParts, call: Call, ticket: string, userId: string) {
  if (!(await dropPass(parts.database, ticket))) throw new Refusal(say('第三方登录已过期，请重新登录。'));
  return finishSignIn(parts, userId, originOf(call));
}

async function bind(parts: ThirdPartyParts, call: Call, to: { ticket: string; pass: Pass; userId: string }) {
  await bindAccount(parts.database, to.pass.provider, to.pass, to.userId);
  return enter(parts, call, to.ticket, to.userId);
}

function redirect(location: string, headers: Record<string, string> = {}): Answer {
  return { status: 302, headers: { location, 'cache-control': 'no-store', ...headers }, body: '' };
}

function readBinding(body: JsonObject) {
  return {
    uuid: requiredText(body, 'uuid', 100),
    username: requiredText(body, 'username', 100),
    password: requiredText(body, 'password', 200),
  };
}

function readPhone(body: JsonObject) {
  return {
    mobile: requiredText(body, 'mobile', 20),
    captcha: optionalText(body, 'captcha', 20) ?? '',
    thirdUserUuid: requiredText(body, 'thirdUserUuid', 100),
  };
}
