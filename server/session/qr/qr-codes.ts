import { randomBytes } from 'node:crypto';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say, text } from '../../locale/index.ts';
import type { SignInOrigin } from '../browser/sign-in-origin.ts';
import { hashOf } from '../sessions.ts';
import type { QrSchema } from './tables.ts';

/** The lifetime of a QR code in milliseconds, and the most waiting ones of an address. */
const limits = { milliseconds: 120_000, ofAddress: 60 };

const expired = text('二维码已过期,请刷新后重试');

/**
 * Creates the text of a QR code for a browser.
 * @throws Refusal for an address with too many waiting codes.
 */
export async function newQrCode(
  database: DynamicKysely,
  { address, browser }: SignInOrigin,
  browserHash: string,
): Promise<string> {
  const db = database.withTables<QrSchema>();
  const now = Date.now();
  await db.deleteFrom('sys_login_qrcode').where('expires_at', '<', String(now)).execute();
  const waiting = db.selectFrom('sys_login_qrcode').where('address', '=', address);
  const row = await waiting.select((build) => build.fn.countAll<string>().as('codes')).executeTakeFirst();
  if (Number(row?.codes ?? 0) >= limits.ofAddress) throw new Refusal(say('操作过于频繁，请稍后再试。'));
  const qrcodeId = randomBytes(24).toString('base64url');
  const known = { id: hashOf(qrcodeId), browser_hash: browserHash, address, browser, user_id: null };
  await db
    .insertInto('sys_login_qrcode')
    .values({ ...known, expires_at: now + limits.milliseconds })
    .execute();
  return qrcodeId;
}

/**
 * Returns the origin of the browser that shows a QR code.
 * @throws Refusal if the code has expired, or was already scanned.
 */
export async function readQrCode(database: DynamicKysely, qrcodeId: string): Promise<SignInOrigin> {
  const row = await database
    .withTables<QrSchema>()
    .selectFrom('sys_login_qrcode')
    .select(['address', 'browser'])
    .where('id', '=', hashOf(qrcodeId))
    .where('user_id', 'is', null)
    .where('expires_at', '>', String(Date.now()))
    .executeTakeFirst();
  if (!row) throw new Refusal(say(expired));
  return row;
}

/**
 * Signs in the browser that shows a QR code.
 * @throws Refusal as `readQrCode`.
 */
export async function approveQrCode(database: DynamicKysely, qrcodeId: string, userId: string): Promise<void> {
  const approved = await database
    .withTables<QrSchema>()
    .updateTable('sys_login_qrcode')
    .set({ user_id: userId })
    .where('id', '=', hashOf(qrcodeId))
    .where('user_id', 'is', null)
    .where('expires_at', '>', String(Date.now()))
    .returning('id')
    .execute();
  if (approved.length === 0) throw new Refusal(say(expired));
}

/**
 * Returns the user who approved this browser, once; otherwise `waiting` or `expired`. The code of another browser
 * counts as expired.
 */
export async function takeQrCode(
  database: DynamicKysely,
  qrcodeId: string,
  browserHash: string,
): Promise<{ userId: string } | 'waiting' | 'expired'> {
  const db = database.withTables<QrSchema>();
  const own = db
    .selectFrom('sys_login_qrcode')
    .select('user_id')
    .where('id', '=', hashOf(qrcodeId))
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', String(Date.now()));
  const row = await own.executeTakeFirst();
  if (!row) return 'expired';
  if (row.user_id === null) return 'waiting';
  const taken = await db.deleteFrom('sys_login_qrcode').where('id', '=', hashOf(qrcodeId)).returning('id').execute();
  return taken.length > 0 ? { userId: row.user_id } : 'expired';
}
