import { createHash, randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';

import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import type { SignInOrigin } from './browser/sign-in-origin.ts';
import type { EndReason, SessionSchema } from './tables.ts';

/** The lifetime of a session after its last use, in milliseconds. */
const lifetime = 7 * 86_400_000;

/** Using a session prolongs it, but the new time is written only after this many milliseconds. */
const step = 600_000;

export async function startSession(database: DynamicKysely, userId: string, origin: SignInOrigin): Promise<string> {
  const db = database.withTables<AccountSchema & SessionSchema>();
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await db.deleteFrom('sys_session').where('expires_at', '<', String(now)).execute();
  await db
    .insertInto('sys_session')
    .values({
      id: nanoid(),
      token_hash: hashOf(token),
      user_id: userId,
      ...origin,
      created_at: now,
      expires_at: now + lifetime,
    })
    .execute();
  return token;
}

/** Returns the user of an active session, by its token or its id, and prolongs the session. */
export async function userOfSession(database: DynamicKysely, session: { token: string } | { id: string }) {
  const db = database.withTables<AccountSchema & SessionSchema>();
  const now = Date.now();
  const known =
    'token' in session
      ? ({ column: 'sys_session.token_hash', value: hashOf(session.token) } as const)
      : ({ column: 'sys_session.id', value: session.id } as const);
  const row = await db
    .selectFrom('sys_session')
    .innerJoin('sys_user', 'sys_user.id', 'sys_session.user_id')
    .select(['sys_user.id', 'sys_user.username', 'sys_user.realname', 'sys_user.org_code', 'sys_user.rel_tenant_ids'])
    .select(['sys_session.id as session_id', 'sys_session.expires_at'])
    .where(known.column, '=', known.value)
    .where('sys_session.expires_at', '>', String(now))
    .where('sys_user.status', '=', 1)
    .where('sys_user.del_flag', '=', 0)
    .executeTakeFirst();
  if (row && now + lifetime - Number(row.expires_at) > step) {
    const prolonged = db.updateTable('sys_session').set({ expires_at: now + lifetime });
    await prolonged.where('id', '=', row.session_id).execute();
  }
  return row;
}

export async function endSession(database: DynamicKysely, token: string): Promise<boolean> {
  const db = database.withTables<AccountSchema & SessionSchema>();
  const ended = await db.deleteFrom('sys_session').where('token_hash', '=', hashOf(token)).returning('id').execute();
  return ended.length > 0;
}

export async function endOtherSessions(database: DynamicKysely, userId: string, token: string): Promise<void> {
  const db = database.withTables<AccountSchema & SessionSchema>();
  await db.deleteFrom('sys_session').where('user_id', '=', userId).where('token_hash', '!=', hashOf(token)).execute();
}

/** Ends every session of these users. The next call with its token gets the reason, if there is one. */
export async function endSessionsOf(
  database: DynamicKysely,
  userIds: readonly string[],
  reason?: EndReason,
): Promise<void> {
  if (userIds.length === 0) return;
  const sessions = database.withTables<SessionSchema>().deleteFrom('sys_session').where('user_id', 'in', userIds);
  const ended = await sessions.returning(endedColumns).execute();
  if (reason !== undefined) await noteEnded(database, ended, reason);
}

/** Ends the session with that id. The next call with its token gets the reason. */
export async function endSessionWithId(database: DynamicKysely, id: string, reason: EndReason): Promise<void> {
  const session = database.withTables<SessionSchema>().deleteFrom('sys_session').where('id', '=', id);
  await noteEnded(database, await session.returning(endedColumns).execute(), reason);
}

const endedColumns = ['token_hash', 'user_id', 'expires_at'] as const;

async function noteEnded(
  database: DynamicKysely,
  sessions: readonly { token_hash: string; user_id: string; expires_at: string }[],
  reason: EndReason,
): Promise<void> {
  if (sessions.length === 0) return;
  const rows = sessions.map((row) => ({ id: nanoid(), ...row, expires_at: Number(row.expires_at), reason }));
  await database.withTables<SessionSchema>().insertInto('sys_ended_session').values(rows).execute();
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
