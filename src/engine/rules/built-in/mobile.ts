import { patternRule } from './rule.ts';

/** 11 digits: 1, then 3, 4, 5, 7 or 8. */
export const mobile = patternRule('手机号', /^1[34578]\d{9}$/, '请输入正确手机号');
