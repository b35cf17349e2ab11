import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { hashOf } from './sessions.ts';
import type { EndReason, SessionSchema } from './tables.ts';

const sentences: Readonly<Record<EndReason, () => string>> = {
  'password-reset': () => say('管理员已重置您的密码，请用新密码登录。'),
  'second-factor-reset': () => say('管理员已重置您的两步验证，请重新登录后再设置。'),
  'forced-sign-out': () => say('管理员已强制您退出登录，请重新登录。'),
  'account-frozen': () => say('管理员已冻结您的账号，如需继续使用，请联系管理员。'),
  'account-deleted': () => say('管理员已删除您的账号，如有疑问，请联系管理员。'),
};

/**
 * Creates a check of tokens without a session.
 * @returns a function that throws Refusal (401) if the session of a token was ended for a reason, which is in the message
 *   for the user and in the result for clients. The message goes only to the owner of the token.
 */
export function endedSessionCheck(database: DynamicKysely): (token: string) => Promise<void> {
  return async (token) => {
    const ended = await database
      .withTables<SessionSchema>()
      .selectFrom('sys_ended_session')
      .select(['reason', 'user_id'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', String(Date.now()))
      .executeTakeFirst();
    if (!ended || (await isUndone(database, ended))) return;
    throw new Refusal(sentences[ended.reason](), { status: 401, code: 401, result: { reason: ended.reason } });
  };
}

async function isUndone(
  database: DynamicKysely,
  { reason, user_id: id }: { reason: EndReason; user_id: string },
): Promise<boolean> {
  if (reason !== 'account-frozen' && reason !== 'account-deleted') return false;
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select(['status', 'del_flag']);
  const user = await users.where('id', '=', id).executeTakeFirst();
  return reason === 'account-frozen' ? user?.status === 1 : user?.del_flag === 0;
}
