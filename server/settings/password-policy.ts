import { text } from '../locale/index.ts';

/** The rule for passwords, as people read it. */
export const passwordPolicy = text('密码至少 8 位，要有字母、数字和符号');

/** Whether it has 8 characters with a letter, a digit and a symbol; the pages of users require the same. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/].every((part) => part.test(password));
}
