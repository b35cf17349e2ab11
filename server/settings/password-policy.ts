import { text } from '../locale/index.ts';

/** The displayed rule for passwords. */
export const passwordPolicy = text('密码至少 8 位，要有字母、数字和符号');

/**
 * Returns true if a password has 8 characters with a letter, a digit and a symbol. The pages of users require the same.
 */
export function isStrongPassword(password: string): boolean {
  return password.length >= 8 && [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/].every((part) => part.test(password));
}
