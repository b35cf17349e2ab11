import { patternRule } from './rule.ts';

export const shortText = patternRule('255位以内的字符', /^[\s\S]{0,255}$/, '请输入255位以内的字符');
