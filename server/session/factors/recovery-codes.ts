import { randomInt } from 'node:crypto';
import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../../database/index.ts';
import { hashOf } from '../sessions.ts';
import type { FactorSchema } from './tables.ts';

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codes = 10;

/** Creates new codes that replace the old ones. Returns them once: only their hashes are stored. */
export async function newRecoveryCodes(database: DynamicKysely, userId: string): Promise<string[]> {
  const made = Array.from({ length: codes }, () => `${part()}-${part()}`);
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<FactorSchema>();
    await db.deleteFrom('sys_recovery_code').where('user_id', '=', userId).execute();
    const rows = made.map((code) => ({ id: nanoid(), user_id: userId, code_hash: hashed(userId, code) }));
    await db.insertInto('sys_recovery_code').values(rows).execute();
  });
  return made;
}

export async function useRecoveryCode(database: DynamicKysely, userId: string, code: string): Promise<boolean> {
  const given = code.trim().toLowerCase();
  if (!/^\w{5}-?\w{5}$/.test(given)) return false;
  const whole = given.includes('-') ? given : `${given.slice(0, 5)}-${given.slice(5)}`;
  const used = await database
    .withTables<FactorSchema>()
    .deleteFrom('sys_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashed(userId, whole))
    .returning('id')
    .execute();
  return used.length > 0;
}

export async function countRecoveryCodes(database: DynamicKysely, userId: string): Promise<number> {
  const own = database.withTables<FactorSchema>().selectFrom('sys_recovery_code').where('user_id', '=', userId);
  const row = await own.select((build) => build.fn.countAll<string>().as('left')).executeTakeFirst();
  return Number(row?.left ?? 0);
}

function part(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function hashed(userId: string, code: string): string {
  return hashOf(`${userId}\n${code}`);
}
