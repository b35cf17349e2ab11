import { say } from '../../locale/index.ts';
import type { Credentials } from '../session/index.ts';

type Name = 'username' | 'password' | 'captcha';

/** The message for each missing field. */
export type MissingCredentials = { [field in Name | 'slider']?: string | undefined };

/** Returns the fields that are still empty; captcha and slider are checked only if `asked`. */
export function missingCredentials(
  values: Pick<Credentials, Name>,
  asked: { captcha: boolean; slider: boolean },
): MissingCredentials {
  return {
    ...(values.username.trim() === '' && { username: say('请输入账号') }),
    ...(values.password === '' && { password: say('请输入密码') }),
    ...(asked.captcha && !values.captcha?.trim() && { captcha: say('请输入验证码') }),
    ...(asked.slider && { slider: say('请按住滑块，拖动到最右边') }),
  };
}
