import { builtIn } from './built-in.ts';

/** A named pattern of an editable table's `validateRules`. */
export interface TablePattern {
  title: string;
  message: string;
  /** Is the text, which is not empty (save for `*`), as it should be? */
  test(text: string): boolean;
}

const matches = (title: string, pattern: RegExp, message = `请输入${title}`): TablePattern => ({
  title,
  message,
  test: (text) => pattern.test(text),
});

/** The patterns by their sign; `only` is tested over the whole column (see validateCell). */
export const tablePatterns: ReadonlyMap<string, TablePattern> = new Map<string, TablePattern>([
  ['*', matches('非空', /\S/, '不能为空')],
  ['n6-16', matches('6到16位数字', /^\d{6,16}$/)],
  ['*6-16', matches('6到16位任意字符', /^[\s\S]{6,16}$/)],
  ['s6-18', matches('6到18位字母', /^[A-Za-z]{6,18}$/)],
  ['url', matches('网址', /^https?:\/\/\S+$/, '请输入以http和https开头的网址')],
  ['e', { title: '电子邮件', message: '邮箱格式不正确', test: (text) => builtIn.email.check(text) === undefined }],
  ['m', matches('手机号码', /^1[3-9]\d{9}$/, '请输入正确手机号')],
  ['p', matches('邮政编码', /^[1-9]\d{5}$/, '请输入正确的邮政编码')],
  ['s', matches('字母', /^[A-Za-z]+$/)],
  ['n', matches('数字', /^-?\d+(\.\d+)?$/)],
  ['z', matches('整数', /^-?\d+$/)],
  ['money', matches('金额', /^-?(0|[1-9]\d*)(\.\d{1,2})?$/, '请输入正确的金额，最多两位小数')],
  ['only', { title: '不能重复', message: '不能重复', test: () => true }],
]);
