import { patternRule } from './rule.ts';

export const naturalNumber = patternRule('自然数', /^\d+$/, '请输入自然数');
