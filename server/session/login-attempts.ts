import { nanoid } from 'nanoid';
import type { DynamicKysely } from '../database/dynamic-schema.ts';
import { Refusal } from '../http/index.ts';
import type { SessionSchema } from './tables.ts';

/** How many failures are let pass within the time, and how long that is (security.md 4). */
const limits = { user: 5, address: 30, milliseconds: 600_000 };

/**
 * Notes an attempt before the password is looked at, so that many at once cannot slip through. Counted in the database:
 * it holds for all server processes, and for names that nobody has.
 * @returns takes the attempt back; call when the password was right.
 * @throws Refusal when there were too many failures of that user or from that address.
 */
export async function noteAttempt(
  database: DynamicKysely,
  username: string,
  address: string,
): Promise<() => Promise<void>> {
  const db = database.withTables<SessionSchema>();
  const id = nanoid();
  const now = Date.now();
  const since = String(now - limits.milliseconds);
  await db.deleteFrom('sys_login_attempt').where('tried_at', '<', since).execute();
  await db.insertInto('sys_login_attempt').values({ id, username, address, tried_at: now }).execute();
  const count = async (column: 'username' | 'address', value: string): Promise<number> => {
    const attempts = db.selectFrom('sys_login_attempt').where(column, '=', value).where('tried_at', '>=', since);
    const row = await attempts.select((build) => build.fn.countAll<string>().as('attempts')).executeTakeFirst();
    return Number(row?.attempts ?? 0);
  };
  if ((await count('username', username)) > limits.user || (await count('address', address)) > limits.address) {
    await db.deleteFrom('sys_login_attempt').where('id', '=', id).execute();
    throw new Refusal('该用户登录失败次数过多，请于10分钟后再次登录！');
  }
  return async () => {
    const attempts = db.deleteFrom('sys_login_attempt');
    await attempts.where((test) => test.or([test('id', '=', id), test('username', '=', username)])).execute();
  };
}
