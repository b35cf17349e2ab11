import { sql } from 'kysely';

import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal, type Person } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { noteAttempt } from '../limits/index.ts';
import { endOtherSessions } from '../sessions.ts';
import { hashPassword, readNewPassword, verifyPassword } from './passwords.ts';

export interface PasswordChange {
  username: string;
  oldPassword: string;
  password: string;
  confirmation: string;
}

/**
 * Changes one's own password and ends one's other sessions.
 * @param session the person, the token that stays valid, the address.
 * @throws Refusal with JeecgBoot's messages.
 */
export async function changePassword(
  database: DynamicKysely,
  change: PasswordChange,
  session: { person: Person; token: string; address: string },
): Promise<void> {
  const { person } = session;
  if (change.username !== person.username) throw new Refusal(say('只允许修改自己的密码！'));
  const db = database.withTables<AccountSchema>();
  const user = await db.selectFrom('sys_user').select('password').where('id', '=', person.id).executeTakeFirst();
  if (!user) throw new Refusal(say('用户不存在！'));
  const attempt = await noteAttempt(database, person.username, session.address);
  if (!(await verifyPassword(change.oldPassword, user.password))) throw new Refusal(say('旧密码输入错误!'));
  await attempt.succeed();
  readNewPassword(change.password);
  if (change.password !== change.confirmation) throw new Refusal(say('两次输入密码不一致!'));
  const password = await hashPassword(change.password);
  const changed = db
    .updateTable('sys_user')
    .set({ password, update_by: person.username, update_time: sql<string>`now()` });
  await changed.where('id', '=', person.id).execute();
  await endOtherSessions(database, person.id, session.token);
}
