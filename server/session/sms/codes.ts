import { createHash, randomInt } from 'node:crypto';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SessionSchema } from '../tables.ts';
import type { SmsPurpose } from './sender.ts';

/** The lifetime of a code in milliseconds, the tries for each code, and the codes for each address in that time. */
const limits = { milliseconds: 600_000, tries: 5, ofAddress: 20 };

interface Given {
  phone: string;
  purpose: SmsPurpose;
  code: string;
}

/**
 * Creates a code for a telephone. Its hash is stored in the database, so that any server process can check it.
 * @throws Refusal if another code is still valid, or for an address with too many codes.
 */
export async function newCode(
  database: DynamicKysely,
  { phone, purpose }: Pick<Given, 'phone' | 'purpose'>,
  address: string,
): Promise<string> {
  const db = database.withTables<SessionSchema>();
  const now = Date.now();
  await db.deleteFrom('sys_sms_code').where('expires_at', '<', String(now)).execute();
  const open = db.selectFrom('sys_sms_code').select((build) => build.fn.countAll<string>().as('open'));
  const row = await open.where('address', '=', address).executeTakeFirst();
  if (Number(row?.open ?? 0) >= limits.ofAddress) throw new Refusal(say('获取验证码过于频繁，请 10 分钟后再试。'));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = idOf(phone, purpose);
  const made = await db
    .insertInto('sys_sms_code')
    .values({ id, code_hash: hashOf(id, code), address, tries: 0, expires_at: now + limits.milliseconds })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal(say('验证码10分钟内，仍然有效！'), { result: { reason: 'still-good' } });
  return code;
}

export async function dropCode(
  database: DynamicKysely,
  { phone, purpose }: Pick<Given, 'phone' | 'purpose'>,
): Promise<void> {
  const db = database.withTables<SessionSchema>();
  await db.deleteFrom('sys_sms_code').where('id', '=', idOf(phone, purpose)).execute();
}

/**
 * Checks a code. Each check counts as a try, so that it cannot be guessed; a right code can be used once, with `keep`
 * again.
 * @returns `gone` if there is no valid code.
 */
export async function checkCode(
  database: DynamicKysely,
  { phone, purpose, code }: Given,
  { keep = false }: { keep?: boolean } = {},
): Promise<'right' | 'wrong' | 'gone'> {
  const db = database.withTables<SessionSchema>();
  const id = idOf(phone, purpose);
  const row = await db
    .updateTable('sys_sms_code')
    .set((build) => ({ tries: build('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', limits.tries)
    .where('expires_at', '>', String(Date.now()))
    .returning('code_hash')
    .executeTakeFirst();
  if (!row) return 'gone';
  if (row.code_hash !== hashOf(id, code)) return 'wrong';
  if (keep) return 'right';
  // Only one of two simultaneous calls with the same code succeeds.
  const taken = await db.deleteFrom('sys_sms_code').where('id', '=', id).returning('id').executeTakeFirst();
  return taken ? 'right' : 'gone';
}

function idOf(phone: string, purpose: SmsPurpose): string {
  return hashOf(purpose, phone);
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
