import { patternRule } from './rule.ts';

export const alphanumeric = patternRule(
  '20位以内的英文字符和数字',
  /^[A-Za-z0-9]{0,20}$/,
  '请输入20位以内的英文字符和数字',
);
