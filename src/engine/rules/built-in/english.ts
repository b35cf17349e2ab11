import { patternRule } from './rule.ts';

export const english = patternRule('英文字符', /^[A-Za-z]+$/, '请输入英文字符');
