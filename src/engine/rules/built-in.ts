import { say, text, textTable, translated, type Text } from '../../locale/index.ts';
import {
  isEmailAddress,
  isMobileNumber,
  isStrongPassword,
  passwordPolicy,
  userNameError,
} from '../../schema/patterns/account-rules.ts';
import { parseCron } from '../time/cron/index.ts';
import { isIdentityCard } from './identity-card.ts';

/** A built-in rule for one text. Empty values are not checked: `required` does that. */
export interface BuiltInRule {
  title: string;
  check(text: string): string | undefined;
}

function matching(title: Text, pattern: Pick<RegExp, 'test'>, message: Text): BuiltInRule {
  return { title, check: (text) => (pattern.test(text) ? undefined : translated(message)) };
}

/** The rules that `x-rules` may name without a rules document; each is one entry. */
export const builtIn = textTable({
  mobile: matching(text('手机号'), { test: isMobileNumber }, text('请输入正确手机号')),
  username: { title: text('用户名'), check: userNameError },
  password: matching(text('密码'), { test: isStrongPassword }, passwordPolicy),
  email: matching(text('邮箱'), { test: isEmailAddress }, text('邮箱格式不正确')),
  'natural-number': matching(text('自然数'), /^\d+$/, text('请输入自然数')),
  english: matching(text('英文字符'), /^[A-Za-z]+$/, text('请输入英文字符')),
  telephone: matching(text('座机号'), /^(0\d{2,3}-?)?[1-9]\d{6,7}(-\d{1,6})?$/, text('请输入正确的座机号')),
  'bank-card': matching(text('银行卡号码'), /^\d{10,20}$/, text('请输入正确的银行卡号码')),
  'certificate-number': matching(text('证件号码'), /^[A-Za-z0-9]{1,50}$/, text('请输入正确的证件号码')),
  'identity-card': {
    title: text('身份证号码'),
    check: (text) => (isIdentityCard(text.toUpperCase()) ? undefined : say('请输入正确的身份证号码')),
  },
  qq: matching(text('QQ号码'), /^[1-9]\d{4,11}$/, text('请输入正确的QQ号码')),
  'web-address': matching(text('网址'), /^https?:\/\/\S+$/, text('请输入以http和https开头的网址')),
  alphanumeric: matching(
    text('20位以内的英文字符和数字'),
    /^[A-Za-z0-9]{0,20}$/,
    text('请输入20位以内的英文字符和数字'),
  ),
  'plain-name': matching(
    text('2到100位的中英文字符和空格'),
    /^[A-Za-z\u4e00-\u9fff ]{2,100}$/,
    text('请输入2到100位的中英文字符和空格'),
  ),
  'digits-and-lines': matching(text('数字和换行符'), /^[\d\r\n]*$/, text('请输入数字和换行符')),
  'short-text': matching(text('255位以内的字符'), /^[\s\S]{0,255}$/, text('请输入255位以内的字符')),
  cron: {
    title: text('Cron表达式'),
    check(text) {
      const result = parseCron(text);
      return result.ok ? undefined : result.message;
    },
  },
} satisfies Record<string, BuiltInRule>);

export const builtInRules: ReadonlyMap<string, BuiltInRule> = new Map(Object.entries(builtIn));
