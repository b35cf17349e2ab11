import type { JsonObject } from '../../../src/schema/json/index.ts';
import { defineRoute, Refusal, requiredText, success, type Call, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { verifyOwnPassword } from '../passwords/index.ts';
import { beginSession, type LoginParts } from '../sign-in/begin-session.ts';
import { beginSetup, checkFactor, confirmSetup, endFactor, hasFactor } from './factors.ts';
import { dropTicket, userOfTicket } from './finish-sign-in.ts';
import { needsFactor } from './needs-factor.ts';
import { countRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

/** Routes that are not in JeecgBoot: signing in with a second factor, and managing one's own. */
export function factorRoutes(parts: LoginParts): Route[] {
  const { database } = parts;
  const own = (method: Route['method'], path: string, handler: Route['handler']) =>
    defineRoute({ method, path: `/sys/secondFactor/${path}`, permission: 'signed-in', handler });
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/secondFactor/signIn',
      permission: 'open',
      async handler(call) {
        const { ticket, code } = call.body(readAnswer);
        const userId = await userOfTicket(database, ticket);
        const isNew = !(await hasFactor(database, userId));
        const recoveryCodes = isNew ? await confirmSetup(database, userId, code, call.address) : undefined;
        if (!isNew) await checkFactor(database, userId, code, call.address);
        if (!(await dropTicket(database, ticket))) throw new Refusal(say('登录已过期，请重新登录。'));
        const answer = await beginSession(parts, userId, originOf(call));
        return success({ ...answer, ...(recoveryCodes && { recoveryCodes }) }, { message: say('登录成功') });
      },
    }),
    own('GET', 'state', async (call) => {
      const { id } = call.person();
      const [enabled, required] = [await hasFactor(database, id), await needsFactor(parts, id)];
      return success({ enabled, required, recoveryCodes: await countRecoveryCodes(database, id) });
    }),
    own('POST', 'begin', async (call) => {
      await verifyOwnPassword(database, call, call.body(readPassword));
      return success(await beginSetup(database, call.person()));
    }),
    own('POST', 'confirm', async (call) => {
      const code = call.body((body) => requiredText(body, 'code', 20));
      const recoveryCodes = await confirmSetup(database, call.person().id, code, call.address);
      return success({ recoveryCodes }, { message: say('两步验证已打开！') });
    }),
    own('POST', 'recoveryCodes', async (call) => {
      await prove(parts, call);
      return success({ recoveryCodes: await newRecoveryCodes(database, call.person().id) });
    }),
    own('POST', 'end', async (call) => {
      if (await needsFactor(parts, call.person().id)) throw new Refusal(say('您的角色要求两步验证，不能关闭。'));
      await prove(parts, call);
      await endFactor(database, call.person().id);
      return success(null, { message: say('两步验证已关闭！') });
    }),
  ];
}

/** A change that weakens an account requires the password and the second factor. */
async function prove({ database }: LoginParts, call: Call): Promise<void> {
  await verifyOwnPassword(database, call, call.body(readPassword));
  const code = call.body((body) => requiredText(body, 'code', 20));
  await checkFactor(database, call.person().id, code, call.address);
}

function readAnswer(body: JsonObject) {
  return { ticket: requiredText(body, 'ticket', 100), code: requiredText(body, 'code', 20) };
}

function readPassword(body: JsonObject): string {
  return requiredText(body, 'password', 200);
}
