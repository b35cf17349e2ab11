import { isMobileNumber } from '../../../src/schema/patterns/account-rules.ts';
import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

/** Returns the user of a telephone number; undefined if several users have it, because it identifies none of them. */
export async function userOfPhone(database: DynamicKysely, phone: string) {
  const rows = await database
    .withTables<AccountSchema>()
    .selectFrom('sys_user')
    .select(['id', 'username', 'status'])
    .where('phone', '=', phone)
    .where('del_flag', '=', 0)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0] : undefined;
}

export async function isTaken(
  database: DynamicKysely,
  column: 'username' | 'phone' | 'email',
  value: string,
): Promise<boolean> {
  const db = database.withTables<AccountSchema>();
  const found = db.selectFrom('sys_user').select('id').where(column, '=', value).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/**
 * Validates a mobile number.
 * @throws Refusal for an invalid one.
 */
export function checkPhone(phone: string): string {
  if (!isMobileNumber(phone)) throw new Refusal(say('手机号码格式不正确！'));
  return phone;
}
