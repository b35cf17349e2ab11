import type { JsonObject } from '../../../src/schema/json/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, nameInLog, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { endSessionNamed, readOnline } from './online-sessions.ts';

/** Routes that list and end sessions (docs/jeecgboot.md, Sign-in and account). */
export function onlineRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/online/list',
      permission: 'system:online:list',
      handler: async ({ query, person, token }) =>
        success(await readOnline(database, query, person(), token), { code: 0 }),
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/online/forceLogout',
      permission: 'system:online:forceLogout',
      servedOnFullDisk: true,
      async handler(call) {
        const token = call.body((body: JsonObject) => requiredText(body, 'token', 200));
        const name = await endSessionNamed(database, token, call.person());
        if (name === undefined) throw new Refusal(say('Token无效!'));
        nameInLog(call, [{ name }]);
        return success(null, { message: say('退出登录成功！') });
      },
    }),
  ];
}
