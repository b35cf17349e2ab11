import { say, text, textTable, translated } from '../../locale/index.ts';
import { isEmailAddress, isMobileNumber } from '../../schema/patterns/account-rules.ts';

export interface TablePattern {
  title: string;
  message: string;
  /** Tests a text, which is not empty (except for `*`). */
  test(text: string): boolean;
}

const matches = (title: string, pattern: Pick<RegExp, 'test'>, message?: string): TablePattern => ({
  title,
  get message() {
    return message === undefined ? say('请输入{title}', { title: translated(title) }) : translated(message);
  },
  test: (text) => pattern.test(text),
});

/** The patterns by their sign; `only` is tested over the whole column (see `validateCell`). */
export const tablePatterns: ReadonlyMap<string, TablePattern> = new Map(
  textTable<[string, TablePattern][]>([
    ['*', matches(text('非空'), /\S/, text('不能为空'))],
    ['n6-16', matches(text('6到16位数字'), /^\d{6,16}$/)],
    ['*6-16', matches(text('6到16位任意字符'), /^[\s\S]{6,16}$/)],
    ['s6-18', matches(text('6到18位字母'), /^[A-Za-z]{6,18}$/)],
    ['url', matches(text('网址'), /^https?:\/\/\S+$/, text('请输入以http和https开头的网址'))],
    ['e', matches(text('电子邮件'), { test: isEmailAddress }, text('邮箱格式不正确'))],
    ['m', matches(text('手机号码'), { test: isMobileNumber }, text('请输入正确手机号'))],
    ['p', matches(text('邮政编码'), /^[1-9]\d{5}$/, text('请输入正确的邮政编码'))],
    ['s', matches(text('字母'), /^[A-Za-z]+$/)],
    ['n', matches(text('数字'), /^-?\d+(\.\d+)?$/)],
    ['z', matches(text('整数'), /^-?\d+$/)],
    ['money', matches(text('金额'), /^-?(0|[1-9]\d*)(\.\d{1,2})?$/, text('请输入正确的金额，最多两位小数'))],
    ['only', { title: text('不能重复'), message: text('不能重复'), test: () => true }],
  ]),
);
