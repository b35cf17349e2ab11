import { say, translated } from '../../../locale/index.ts';
import {
  isEmailAddress,
  isMobileNumber,
  isStrongPassword,
  passwordPolicy,
  userNameError,
} from '../../../schema/patterns/account-rules.ts';

/** The validation rules for registration. */
export const registrationRules = {
  username(value: string): string | undefined {
    return value.trim() === '' ? say('请输入用户名') : userNameError(value.trim());
  },
  mobile(value: string): string | undefined {
    if (value.trim() === '') return say('请输入手机号');
    return isMobileNumber(value.trim()) ? undefined : say('请输入正确手机号');
  },
  email(value: string): string | undefined {
    return value.trim() === '' || isEmailAddress(value.trim()) ? undefined : say('邮箱格式不正确');
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
  return isStrongPassword(password) ? undefined : translated(passwordPolicy);
}

export function confirmationError(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return say('请再次输入密码');
  return confirmation === password ? undefined : say('两次输入密码不一致!');
}
