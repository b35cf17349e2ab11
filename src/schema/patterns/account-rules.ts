import { say, text } from '../../locale/index.ts';

// The rules for accounts: those of forms, of the pages before sign-in, of the server and of its settings
// (docs/requirements.md, Validation).

/** True for a mobile number of mainland China: 1, a digit from 3 to 9, and nine more digits. */
export function isMobileNumber(value: string): boolean {
  return /^1[3-9]\d{9}$/.test(value);
}

/** True for an e-mail address. */
export function isEmailAddress(value: string): boolean {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(value);
}

/** Returns the reason why a text cannot be a user name, undefined if it can. */
export function userNameError(name: string): string | undefined {
  if (!/^\w*$/.test(name)) return say('只允许字母、数字、下划线');
  return name.length >= 4 && name.length <= 18 ? undefined : say('长度4到18个字符');
}

/** The displayed rule for passwords. */
export const passwordPolicy = text('密码至少 8 位，要有字母、数字和符号');

/** True for a password of 8 characters or more with a letter, a digit and a sign. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/].every((part) => part.test(password));
}
