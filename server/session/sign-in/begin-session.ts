import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import type { Dictionaries, DictionaryItem } from '../../dictionaries/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { Settings } from '../../settings/index.ts';
import { readTenants, type TenantInfo } from '../../tenants/index.ts';
import type { SignInOrigin } from '../browser/sign-in-origin.ts';
import { startSession } from '../sessions.ts';
import { readDepartments, readUserInfo, type DepartmentInfo, type UserInfo } from '../users.ts';

/** The result of a login (docs/jeecgboot.md, Sign-in and account). */
export interface LoginResult {
  token: string;
  /** 0 in no department, 1 in one, 2 in several. */
  multi_depart: 0 | 1 | 2;
  departs: DepartmentInfo[];
  /** The tenants of the user that are not frozen; absent if they belong to none. */
  tenantList?: TenantInfo[];
  userInfo: UserInfo;
  sysAllDictItems: Readonly<Record<string, readonly DictionaryItem[]>>;
}

export interface LoginParts {
  database: DynamicKysely;
  dictionaries: Dictionaries;
  /** The condition for requiring a picture; `auto`: after failures. */
  captcha: Settings['captcha'];
  secondFactorRoles: readonly string[];
}

/**
 * Starts a session of an authenticated user.
 * @throws Refusal if all their tenants are frozen.
 */
export async function beginSession(
  { database, dictionaries }: LoginParts,
  userId: string,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const userInfo = await readUserInfo(database, userId);
  const tenantIds = String(userInfo['relTenantIds'] ?? '');
  const tenantList = await readTenants(database, tenantIds);
  if (tenantIds !== '' && tenantList.length === 0) throw new Refusal(say('与该用户关联的租户均已被冻结，无法登录！'));
  const departs = await readDepartments(database, userId);
  const [first, second] = departs;
  if (first && !second) await chooseDepartment(database, userId, first.orgCode);
  return {
    token: await startSession(database, userId, origin),
    multi_depart: second ? 2 : first ? 1 : 0,
    departs,
    ...(tenantIds !== '' && { tenantList }),
    userInfo: { ...userInfo, orgCode: first && !second ? first.orgCode : userInfo.orgCode },
    sysAllDictItems: await dictionaries.all(tenantList[0]?.id ?? 0),
  };
}

export async function chooseDepartment(database: DynamicKysely, userId: string, orgCode: string): Promise<void> {
  const db = database.withTables<AccountSchema>();
  await db.updateTable('sys_user').set({ org_code: orgCode }).where('id', '=', userId).execute();
}
