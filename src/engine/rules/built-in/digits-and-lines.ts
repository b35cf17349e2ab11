import { patternRule } from './rule.ts';

export const digitsAndLines = patternRule('数字和换行符', /^[\d\r\n]*$/, '请输入数字和换行符');
