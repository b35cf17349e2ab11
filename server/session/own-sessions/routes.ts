import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, Refusal, requiredText, success, type Route } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SessionSchema } from '../tables.ts';

/** Routes that are not in JeecgBoot: they list and end one's own sessions. */
export function ownSessionRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/ownSessions',
      permission: 'signed-in',
      async handler(call) {
        const { id, sessionId } = call.person();
        const rows = await database
          .withTables<SessionSchema>()
          .selectFrom('sys_session')
          .select(['id', 'address', 'browser', 'created_at'])
          .where('user_id', '=', id)
          .where('expires_at', '>', String(Date.now()))
          .orderBy('created_at', 'desc')
          .execute();
        return success(
          rows.map(({ created_at: started, ...row }) => ({
            ...row,
            own: row.id === sessionId,
            loginTime: formatDate(new Date(Number(started)), DATE_TIME),
          })),
        );
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/sys/ownSessions/end',
      permission: 'signed-in',
      async handler(call) {
        const session = call.body((body) => requiredText(body, 'id', 64));
        const db = database.withTables<SessionSchema>();
        const ended = db.deleteFrom('sys_session').where('id', '=', session).where('user_id', '=', call.person().id);
        if ((await ended.returning('id').execute()).length === 0)
          throw new Refusal(say('那里已经退出了，请刷新后查看。'));
        return success(null, { message: say('退出登录成功！') });
      },
    }),
  ];
}
