import { randomBytes } from 'node:crypto';

import type { DynamicKysely } from '../../database/index.ts';
import { hashOf } from '../sessions.ts';
import type { ThirdPartySchema } from './tables.ts';

/** The milliseconds for which a provider's result can be used, and the wrong passwords for each. */
const limits = { milliseconds: 600_000, tries: 5 };

export interface Pass {
  provider: string;
  subject: string;
  name: string;
  user_id: string | null;
}

/** Stores a provider's result for a browser. Returns the ticket that opens it, in that browser only. */
export async function keepPass(database: DynamicKysely, pass: Pass, browserHash: string): Promise<string> {
  const db = database.withTables<ThirdPartySchema>();
  const ticket = randomBytes(32).toString('base64url');
  const now = Date.now();
  await db.deleteFrom('sys_third_pass').where('expires_at', '<', String(now)).execute();
  const row = { id: hashOf(ticket), ...pass, browser_hash: browserHash, tries: 0 };
  await db
    .insertInto('sys_third_pass')
    .values({ ...row, expires_at: now + limits.milliseconds })
    .execute();
  return ticket;
}

/**
 * Reads a pass; each read counts as a try. Undefined if it belongs to another browser, has expired, or was read too
 * often.
 */
export async function readPass(
  database: DynamicKysely,
  ticket: string,
  browserHash: string,
): Promise<Pass | undefined> {
  return database
    .withTables<ThirdPartySchema>()
    .updateTable('sys_third_pass')
    .set((build) => ({ tries: build('tries', '+', 1) }))
    .where('id', '=', hashOf(ticket))
    .where('browser_hash', '=', browserHash)
    .where('tries', '<', limits.tries)
    .where('expires_at', '>', String(Date.now()))
    .returning(['provider', 'subject', 'name', 'user_id'])
    .executeTakeFirst();
}

/** Deletes a used pass. Returns `true` if it still existed: of two simultaneous calls one succeeds. */
export async function dropPass(database: DynamicKysely, ticket: string): Promise<boolean> {
  const db = database.withTables<ThirdPartySchema>();
  const taken = await db.deleteFrom('sys_third_pass').where('id', '=', hashOf(ticket)).returning('id').execute();
  return taken.length > 0;
}
