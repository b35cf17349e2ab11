import { patternRule } from './rule.ts';

export const plainName = patternRule(
  '2到100位的中英文字符和空格',
  /^[A-Za-z\u4e00-\u9fff ]{2,100}$/,
  '请输入2到100位的中英文字符和空格',
);
