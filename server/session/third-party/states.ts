import type { DynamicKysely } from '../../database/index.ts';
import { hashOf } from '../sessions.ts';
import type { Question } from './providers.ts';
import type { ThirdPartySchema } from './tables.ts';

/** The milliseconds that a person may spend at the provider. */
const lifetime = 600_000;

export async function keepQuestion(
  database: DynamicKysely,
  { state, nonce, verifier }: Question,
  about: { provider: string; redirect: string; browser_hash: string },
): Promise<void> {
  const db = database.withTables<ThirdPartySchema>();
  const now = Date.now();
  await db.deleteFrom('sys_third_state').where('expires_at', '<', String(now)).execute();
  await db
    .insertInto('sys_third_state')
    .values({ id: hashOf(state), nonce, verifier, ...about, expires_at: now + lifetime })
    .execute();
}

/** Takes the values of a state, once; undefined if this browser has made no such request to that provider. */
export async function takeQuestion(
  database: DynamicKysely,
  { state, provider, browser_hash }: { state: string; provider: string; browser_hash: string },
): Promise<{ question: Question; redirect: string } | undefined> {
  const row = await database
    .withTables<ThirdPartySchema>()
    .deleteFrom('sys_third_state')
    .where('id', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', browser_hash)
    .where('expires_at', '>', String(Date.now()))
    .returning(['nonce', 'verifier', 'redirect'])
    .executeTakeFirst();
  return row && { question: { state, nonce: row.nonce, verifier: row.verifier }, redirect: row.redirect };
}
