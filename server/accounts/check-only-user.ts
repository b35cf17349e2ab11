import { defineRoute, Refusal, success, type Route } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { PermissionParts } from '../permissions/index.ts';
import { countOpenQuestion, isTaken } from '../session/index.ts';
import { isTakenByAnother } from './change-users.ts';

/**
 * Checks if a name, telephone number or e-mail address is free. Callers who may list users get an answer about the
 * users they can see. If registration is open, everybody else gets one too, rate-limited so that nobody can try a list
 * of names.
 */
export function checkOnlyUserRoute({ database }: Pick<PermissionParts, 'database'>, canRegister: boolean): Route {
  return defineRoute({
    method: 'GET',
    path: '/sys/user/checkOnlyUser',
    permission: canRegister ? 'open' : 'system:user:list',
    async handler(call) {
      const { query, address } = call;
      const { person } = call.request;
      const asker = person?.permissions.has('system:user:list') ? person : undefined;
      const column = (['username', 'phone', 'email'] as const).find((name) => (query[name] ?? '') !== '');
      if (column === undefined) throw new Refusal(say('缺少参数 username。'));
      const value = query[column] ?? '';
      if (!asker) await countOpenQuestion(database, address);
      const taken = asker
        ? await isTakenByAnother(database, column, value, { id: query['id'] ?? '', viewer: asker })
        : await isTaken(database, column, value);
      if (taken) throw new Refusal(say('用户账号已存在'), { result: { reason: 'taken' } });
      return success(null);
    },
  });
}
