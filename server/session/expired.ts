import type { DynamicKysely } from '../database/index.ts';

const tables = [
  'sys_session',
  'sys_ended_session',
  'sys_ticket',
  'sys_captcha',
  'sys_sms_code',
  'sys_login_qrcode',
  'sys_factor_ticket',
  'sys_third_state',
  'sys_third_pass',
];

export async function removeExpired(database: DynamicKysely): Promise<number> {
  const now = String(Date.now());
  let count = 0;
  for (const table of tables) {
    const gone = await database.deleteFrom(table).where('expires_at', '<', now).executeTakeFirst();
    count += Number(gone.numDeletedRows);
  }
  return count;
}
