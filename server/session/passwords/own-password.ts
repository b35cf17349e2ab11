import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal, type Call } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { noteAttempt } from '../limits/index.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks the password of the signed-in user before a change of how they sign in.
 * @throws Refusal for a wrong one.
 */
export async function verifyOwnPassword(
  database: DynamicKysely,
  { person, address }: Pick<Call, 'person' | 'address'>,
  password: string,
): Promise<void> {
  const { id, username } = person();
  const attempt = await noteAttempt(database, username, address);
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('password').where('id', '=', id);
  const user = await users.executeTakeFirst();
  if (!(await verifyPassword(password, user?.password))) throw new Refusal(say('密码不正确'));
  await attempt.succeed();
}
