import type { AccountSchema, DynamicKysely } from '../../database/index.ts';
import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { SignInOrigin } from '../browser/sign-in-origin.ts';
import { isCaptchaRight } from '../captcha/captchas.ts';
import { finishSignIn } from '../factors/index.ts';
import { createWorkQueue, noteAttempt, type Attempt } from '../limits/index.ts';
import { verifyPassword } from '../passwords/index.ts';
import type { LoginParts, LoginResult } from './begin-session.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha: string | undefined;
  /** The number with which the picture was requested. */
  checkKey: string | undefined;
}

/** Limits sign-ins, so that a flood of them does not block the database. */
const queue = createWorkQueue({ running: 4, waiting: 100 });

export function inLoginQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}

/**
 * Checks a name and a password, and starts a session. An unknown name and a wrong password give the same response after
 * the same work; only after the right password the response reveals that a user is frozen.
 * @throws Refusal with JeecgBoot's messages.
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
    if (user.status !== 1) throw new Refusal(say('该用户已冻结'));
    return finishSignIn(parts, user.id, origin);
  });
}

/**
 * Returns the user of a name and a password, without a session and without a picture.
 * @throws Refusal as `logIn`.
 */
export async function checkPassword(
  database: DynamicKysely,
  { username, password }: Pick<Credentials, 'username' | 'password'>,
  address: string,
): Promise<{ id: string }> {
  const attempt = await noteAttempt(database, username, address);
  const user = await readForLogin(database, username);
  const correct = await verifyPassword(password, user?.password);
  if (!user || !correct) throw new Refusal(say('用户名或密码错误'));
  await attempt.succeed();
  if (user.status !== 1) throw new Refusal(say('该用户已冻结'));
  return user;
}

/** @throws Refusal with code 412, which makes a client show a new picture. */
async function checkCaptcha({ database, captcha }: LoginParts, credentials: Credentials, attempt: Attempt) {
  if (captcha === 'off' || (captcha === 'auto' && !attempt.suspicious)) return;
  const { captcha: answer, checkKey } = credentials;
  const given = answer !== undefined && answer !== '' && checkKey !== undefined;
  if (given && (await isCaptchaRight(database, { checkKey, answer }))) return;
  await attempt.withdraw();
  throw new Refusal(given ? say('验证码错误') : say('验证码无效'), { code: 412, result: { captchaRequired: true } });
}

function wrong(captchaRequired: boolean): Refusal {
  return new Refusal(say('用户名或密码错误'), captchaRequired ? { result: { captchaRequired } } : {});
}

/** Only this function and `change-password.ts` read the password hash. */
async function readForLogin(database: DynamicKysely, username: string) {
  const db = database.withTables<AccountSchema>();
  return db
    .selectFrom('sys_user')
    .select(['id', 'password', 'status'])
    .where('username', '=', username)
    .where('del_flag', '=', 0)
    .executeTakeFirst();
}
