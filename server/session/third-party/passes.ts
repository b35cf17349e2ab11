import { randomBytes } from 'node:crypto';

import type { DynamicKysely } from '../../database/index.ts';
import { hashOf } from '../sessions.ts';
import type { ThirdPartySchema } from './tables.ts';

/** How long what a provider said may be used, in milliseconds; the wrong passwords for each. */
const limits = { milliseconds: 600_000, tries: 5 };

/** What a provider said, and which user that is. */
export interface Pass {
  provider: string;
  subject: string;
  name: string;
  user_id: string | null;
}

/** Keeps what a provider said of who sits at a browser. @returns what opens it, there alone. */
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

/** Reads a pass; each time counts. Undefined where it is another browser's, too old, or read too often. */
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

/** Uses a pass up. @returns whether it was there still: of two simultaneous calls one succeeds. */
export async function dropPass(database: DynamicKysely, ticket: string): Promise<boolean> {
  const db = database.withTables<ThirdPartySchema>();
  const taken = await db.deleteFrom('sys_third_pass').where('id', '=', hashOf(ticket)).returning('id').execute();
  return taken.length > 0;
}
