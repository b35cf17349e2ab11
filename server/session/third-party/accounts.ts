import { nanoid } from 'nanoid';

import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { Identity } from './providers.ts';
import type { ThirdPartySchema } from './tables.ts';

export async function boundUser(database: DynamicKysely, provider: string, subject: string) {
  const db = database.withTables<ThirdPartySchema & AccountSchema>();
  return db
    .selectFrom('sys_third_account')
    .innerJoin('sys_user', 'sys_user.id', 'sys_third_account.user_id')
    .select(['sys_user.id', 'sys_user.status'])
    .where('sys_third_account.provider', '=', provider)
    .where('subject', '=', subject)
    .where('sys_user.del_flag', '=', 0)
    .executeTakeFirst();
}

/**
 * Binds a provider's subject to a user.
 * @throws Refusal if it is already bound.
 */
export async function bindAccount(
  database: DynamicKysely,
  provider: string,
  { subject, name }: Identity,
  userId: string,
): Promise<void> {
  const db = database.withTables<ThirdPartySchema>();
  const made = await db
    .insertInto('sys_third_account')
    .values({ id: nanoid(), provider, subject, name, user_id: userId, created_at: Date.now() })
    .onConflict((on) => on.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal(say('这个第三方账号已经绑定了用户，请先在那个用户的安全设置里解除绑定。'));
}

export function bindingsOf(database: DynamicKysely, userId: string) {
  const db = database.withTables<ThirdPartySchema>();
  const own = db.selectFrom('sys_third_account').select(['id', 'provider', 'name']).where('user_id', '=', userId);
  return own.orderBy('provider').execute();
}

/** @throws Refusal if the user has no such binding. */
export async function unbindAccount(database: DynamicKysely, userId: string, id: string): Promise<void> {
  const db = database.withTables<ThirdPartySchema>();
  const gone = db.deleteFrom('sys_third_account').where('id', '=', id).where('user_id', '=', userId);
  if ((await gone.returning('id').execute()).length === 0) throw new Refusal(say('没有这个绑定，请刷新后重试。'));
}
