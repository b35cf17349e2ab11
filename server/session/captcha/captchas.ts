import { createHash, randomInt } from 'node:crypto';

import type { DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SessionSchema } from '../tables.ts';
import { artist } from './draw-captcha.ts';
import { alphabet } from './glyphs.ts';

/** The milliseconds for which a picture can be answered, and the most unanswered pictures of an address. */
const limits = { milliseconds: 300_000, open: 60 };

const characters = 4;

/**
 * Creates a picture of four characters for the number that the client chose; a second one for the same number replaces
 * the first. Its code is stored in the database, so that any server process can check it.
 * @returns a data URL.
 * @throws Refusal for an address that requests pictures without answering them.
 */
export async function newCaptcha(database: DynamicKysely, checkKey: string, address: string): Promise<string> {
  const db = database.withTables<SessionSchema>();
  const now = Date.now();
  await db.deleteFrom('sys_captcha').where('expires_at', '<', String(now)).execute();
  const open = db.selectFrom('sys_captcha').select((build) => build.fn.countAll<string>().as('open'));
  const row = await open.where('address', '=', address).executeTakeFirst();
  if (Number(row?.open ?? 0) >= limits.open) throw new Refusal(say('获取验证码过于频繁，请 5 分钟后再试。'));
  const text = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('');
  const values = { code_hash: hashOf(text, checkKey), address, expires_at: now + limits.milliseconds };
  await db
    .insertInto('sys_captcha')
    .values({ id: idOf(checkKey), ...values })
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute();
  return `data:image/png;base64,${artist.draw(text).toString('base64')}`;
}

export async function isCaptchaRight(
  database: DynamicKysely,
  { checkKey, answer, keep = false }: { checkKey: string; answer: string; keep?: boolean },
): Promise<boolean> {
  const db = database.withTables<SessionSchema>();
  const taken = db.deleteFrom('sys_captcha').where('id', '=', idOf(checkKey)).returningAll();
  const row = await taken.executeTakeFirst();
  const given = hashOf(answer.replaceAll(/\s/g, '').toUpperCase(), checkKey);
  const right = row !== undefined && Number(row.expires_at) > Date.now() && row.code_hash === given;
  if (right && keep) {
    const back = { ...row, expires_at: Number(row.expires_at) };
    await db
      .insertInto('sys_captcha')
      .values(back)
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  }
  return right;
}

function idOf(checkKey: string): string {
  return createHash('sha256').update(checkKey).digest('hex');
}

function hashOf(text: string, checkKey: string): string {
  return createHash('sha256').update(`${text} ${checkKey}`).digest('hex');
}
