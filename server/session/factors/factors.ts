import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { noteAttempt } from '../limits/index.ts';
import { newRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import type { FactorSchema } from './tables.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

export interface Setup {
  secret: string;
  uri: string;
}

export async function hasFactor(database: DynamicKysely, userId: string): Promise<boolean> {
  return (await readFactor(database, userId))?.confirmed === 1;
}

/**
 * Begins to set up a second factor, which is required once it is confirmed.
 * @throws Refusal if there is one already.
 */
export async function beginSetup(database: DynamicKysely, user: { id: string; username: string }): Promise<Setup> {
  const db = database.withTables<FactorSchema>();
  const secret = await newSecret();
  const begun = await db
    .insertInto('sys_second_factor')
    .values({ id: user.id, secret, confirmed: 0, last_step: 0 })
    .onConflict((on) =>
      on.column('id').doUpdateSet({ secret, last_step: 0 }).where('sys_second_factor.confirmed', '=', 0),
    )
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw new Refusal(say('两步验证已经打开。'));
  return { secret, uri: await uriOf(secret, user.username) };
}

/**
 * Confirms the second factor by a code. Returns recovery codes.
 * @throws Refusal for a wrong code.
 */
export async function confirmSetup(
  database: DynamicKysely,
  userId: string,
  code: string,
  address: string,
): Promise<string[]> {
  await takeCode(database, userId, { code, address, confirmed: 0 });
  const db = database.withTables<FactorSchema>();
  await db.updateTable('sys_second_factor').set({ confirmed: 1 }).where('id', '=', userId).execute();
  return newRecoveryCodes(database, userId);
}

/**
 * Checks a code of the app or a recovery code, which is then used up.
 * @throws Refusal for a wrong code, or after too many of them.
 */
export async function checkFactor(
  database: DynamicKysely,
  userId: string,
  code: string,
  address: string,
): Promise<void> {
  await takeCode(database, userId, { code, address, confirmed: 1 });
}

export async function endFactor(database: DynamicKysely, userId: string): Promise<void> {
  const db = database.withTables<FactorSchema>();
  await db.deleteFrom('sys_second_factor').where('id', '=', userId).execute();
  await db.deleteFrom('sys_recovery_code').where('user_id', '=', userId).execute();
}

async function takeCode(
  database: DynamicKysely,
  userId: string,
  { code, address, confirmed }: { code: string; address: string; confirmed: 0 | 1 },
): Promise<void> {
  // User names contain no colon, so these attempts are counted separately from passwords.
  const attempt = await noteAttempt(database, `factor:${userId}`, address);
  const factor = await readFactor(database, userId);
  if (!factor || factor.confirmed !== confirmed) throw new Refusal(say('没有可用的两步验证，请重新登录。'));
  const step = await stepOf(factor.secret, code);
  const isTaken = step !== undefined && (await takeStep(database, userId, step));
  if (!isTaken && !(confirmed === 1 && (await useRecoveryCode(database, userId, code))))
    throw new Refusal(say('两步验证码不正确'));
  await attempt.succeed();
}

/** If a code is used twice simultaneously, only one use succeeds. */
async function takeStep(database: DynamicKysely, userId: string, step: number): Promise<boolean> {
  const taken = await database
    .withTables<FactorSchema>()
    .updateTable('sys_second_factor')
    .set({ last_step: step })
    .where('id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('id')
    .execute();
  return taken.length > 0;
}

async function readFactor(database: DynamicKysely, userId: string) {
  const db = database.withTables<FactorSchema>();
  const own = db.selectFrom('sys_second_factor').select(['secret', 'confirmed']).where('id', '=', userId);
  return own.executeTakeFirst();
}
