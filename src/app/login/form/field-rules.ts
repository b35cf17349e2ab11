import { say, text, translated } from '../../../schema/locale/say.ts';
import { isMobileNumber } from '../../../schema/patterns/mobile-number.ts';

export const passwordPolicy = text('密码至少 8 位，要有字母、数字和符号');

/**
 * The validation rules for registration (docs/requirements.md, Validation). They equal those of the engine, which a
 * test checks: the pages before sign-in do not load the engine.
 */
export const registrationRules = {
  username(value: string): string | undefined {
    const username = value.trim();
    if (username === '') return say('请输入用户名');
    if (!/^\w*$/.test(username)) return say('只允许字母、数字、下划线');
    return username.length >= 4 && username.length <= 18 ? undefined : say('长度6到18个字符');
  },
  mobile(value: string): string | undefined {
    if (value.trim() === '') return say('请输入手机号');
    return isMobileNumber(value.trim()) ? undefined : say('请输入正确手机号');
  },
  email(value: string): string | undefined {
    const isRight = value.trim() === '' || /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(value.trim());
    return isRight ? undefined : say('邮箱格式不正确');
  },
};

export function phoneError(phone: string): string | undefined {
  if (phone.trim() === '') return say('请输入手机号');
  return isMobileNumber(phone.trim()) ? undefined : say('手机号码格式不正确！');
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
