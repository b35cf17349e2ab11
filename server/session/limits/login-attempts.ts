import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SessionSchema } from '../tables.ts';

/** The allowed failures within a time, in milliseconds (docs/security.md, Tokens, tenants, attempts). */
const limits = { user: 5, address: 30, milliseconds: 600_000 };

/** The failures after which a picture is required; many people may share an address. */
const suspicious = { user: 3, address: 10 };

/** An attempt to sign in. It is stored before the password is checked, so that simultaneous attempts count. */
export interface Attempt {
  suspicious: boolean;
  suspiciousNext: boolean;
  succeed(): Promise<void>;
  withdraw(): Promise<void>;
}

/**
 * Stores an attempt in the database, for all server processes, and for unknown names too.
 * @throws Refusal after too many failures of that user or from that address.
 */
export async function noteAttempt(database: DynamicKysely, username: string, address: string): Promise<Attempt> {
  const db = database.withTables<SessionSchema>();
  const id = nanoid();
  const now = Date.now();
  await db
    .deleteFrom('sys_login_attempt')
    .where('tried_at', '<', String(now - limits.milliseconds))
    .execute();
  await db.insertInto('sys_login_attempt').values({ id, username, address, tried_at: now }).execute();
  const withdraw = async (): Promise<void> => {
    await db.deleteFrom('sys_login_attempt').where('id', '=', id).execute();
  };
  const user = await countAttempts(database, 'username', username);
  const peer = await countAttempts(database, 'address', address);
  if (user > limits.user || peer > limits.address) {
    await withdraw();
    throw new Refusal(say('该用户登录失败次数过多，请于10分钟后再次登录！'));
  }
  return {
    suspicious: user > suspicious.user || peer > suspicious.address,
    suspiciousNext: user >= suspicious.user || peer >= suspicious.address,
    withdraw,
    async succeed() {
      const attempts = db.deleteFrom('sys_login_attempt');
      await attempts.where((test) => test.or([test('id', '=', id), test('username', '=', username)])).execute();
    },
  };
}

export async function isSuspicious(database: DynamicKysely, address: string): Promise<boolean> {
  return (await countAttempts(database, 'address', address)) >= suspicious.address;
}

async function countAttempts(database: DynamicKysely, column: 'username' | 'address', value: string): Promise<number> {
  const db = database.withTables<SessionSchema>();
  const since = String(Date.now() - limits.milliseconds);
  const attempts = db.selectFrom('sys_login_attempt').where(column, '=', value).where('tried_at', '>=', since);
  const row = await attempts.select((build) => build.fn.countAll<string>().as('attempts')).executeTakeFirst();
  return Number(row?.attempts ?? 0);
}
