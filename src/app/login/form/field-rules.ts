import { say, text, translated } from '../../../schema/locale/index.ts';

/** What the server asks of an account's values, in its words (system.rules.json, the policy for passwords). */
export const accountPatterns = {
  username: /^[A-Za-z0-9][A-Za-z0-9_.@-]*$/,
  phone: /^1[3-9]\d{9}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
};

export const passwordPolicy = text('密码至少 8 位，要有字母、数字和符号');

export function usernameError(username: string): string | undefined {
  if (username.trim() === '') return say('请输入用户名');
  if (username.trim().length > 100) return say('用户名最多 100 个字符');
  return accountPatterns.username.test(username.trim())
    ? undefined
    : say('用户名只能有字母、数字、点、@、下划线和短横线');
}

export function phoneError(phone: string): string | undefined {
  if (phone.trim() === '') return say('请输入手机号');
  return accountPatterns.phone.test(phone.trim()) ? undefined : say('手机号码格式不正确！');
}

/** An e-mail address may be left out. */
export function emailError(email: string): string | undefined {
  return email.trim() === '' || accountPatterns.email.test(email.trim()) ? undefined : say('邮箱格式不正确');
}

export function codeError(code: string): string | undefined {
  return code.trim() === '' ? say('请输入验证码') : undefined;
}

export function newPasswordError(password: string): string | undefined {
  if (password === '') return say('请输入密码');
  const parts = [/[A-Za-z]/, /[0-9]/, /[^A-Za-z0-9]/];
  return password.length >= 8 && parts.every((part) => part.test(password)) ? undefined : translated(passwordPolicy);
}

export function confirmationError(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return say('请再次输入密码');
  return confirmation === password ? undefined : say('两次输入密码不一致!');
}
