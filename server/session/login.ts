import type { DynamicKysely } from '../database/index.ts';
import type { Dictionaries, DictionaryItem } from '../dictionaries/index.ts';
import { Refusal } from '../http/index.ts';
import type { Settings } from '../settings/index.ts';
import { isCaptchaRight } from './captcha/index.ts';
import { createWorkQueue } from './work-queue.ts';
import { type Attempt, noteAttempt } from './login-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import type { SignInOrigin } from './sign-in-origin.ts';
import type { AccountSchema } from '../accounts/index.ts';
import { readTenants, type TenantInfo } from '../tenants/index.ts';
import { type DepartmentInfo, readDepartments, readUserInfo, type UserInfo } from './users.ts';

/** What a login answers (docs/jeecgboot.md, Sign-in and account). */
export interface LoginResult {
  token: string;
  /** 0 in no department, 1 in one, 2 in several. */
  multi_depart: 0 | 1 | 2;
  departs: DepartmentInfo[];
  /** His tenants that are not frozen; missing where he belongs to none. */
  tenantList?: TenantInfo[];
  userInfo: UserInfo;
  sysAllDictItems: Readonly<Record<string, DictionaryItem[]>>;
}

export interface Credentials {
  username: string;
  password: string;
  captcha: string | undefined;
  /** The number with which the picture was requested. */
  checkKey: string | undefined;
}

export interface LoginParts {
  database: DynamicKysely;
  dictionaries: Dictionaries;
  /** When a picture is required; `auto`: after failures. */
  captcha: Settings['captcha'];
}

/** Limits signing in, so that a flood of it does not block the database. */
const queue = createWorkQueue({ running: 4, waiting: 100 });

/** Runs work of clients that are not signed in, a few at a time. */
export function inLoginQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}

/**
 * Checks a name and a password, and starts a session. An unknown name and a wrong password give the same answer after
 * the same work; only after the right password the answer says that a user is frozen.
 * @throws Refusal in JeecgBoot's words.
 */
export function logIn(parts: LoginParts, credentials: Credentials, origin: SignInOrigin): Promise<LoginResult> {
  return inLoginQueue(async () => {
    const { database } = parts;
    const attempt = await noteAttempt(database, credentials.username, origin.address);
    await checkCaptcha(parts, credentials, attempt);
    const user = await readForLogin(database, credentials.username);
    const correct = await verifyPassword(credentials.password, user?.password);
    if (!user || !correct) throw wrong(attempt.suspiciousNext && parts.captcha !== 'off');
    await attempt.succeed();
    if (user.status !== 1) throw new Refusal('该用户已冻结');
    return beginSession(parts, user.id, origin);
  });
}

/** @throws Refusal with code 412, at which a client shows a new picture. */
async function checkCaptcha({ database, captcha }: LoginParts, credentials: Credentials, attempt: Attempt) {
  if (captcha === 'off' || (captcha === 'auto' && !attempt.suspicious)) return;
  const { captcha: answer, checkKey } = credentials;
  const given = answer !== undefined && answer !== '' && checkKey !== undefined;
  if (given && (await isCaptchaRight(database, { checkKey, answer }))) return;
  await attempt.withdraw();
  throw new Refusal(given ? '验证码错误' : '验证码无效', { code: 412, result: { captchaRequired: true } });
}

function wrong(captchaRequired: boolean): Refusal {
  return new Refusal('用户名或密码错误', captchaRequired ? { result: { captchaRequired } } : {});
}

/**
 * Starts a session of an authenticated user.
 * @throws Refusal where all his tenants are frozen.
 */
export async function beginSession(
  { database, dictionaries }: LoginParts,
  userId: string,
  origin: SignInOrigin,
): Promise<LoginResult> {
  const userInfo = await readUserInfo(database, userId);
  const tenantIds = String(userInfo['relTenantIds'] ?? '');
  const tenantList = await readTenants(database, tenantIds);
  if (tenantIds !== '' && tenantList.length === 0) throw new Refusal('与该用户关联的租户均已被冻结，无法登录！');
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

/** Sets the current department of a user. */
export async function chooseDepartment(database: DynamicKysely, userId: string, orgCode: string): Promise<void> {
  const db = database.withTables<AccountSchema>();
  await db.updateTable('sys_user').set({ org_code: orgCode }).where('id', '=', userId).execute();
}

/** Reads the password hash; only this function and `change-password.ts` do. */
async function readForLogin(database: DynamicKysely, username: string) {
  const db = database.withTables<AccountSchema>();
  return db
    .selectFrom('sys_user')
    .select(['id', 'password', 'status'])
    .where('username', '=', username)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
}
