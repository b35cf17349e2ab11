import { say } from '../../schema/locale/index.ts';
import type { Credentials } from '../session/index.ts';

type Name = 'username' | 'password' | 'captcha';

/** What is still to be filled in, by field; the captcha only where one is asked for. */
export function missingCredentials(
  values: Pick<Credentials, Name>,
  asksCaptcha: boolean,
): Partial<Record<Name, string>> {
  return {
    ...(values.username.trim() === '' && { username: say('请输入账号') }),
    ...(values.password === '' && { password: say('请输入密码') }),
    ...(asksCaptcha && !values.captcha?.trim() && { captcha: say('请输入验证码') }),
  };
}
