import { randomBytes } from 'node:crypto';

import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SignInOrigin } from '../browser/sign-in-origin.ts';
import { hashOf } from '../sessions.ts';
import { beginSession, type LoginParts, type LoginResult } from '../sign-in/begin-session.ts';
import { beginSetup, hasFactor } from './factors.ts';
import { needsFactor } from './needs-factor.ts';
import type { FactorSchema } from './tables.ts';

/** The milliseconds in which the second factor must be entered, and the wrong codes for each ticket. */
const limits = { milliseconds: 600_000, tries: 5 };

/**
 * Starts the session of an authenticated user, unless they have or need a second factor: then the refusal contains
 * `factorTicket`, with which the code is sent, and `setup` if they have none yet.
 * @throws Refusal if a second factor is required.
 */
export async function finishSignIn(parts: LoginParts, userId: string, origin: SignInOrigin): Promise<LoginResult> {
  const { database } = parts;
  const has = await hasFactor(database, userId);
  if (!has && !(await needsFactor(parts, userId))) return beginSession(parts, userId, origin);
  const factorTicket = await newTicket(database, userId);
  if (has) throw new Refusal(say('请输入两步验证码'), { result: { factorTicket } });
  const setup = await beginSetup(database, { id: userId, username: await usernameOf(database, userId) });
  throw new Refusal(say('您的角色要求两步验证，请先设置。'), { result: { factorTicket, setup } });
}

/**
 * Returns the user of a ticket; each call counts as a try.
 * @throws Refusal if it has expired or was used too often.
 */
export async function userOfTicket(database: DynamicKysely, ticket: string): Promise<string> {
  const row = await database
    .withTables<FactorSchema>()
    .updateTable('sys_factor_ticket')
    .set((build) => ({ tries: build('tries', '+', 1) }))
    .where('id', '=', hashOf(ticket))
    .where('tries', '<', limits.tries)
    .where('expires_at', '>', String(Date.now()))
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new Refusal(say('登录已过期，请重新登录。'));
  const users = database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select('status')
    .where('id', '=', row.user_id);
  const user = await users.where('del_flag', '=', 0).executeTakeFirst();
  if (user?.status !== 1) throw new Refusal(say('该用户已冻结'));
  return row.user_id;
}

export async function dropTicket(database: DynamicKysely, ticket: string): Promise<boolean> {
  const db = database.withTables<FactorSchema>();
  return (
    (await db.deleteFrom('sys_factor_ticket').where('id', '=', hashOf(ticket)).returning('id').execute()).length > 0
  );
}

async function newTicket(database: DynamicKysely, userId: string): Promise<string> {
  const db = database.withTables<FactorSchema>();
  const ticket = randomBytes(32).toString('base64url');
  const now = Date.now();
  await db.deleteFrom('sys_factor_ticket').where('expires_at', '<', String(now)).execute();
  const row = { id: hashOf(ticket), user_id: userId, tries: 0, expires_at: now + limits.milliseconds };
  await db.insertInto('sys_factor_ticket').values(row).execute();
  return ticket;
}

async function usernameOf(database: DynamicKysely, userId: string): Promise<string> {
  const users = database.withTables<AccountSchema>().selectFrom('sys_user').select('username');
  return (await users.where('id', '=', userId).executeTakeFirst())?.username ?? '';
}
