import type { DynamicKysely } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { hashOf } from './sessions.ts';
import type { EndReason, SessionSchema } from './tables.ts';

/** One sentence for the user, by the reason for which somebody else ended their session. */
const sentences: Readonly<Record<EndReason, () => string>> = {
  'password-reset': () => say('管理员已重置您的密码，请用新密码登录。'),
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
      .select('reason')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', String(Date.now()))
      .executeTakeFirst();
    if (!ended) return;
    throw new Refusal(sentences[ended.reason](), { status: 401, code: 401, result: { reason: ended.reason } });
  };
}
