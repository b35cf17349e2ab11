import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { defineRoute, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { originOf } from '../browser/sign-in-origin.ts';
import { finishSignIn } from '../factors/index.ts';
import type { LoginParts } from '../sign-in/begin-session.ts';
import { inLoginQueue } from '../sign-in/login.ts';

/** Route for signing in with a ticket of a CAS server (docs/jeecgboot.md, Sign-in and account). */
export function casRoute(parts: LoginParts & { casUrl: string | undefined; publicUrl: string }): Route {
  const { database, casUrl, publicUrl } = parts;
  return defineRoute({
    method: 'GET',
    path: '/sys/cas/client/validateLogin',
    permission: 'open',
    async handler(call) {
      if (casUrl === undefined) throw new Refusal(say('没有设置单点登录，请用账号密码登录。'));
      const [ticket, service] = [requiredText(call.query, 'ticket', 300), requiredText(call.query, 'service', 2_000)];
      // A ticket for another service is not valid for us.
      if (!isBelow(service, publicUrl)) throw new Refusal(say('登录失败'));
      return inLoginQueue(async () => {
        const username = await validate(casUrl, ticket, service);
        const user = username === undefined ? undefined : await userOf(database, username);
        if (!user) throw new Refusal(say('登录失败'));
        if (user.status !== 1) throw new Refusal(say('该用户已冻结'));
        return success(await finishSignIn(parts, user.id, originOf(call)), { message: say('登录成功') });
      });
    },
  });
}

async function validate(casUrl: string, ticket: string, service: string): Promise<string | undefined> {
  const query = new URLSearchParams({ ticket, service });
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`${casUrl}/serviceValidate?${query}`, { redirect: 'error', signal }).catch(
    () => undefined,
  );
  return answer?.ok ? casUser(await answer.text()) : undefined;
}

/** Returns the user of a CAS response; undefined if it is not a success that names one. */
export function casUser(xml: string): string | undefined {
  const text = xml.replace(/<!--.*?-->/gs, '');
  const success = /<cas:authenticationSuccess>(.*)<\/cas:authenticationSuccess>/s.exec(text)?.[1] ?? '';
  const users = [...success.matchAll(/<cas:user>([^<]*)<\/cas:user>/g)];
  const name = users[0]?.[1]?.trim().replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);
  return users.length === 1 && name ? name : undefined;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function isBelow(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

async function userOf(database: DynamicKysely, username: string) {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select(['id', 'status']);
  return users.where('username', '=', username).where('del_flag', '=', 0).executeTakeFirst();
}
