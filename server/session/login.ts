import type { DynamicKysely } from '../database/dynamic-schema.ts';
import type { Dictionaries, DictionaryItem } from '../dictionaries/index.ts';
import { Refusal } from '../http/index.ts';
import { noteAttempt } from './login-attempts.ts';
import { verifyPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import type { SessionSchema } from './tables.ts';
import { type DepartmentInfo, readDepartments, readUserInfo, type UserInfo } from './users.ts';

/** What a login answers (jeecg-contract.md 2). */
export interface LoginResult {
  token: string;
  /** 0 in no department, 1 in one, 2 in several. */
  multi_depart: 0 | 1 | 2;
  departs: DepartmentInfo[];
  userInfo: UserInfo;
  sysAllDictItems: Readonly<Record<string, DictionaryItem[]>>;
}

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Checks a name and a password, and starts a session. A name that nobody has and a wrong password give one answer, after
 * the same work; whether a user is frozen is told only to who knows the password.
 * @throws Refusal in the words of the contract.
 */
export async function logIn(
  database: DynamicKysely,
  dictionaries: Dictionaries,
  { username, password }: Credentials,
  address: string,
): Promise<LoginResult> {
  const takeBack = await noteAttempt(database, username, address);
  const user = await readForLogin(database, username);
  const correct = await verifyPassword(password, user?.password);
  if (!user || !correct) throw new Refusal('用户名或密码错误');
  await takeBack();
  if (user.status !== 1) throw new Refusal('该用户已冻结');
  const departs = await readDepartments(database, user.id);
  const [first, second] = departs;
  if (first && !second) await chooseDepartment(database, user.id, first.orgCode);
  return {
    token: await startSession(database, user.id, address),
    multi_depart: second ? 2 : first ? 1 : 0,
    departs,
    userInfo: await readUserInfo(database, user.id),
    sysAllDictItems: await dictionaries.all(),
  };
}

/** Makes a department the one the user works for now. */
export async function chooseDepartment(database: DynamicKysely, userId: string, orgCode: string): Promise<void> {
  const db = database.withTables<SessionSchema>();
  await db.updateTable('sys_user').set({ org_code: orgCode }).where('id', '=', userId).execute();
}

/** The only reading of a password hash, beside the one of `change-password.ts`. */
async function readForLogin(database: DynamicKysely, username: string) {
  const db = database.withTables<SessionSchema>();
  return db
    .selectFrom('sys_user')
    .select(['id', 'password', 'status'])
    .where('username', '=', username)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
}
